// SPDX-License-Identifier: MIT
// The contract of ludus/addon.h in Java, over JNA, as far as Host.java needs it.
import com.sun.jna.*;
import com.sun.jna.Structure.FieldOrder;
import com.sun.jna.ptr.*;
import java.util.*;

public class Ludus {
    static final int ABI = 2, PHASE_ROLL = 1, PHASE_MOVE = 2, PHASE_OVER = 4, MAX_DICE = 8;

    public abstract static class Struct extends Structure {
        <T extends Struct> T sized() { // for those that begin with their size
            writeField("size", size());
            return (T) this;
        }

        int offset(String field) {
            return fieldOffset(field);
        }
    }
    @FieldOrder({"size", "code", "column", "length", "language", "text"})
    public static class ludus_error extends Struct {
        public int size, code, column, length;
        public byte[] language = new byte[16], text = new byte[480];
    }
    @FieldOrder({"size", "abi", "name", "addon_folder", "data_folder", "log", "user"})
    public static class ludus_host extends Struct {
        public int size, abi;
        public String name, addon_folder, data_folder;
        public Pointer log, user;
    }
    @FieldOrder({"id", "name", "summary", "first_rolled", "reserved"})
    public static class ludus_game extends Struct {
        public String id, name, summary;
        public int first_rolled, reserved;
    }
    @FieldOrder({"size", "phase", "mover", "winner", "turns", "rolls", "steps", "moves_made",
        "may_end", "dice_count", "dice_used", "reserved", "dice", "victory", "points"})
    public static class ludus_state extends Struct {
        public int size, phase, mover, winner, turns, rolls, steps, moves_made, may_end, dice_count;
        public int dice_used, reserved, victory, points;
        public int[] dice = new int[MAX_DICE];
    }
    @FieldOrder({"size", "kind", "player", "from", "to", "piece", "flags", "reason", "count",
        "values", "victory", "points", "reserved"})
    public static class ludus_event extends Struct {
        public int size, kind, player, from, to, piece, flags, reason, count;
        public int[] values = new int[MAX_DICE];
        public int victory, points, reserved;
    }
    @FieldOrder({"id", "name", "kind", "rank"})
    public static class ludus_player extends Struct {
        public String id, name;
        public int kind, rank;
    }
    @FieldOrder({"size", "turn", "nodes", "probability", "stopped", "weakened", "reserved"})
    public static class ludus_thought extends Struct {
        public int size, turn, probability, stopped, weakened, reserved;
        public long nodes;
    }

    // The tables: size, reserved, and a pointer for each of these names.
    static final Map<String, List<String>> TABLES = Map.of(
        "ludus_game_api", names("games check sides options option_values rolls roll"),
        "ludus_match_api", names("create save restore clone destroy state set_dice moves move_text "
            + "play turns turn_text turn_moves turn_position play_turn play_text end_turn undo "
            + "events contents position set_position partial start record game"),
        "ludus_addon_api", names("game match destroy info feature"),
        "ludus_players_api", names("players think"),
        "ludus_texts_api", names("say say_move say_turn describe pages page"));

    static List<String> names(String names) {
        return List.of(names.split(" "));
    }

    record Table(String name, Pointer at) {
        Pointer get(String field) {
            return at.getPointer(8 + Native.POINTER_SIZE * TABLES.get(name).indexOf(field));
        }

        void call(String function, Object... arguments) {
            Ludus.call(Function.getFunction(get(function)), arguments);
        }

        void destroy(Pointer object) { // the one function that gives no error
            Function.getFunction(get("destroy")).invokeInt(new Object[] {object});
        }

        // The elements that a function lists; of more than 64, these are enough here.
        <T extends Structure> List<T> listed(T first, String function, Object... arguments) {
            Structure[] room = first.toArray(64);
            var count = new IntByReference();
            call(function, with(arguments, first.getPointer(), 64, first.size(), count));
            List<T> list = new ArrayList<>();
            for (int i = 0; i < Math.min(64, count.getValue()); i++) {
                room[i].read();
                list.add((T) room[i]);
            }
            return list;
        }

        String text(String function, Object... arguments) {
            var out = new byte[4096]; // what is longer comes cut between two characters
            call(function, with(arguments, out, out.length, null));
            return Native.toString(out, "UTF-8");
        }

        // The table of a feature, or null. The name is that of the struct that the id stands for.
        Table feature(Pointer addon, String id, String name) {
            var table = new PointerByReference();
            call("feature", addon, id, table);
            return table.getValue() == null ? null : new Table(name, table.getValue());
        }
    }

    static Object[] with(Object[] arguments, Object... more) {
        Object[] all = Arrays.copyOf(arguments, arguments.length + more.length);
        System.arraycopy(more, 0, all, arguments.length, more.length);
        return all;
    }

    static void call(Function function, Object... arguments) {
        ludus_error error = new ludus_error().sized();
        if (function.invokeInt(with(arguments, error)) != 0)
            throw new IllegalStateException(Native.toString(error.text, "UTF-8"));
    }

    static void layout() throws Exception {
        for (Class<?> type : Ludus.class.getDeclaredClasses()) {
            if (!type.isAnnotationPresent(FieldOrder.class)) continue;
            var struct = (Struct) type.getConstructor().newInstance();
            System.out.print(type.getSimpleName() + " " + struct.size());
            for (String field : type.getAnnotation(FieldOrder.class).value())
                System.out.print(" " + field + ":" + struct.offset(field));
            System.out.println();
        }
        TABLES.forEach((name, fields) -> {
            int size = 8 + fields.size() * Native.POINTER_SIZE;
            System.out.print(name + " " + size + " size:0 reserved:4");
            for (int i = 0; i < fields.size(); i++)
                System.out.print(" " + fields.get(i) + ":" + (8 + i * Native.POINTER_SIZE));
            System.out.println();
        });
        System.out.println("LUDUS_ABI " + ABI + "\nLUDUS_PHASE_ROLL " + PHASE_ROLL);
        System.out.println("LUDUS_PHASE_MOVE " + PHASE_MOVE + "\nLUDUS_PHASE_OVER " + PHASE_OVER);
        System.out.println("LUDUS_MAX_DICE " + MAX_DICE);
    }
}
