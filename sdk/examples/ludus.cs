// SPDX-License-Identifier: MIT
// The contract of ludus/addon.h in C#, as far as host.cs needs it.
#pragma warning disable 169, 649 // fields that only the addon writes
using System;
using System.IO;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Text;
using Call = System.Runtime.InteropServices.UnmanagedFunctionPointerAttribute;
using P = System.IntPtr; // handles, texts, functions that are not called

static class Ludus {
    public const uint LUDUS_ABI = 2;
    public const uint LUDUS_PHASE_ROLL = 1, LUDUS_PHASE_MOVE = 2, LUDUS_PHASE_OVER = 4;
    public const int LUDUS_MAX_DICE = 8;
    const CallingConvention C = CallingConvention.Cdecl;

    [Call(C)] public delegate int Open(ref ludus_host host, out P addon, out P api,
                                       out uint abi, P error);
    [Call(C)] public delegate int Make(P addon, byte[] name, out P made, P error);
    [Call(C)] public delegate int Destroy(P made);
    [Call(C)] public delegate int Games(P addon, byte[] language, P list, int room,
                                        int stride, out int count, P error);
    [Call(C)] public delegate int Roll(P addon, byte[] game, ulong seed, ulong index,
                                       int[] values, int room, out int count, P error);
    [Call(C)] public delegate int State(P match, ref ludus_state state, P error);
    [Call(C)] public delegate int SetDice(P match, int[] values, int count, P error);
    [Call(C)] public delegate int PlayTurn(P match, uint turn, P error);
    [Call(C)] public delegate int EndTurn(P match, P error);
    [Call(C)] public delegate int Events(P match, P list, int room, int stride, out int count,
                                         P error);
    [Call(C)] public delegate int Position(P match, byte[] text, int room, P length, P error);
    [Call(C)] public delegate int Players(P addon, byte[] game, byte[] language, P list,
                                          int room, int stride, out int count, P error);
    [Call(C)] public delegate int Think(P match, P player, P budget, ulong seed, P progress,
                                        P user, ref ludus_thought thought, P error);
    [Call(C)] public delegate int Say(P addon, byte[] game, ref ludus_event what,
                                      byte[] language, byte[] text, int room, P length, P error);

    public struct ludus_error {
        public uint size; public int code; public uint column, length;
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 16)] public byte[] language;
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 480)] public byte[] text;
    }
    public struct ludus_host {
        public int size; public uint abi; public P name, addon_folder, data_folder, log, user;
    }
    public struct ludus_game { public P id, name, summary; public uint first_rolled, reserved; }
    public struct ludus_state {
        public int size; public uint phase; public int mover, winner;
        public uint turns, rolls, steps, moves_made, may_end, dice_count, dice_used, reserved;
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = LUDUS_MAX_DICE)] public int[] dice;
        public int victory, points;
    }
    public struct ludus_event {
        public uint size; public int kind, player, from, to, piece; public uint flags;
        public int reason; public uint count;
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = LUDUS_MAX_DICE)] public int[] values;
        public int victory, points; public uint reserved;
    }
    public struct ludus_player { public P id, name; public int kind, rank; }
    public struct ludus_thought {
        public int size; public uint turn; public ulong nodes;
        public int probability, stopped, weakened; public uint reserved;
    }
    public struct ludus_game_api {
        public uint size, reserved; public Games games;
        public P check, sides, options, option_values, rolls; public Roll roll;
    }
    public struct ludus_match_api {
        public uint size, reserved; public Make create; public P save, restore, clone;
        public Destroy destroy; public State state; public SetDice set_dice;
        public P moves, move_text, play, turns, turn_text, turn_moves, turn_position;
        public PlayTurn play_turn; public P play_text; public EndTurn end_turn; public P undo;
        public Events events; public P contents; public Position position;
        public P set_position, partial, start, record, game;
    }
    public struct ludus_addon_api {
        public uint size, reserved; public P game, match; public Destroy destroy; public P info;
        public Make feature;
    }
    public struct ludus_players_api {
        public uint size, reserved; public Players players; public Think think;
    }
    public struct ludus_texts_api {
        public uint size, reserved; public Say say;
        public P say_move, say_turn, describe, pages, page;
    }

    [DllImport("libdl.so.2")] static extern P dlopen(byte[] path, int flags);
    [DllImport("libdl.so.2")] static extern P dlsym(P library, byte[] name);
    [DllImport("libdl.so.2")] static extern P dlerror();
    [DllImport("kernel32", CharSet = CharSet.Unicode)] static extern P LoadLibraryW(string path);
    [DllImport("kernel32")] static extern P GetProcAddress(P library, byte[] name);

    // The entry of a library, which stays loaded from then on.
    public static Open EntryOf(string path, string name) {
        bool windows = RuntimeInformation.IsOSPlatform(OSPlatform.Windows);
        P library = windows ? LoadLibraryW(path) : dlopen(Utf8(path), 2); // RTLD_NOW
        P entry = library == P.Zero ? P.Zero
            : windows ? GetProcAddress(library, Utf8(name)) : dlsym(library, Utf8(name));
        if (entry == P.Zero)
            throw new IOException(windows ? path + " cannot be loaded" : Text(dlerror()));
        return Marshal.GetDelegateForFunctionPointer<Open>(entry);
    }

    public static readonly P error = Marshal.AllocHGlobal(Marshal.SizeOf<ludus_error>());
    static Ludus() { Marshal.WriteInt32(error, Marshal.SizeOf<ludus_error>()); }

    // Each call is handed `error`; its status comes here.
    public static void Try(int status) {
        P text = error + (int)Marshal.OffsetOf<ludus_error>("text");
        if (status != 0) throw new IOException(Text(text));
    }

    public static byte[] Utf8(string text) { return Encoding.UTF8.GetBytes(text + "\0"); }

    // A text in memory that does not move.
    public static P Kept(string text) {
        byte[] bytes = Utf8(text);
        P kept = Marshal.AllocHGlobal(bytes.Length);
        Marshal.Copy(bytes, 0, kept, bytes.Length);
        return kept;
    }

    public static string Text(byte[] text) {
        return Encoding.UTF8.GetString(text, 0, Array.IndexOf(text, (byte)0));
    }

    public static string Text(P text) {
        var bytes = new System.Collections.Generic.List<byte>();
        for (byte one; (one = Marshal.ReadByte(text, bytes.Count)) != 0; ) bytes.Add(one);
        return Encoding.UTF8.GetString(bytes.ToArray());
    }

    public static void Layout() {
        foreach (Type type in typeof(Ludus).GetNestedTypes()) {
            if (!type.IsValueType) continue;
            Console.Write("{0} {1}", type.Name, Marshal.SizeOf(type));
            foreach (FieldInfo field in type.GetFields())
                Console.Write(" {0}:{1}", field.Name, Marshal.OffsetOf(type, field.Name));
            Console.WriteLine();
        }
        foreach (FieldInfo constant in typeof(Ludus).GetFields())
            if (constant.IsLiteral)
                Console.WriteLine("{0} {1}", constant.Name, constant.GetRawConstantValue());
    }
}
