// SPDX-License-Identifier: MIT
// The smallest host in C#: lists an addon's games and plays one, level 3 against random (where the
// addon has no such player, the last that it lists). Mono's compiler: mcs host.cs ludus.cs
//
//   host.exe ADDON_FOLDER [GAME [SEED]]
//   host.exe --layout        prints what is mirrored of the contract, for a test
using System;
using System.IO;
using System.Linq;
using System.Runtime.InteropServices;
using System.Security.Cryptography;
using System.Text.RegularExpressions;
using static Ludus;
using P = System.IntPtr;

static class Host {
    // What stands behind a name in JSON: a text or a number, or an object that holds no other.
    static string Member(string json, string name) {
        string value = @"\s*:\s*(?:""([^""]*)""|(\d+)|\{([^{}]*)\})";
        Match found = Regex.Match(json, "\"" + Regex.Escape(name) + "\"" + value);
        return found.Groups[1].Value + found.Groups[2].Value + found.Groups[3].Value;
    }

    // The library that the manifest names for this process, if it is as the manifest says. Links are
    // not followed: nothing in Mono does.
    static string LibraryOf(string folder) {
        string manifest = File.ReadAllText(Path.Combine(folder, "addon.json"));
        string abi = Member(manifest, "abi");
        if (Member(manifest, "manifest") != "1" || !Regex.IsMatch(abi, @"^0\.([2-9]|[1-9]\d+)$"))
            throw new IOException("contract " + abi + " found, 0.2 or a later 0.x expected");
        string os = RuntimeInformation.IsOSPlatform(OSPlatform.Windows) ? "windows-" : "linux-";
        string here = os + (RuntimeInformation.ProcessArchitecture + "").ToLower()
            .Replace("x64", "x86_64").Replace("arm", "armhf").Replace("armhf64", "aarch64");
        string library = Member(manifest, here);
        if (library == "") throw new IOException("no library for " + here);
        string path = Path.GetFullPath(Path.Combine(folder, Member(library, "path")));
        if (!path.StartsWith(folder + Path.DirectorySeparatorChar))
            throw new IOException(path + " lies outside the addon's folder");
        byte[] content = File.ReadAllBytes(path), sha256 = SHA256.Create().ComputeHash(content);
        if (Member(library, "size") != content.Length + "" ||
            Member(library, "sha256") != string.Concat(sha256.Select(one => one.ToString("x2"))))
            throw new IOException(path + " is not of the size and SHA-256 that the manifest says");
        return path;
    }

    delegate int Fill(P list, int room, int stride, out int count);

    static T[] Listed<T>(Fill fill) {
        int stride = Marshal.SizeOf<T>(), count;
        P list = Marshal.AllocHGlobal(64 * stride); // of more, these are enough here
        Try(fill(list, 64, stride, out count));
        var all = new T[Math.Min(64, count)];
        for (int i = 0; i < all.Length; i++) all[i] = Marshal.PtrToStructure<T>(list + i * stride);
        Marshal.FreeHGlobal(list);
        return all;
    }

    static T Feature<T>(ludus_addon_api api, P addon, string id) where T : struct {
        P table;
        Try(api.feature(addon, Utf8(id), out table, error));
        return table == P.Zero ? default(T) : Marshal.PtrToStructure<T>(table);
    }

    static void Play(ludus_addon_api api, P addon, string name, ulong seed) {
        byte[] game = Utf8(name), english = Utf8("en"), text = new byte[4096]; // longer: cut
        var rules = Marshal.PtrToStructure<ludus_match_api>(api.match);
        var games = Marshal.PtrToStructure<ludus_game_api>(api.game);
        var players = Feature<ludus_players_api>(api, addon, "ludus.players/1");
        var texts = Feature<ludus_texts_api>(api, addon, "ludus.texts/1");
        ludus_player[] all = players.players == null ? new ludus_player[0]
            : Listed<ludus_player>((P list, int room, int stride, out int n) =>
                players.players(addon, game, english, list, room, stride, out n, error));
        if (all.Length == 0) throw new IOException(name + " has no players, one at least expected");
        Func<string, P> side = id =>
            all.Where(one => Text(one.id) == id).DefaultIfEmpty(all.Last()).First().id;
        P[] sides = { side("level-3"), side("random") };
        var state = new ludus_state { size = Marshal.SizeOf<ludus_state>() };
        var thought = new ludus_thought { size = Marshal.SizeOf<ludus_thought>() };
        var values = new int[LUDUS_MAX_DICE];
        bool moved = false;
        P match;
        int count;
        Try(rules.create(addon, game, out match, error));
        for (; ; ) {
            Try(rules.state(match, ref state, error));
            if (state.phase == LUDUS_PHASE_OVER) break;
            if (state.phase == LUDUS_PHASE_ROLL) {
                Try(games.roll(addon, game, seed, state.rolls, values, values.Length, out count,
                               error));
                Try(rules.set_dice(match, values, count, error));
            } else if (state.phase == LUDUS_PHASE_MOVE && !moved) { // a turn may be over here, too
                Try(players.think(match, sides[state.mover - 1], P.Zero, seed + state.steps,
                                  P.Zero, P.Zero, ref thought, error));
                Try(rules.play_turn(match, thought.turn, error));
            } else {
                Try(rules.end_turn(match, error));
            }
            moved = state.phase == LUDUS_PHASE_MOVE && !moved;
            if (texts.say == null) continue;
            foreach (ludus_event one in Listed<ludus_event>((P list, int room, int stride,
                     out int n) => rules.events(match, list, room, stride, out n, error))) {
                ludus_event what = one;
                Try(texts.say(addon, game, ref what, english, text, text.Length, P.Zero, error));
                Console.WriteLine(Text(text));
            }
        }
        Try(rules.position(match, text, text.Length, P.Zero, error));
        string winner = state.winner > 0 ? "player " + state.winner : "nobody";
        Console.WriteLine("{0}: {1} won: {2}", name, winner, Text(text));
        rules.destroy(match);
    }

    static void Run(string[] words) {
        string folder = Path.GetFullPath(words[0]).TrimEnd(Path.DirectorySeparatorChar);
        var host = new ludus_host { size = Marshal.SizeOf<ludus_host>(), abi = LUDUS_ABI };
        host.name = Kept("host.cs 1.0");
        host.addon_folder = Kept(folder);
        Open open = EntryOf(LibraryOf(folder), "ludus_open_2");
        P addon, table;
        uint abi;
        Try(open(ref host, out addon, out table, out abi, error));
        var api = Marshal.PtrToStructure<ludus_addon_api>(table);
        var games = Marshal.PtrToStructure<ludus_game_api>(api.game);
        ludus_game[] all = Listed<ludus_game>((P list, int room, int stride, out int n) =>
            games.games(addon, Utf8("en"), list, room, stride, out n, error));
        foreach (ludus_game one in all) Console.WriteLine("{0}: {1}", Text(one.id), Text(one.name));
        ulong seed = words.Length > 2 ? ulong.Parse(words[2]) : 1;
        Play(api, addon, words.Length > 1 ? words[1] : Text(all[0].id), seed);
        api.destroy(addon);
    }

    static int Main(string[] words) {
        try {
            if (words.Length == 0) throw new IOException("ADDON_FOLDER [GAME [SEED]] expected");
            if (words[0] == "--layout") Layout();
            else Run(words);
            return 0;
        } catch (Exception why) {
            Console.Error.WriteLine("host.cs: {0}: {1}", words.FirstOrDefault(), why.Message);
            return 1;
        }
    }
}
