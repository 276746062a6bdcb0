package browsy.style.cascade;

import browsy.css.syntax.CommaLists;
import browsy.css.syntax.ComponentValue;
import browsy.css.syntax.Token;
import browsy.css.syntax.TokenCursor;
import browsy.css.syntax.TokenType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The cascade layers of one stylesheet, by index; index 0 stands for no layer. */
final class SheetLayers {

    private final List<CompiledSheet.LocalLayer> all = new ArrayList<>();
    private final Map<CompiledSheet.LocalLayer, Integer> byName = new HashMap<>();

    SheetLayers() {
        all.add(new CompiledSheet.LocalLayer(-1, null));
    }

    List<CompiledSheet.LocalLayer> all() {
        return List.copyOf(all);
    }

    /** Adds an anonymous layer and returns its index. */
    int anonymous(int parent) {
        all.add(new CompiledSheet.LocalLayer(parent, null));
        return all.size() - 1;
    }

    /**
     * The indexes of the layers in a comma-separated list of names, added if missing; empty if a
     * name is invalid.
     */
    List<Integer> named(List<ComponentValue> values, int parent) {
        List<Integer> indices = new ArrayList<>();
        for (List<ComponentValue> part : CommaLists.split(values)) {
            List<String> path = path(part);
            if (path == null) {
                return List.of();
            }
            indices.add(named(parent, path));
        }
        return indices;
    }

    private int named(int parent, List<String> path) {
        int layer = parent;
        for (String name : path) {
            CompiledSheet.LocalLayer key = new CompiledSheet.LocalLayer(layer, name);
            Integer known = byName.get(key);
            if (known == null) {
                known = all.size();
                all.add(key);
                byName.put(key, known);
            }
            layer = known;
        }
        return layer;
    }

    /**
     * The parts of a name such as {@code a.b.c}, which must not contain white space; null if
     * invalid.
     */
    private static @Nullable List<String> path(List<ComponentValue> values) {
        TokenCursor cursor = new TokenCursor(values);
        cursor.skipWhitespace();
        List<String> path = new ArrayList<>();
        do {
            if (!(cursor.nextRaw() instanceof Token name) || !name.is(TokenType.IDENT)) {
                return null;
            }
            path.add(name.text());
        } while (isDot(cursor.peekRaw()) && cursor.nextRaw() != null);
        return cursor.atEnd() ? path : null;
    }

    private static boolean isDot(@Nullable ComponentValue value) {
        return value != null && value.isDelim('.');
    }
}
