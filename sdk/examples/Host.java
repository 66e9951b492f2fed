// SPDX-License-Identifier: MIT
// The smallest host in Java, over JNA: lists an addon's games and plays one, level 3 against random
// (where the addon has no such player, the last that it lists). Built by
// javac -cp jna.jar -d . Host.java Ludus.java, and run by java -cp jna.jar:. Host, with
//
//   ADDON_FOLDER [GAME [SEED]]
//   --layout        prints what is mirrored of the contract, for a test
import com.sun.jna.*;
import com.sun.jna.ptr.*;
import java.io.PrintStream;
import java.nio.file.*;
import java.security.MessageDigest;
import java.util.*;
import java.util.regex.*;

public class Host {
    // What stands behind a name in JSON: a text or a number, or an object that holds no other.
    static String member(String json, String name) {
        Matcher found = Pattern.compile("\"" + Pattern.quote(name)
            + "\"\\s*:\\s*(?:\"([^\"]*)\"|(\\d+)|\\{([^{}]*)\\})").matcher(json);
        if (!found.find()) return "";
        for (int i = 1; i < 3; i++)
            if (found.group(i) != null) return found.group(i);
        return found.group(3);
    }

    // The library that the manifest names for this process, if it is as the manifest says.
    static String libraryOf(Path folder) throws Exception {
        String manifest = Files.readString(folder.resolve("addon.json"));
        String abi = member(manifest, "abi");
        if (!member(manifest, "manifest").equals("1") || !abi.matches("0\\.([2-9]|[1-9]\\d+)"))
            throw new IllegalStateException("contract " + abi + " found, 0.2 or later expected");
        String here = (Platform.isWindows() ? "windows-" : "linux-") + switch (Platform.ARCH) {
            case "x86-64" -> "x86_64";
            case "arm" -> "armhf";
            default -> Platform.ARCH;
        };
        String library = member(manifest, here);
        if (library.isEmpty()) throw new IllegalStateException("no library for " + here);
        Path path = folder.resolve(member(library, "path")).toRealPath();
        if (!path.startsWith(folder))
            throw new IllegalStateException(path + " lies outside the addon's folder");
        byte[] content = Files.readAllBytes(path);
        byte[] sha256 = MessageDigest.getInstance("SHA-256").digest(content);
        String hash = HexFormat.of().formatHex(sha256);
        if (!member(library, "size").equals("" + content.length)
            || !member(library, "sha256").equals(hash))
            throw new IllegalStateException(path + " is not of the manifest's size and SHA-256");
        return path.toString();
    }

    static NativeLibrary library; // JNA unloads one that nobody holds

    static Function entryOf(String path) {
        try {
            library = NativeLibrary.getInstance(path);
            return library.getFunction("ludus_open_2");
        } catch (UnsatisfiedLinkError why) { // a line for each place where it was sought
            String[] lines = why.getMessage().split("\n");
            throw new IllegalStateException(lines[Math.min(1, lines.length - 1)]);
        }
    }

    static void play(Ludus.Table api, Pointer addon, String game, long seed) {
        var games = new Ludus.Table("ludus_game_api", api.get("game"));
        var match = new Ludus.Table("ludus_match_api", api.get("match"));
        var players = api.feature(addon, "ludus.players/1", "ludus_players_api");
        var texts = api.feature(addon, "ludus.texts/1", "ludus_texts_api");
        List<String> ids = new ArrayList<>();
        if (players != null)
            for (var one : players.listed(new Ludus.ludus_player(), "players", addon, game, "en"))
                ids.add(one.id);
        if (ids.isEmpty())
            throw new IllegalStateException(game + " has no players, one at least expected");
        String[] sides = {"level-3", "random"};
        for (int i = 0; i < 2; i++)
            if (!ids.contains(sides[i])) sides[i] = ids.get(ids.size() - 1);
        var made = new PointerByReference();
        match.call("create", addon, game, made);
        Pointer on = made.getValue();
        Ludus.ludus_state state = new Ludus.ludus_state().sized();
        Ludus.ludus_thought thought = new Ludus.ludus_thought().sized();
        for (boolean moved = false;;) {
            match.call("state", on, state);
            if (state.phase == Ludus.PHASE_OVER) break;
            if (state.phase == Ludus.PHASE_ROLL) {
                var dice = new int[Ludus.MAX_DICE];
                var count = new IntByReference();
                games.call("roll", addon, game, seed, (long) state.rolls, dice, dice.length, count);
                match.call("set_dice", on, dice, count.getValue());
            } else if (state.phase == Ludus.PHASE_MOVE && !moved) { // a turn may be over here, too
                players.call("think", on, sides[state.mover - 1], null, seed + state.steps, null,
                    null, thought);
                match.call("play_turn", on, thought.turn);
            } else {
                match.call("end_turn", on);
            }
            moved = state.phase == Ludus.PHASE_MOVE && !moved;
            if (texts == null) continue;
            for (var event : match.listed(new Ludus.ludus_event(), "events", on))
                System.out.println(texts.text("say", addon, game, event, "en"));
        }
        String winner = state.winner > 0 ? "player " + state.winner : "nobody";
        System.out.println(game + ": " + winner + " won: " + match.text("position", on));
        match.destroy(on);
    }

    static void run(String[] words) throws Exception {
        if (words.length == 0)
            throw new IllegalStateException("ADDON_FOLDER [GAME [SEED]] expected");
        Path folder = Path.of(words[0]).toRealPath();
        Ludus.ludus_host host = new Ludus.ludus_host().sized();
        host.abi = Ludus.ABI;
        host.name = "Host.java 1.0";
        host.addon_folder = folder.toString();
        PointerByReference made = new PointerByReference(), table = new PointerByReference();
        Ludus.call(entryOf(libraryOf(folder)), host, made, table, new IntByReference());
        Pointer addon = made.getValue();
        var api = new Ludus.Table("ludus_addon_api", table.getValue());
        var games = new Ludus.Table("ludus_game_api", api.get("game"))
            .listed(new Ludus.ludus_game(), "games", addon, "en");
        for (var game : games) System.out.println(game.id + ": " + game.name);
        long seed = words.length > 2 ? Long.parseUnsignedLong(words[2]) : 1;
        play(api, addon, words.length > 1 ? words[1] : games.get(0).id, seed);
        api.destroy(addon);
    }

    public static void main(String[] words) throws Exception {
        System.setProperty("jna.encoding", "UTF-8");
        System.setOut(new PrintStream(System.out, true, "UTF-8"));
        try {
            if (words.length > 0 && words[0].equals("--layout")) Ludus.layout();
            else run(words);
        } catch (Exception why) {
            System.err.println("Host.java: " + String.join(" ", words) + ": " + why.getMessage());
            System.exit(1);
        }
    }
}
