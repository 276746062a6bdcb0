package browsy.css.parse;

import browsy.css.value.Specified;
import browsy.css.value.grid.GridAreas;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Parses {@code grid-template-areas}.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#grid-template-areas-property">css-grid-2</a>
 */
public final class GridAreaNames {

    /** The name of a cell outside all areas. */
    private static final String EMPTY_CELL = ".";

    private GridAreaNames() {}

    /** Parses {@code none | <string>+}. */
    public static @Nullable Specified<GridAreas> parse(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(GridAreas.NONE);
        }
        List<List<String>> rows = new ArrayList<>();
        String text;
        while ((text = in.takeString()) != null) {
            rows.add(row(text));
        }
        GridAreas areas = areas(rows);
        return areas == null ? null : Specified.of(areas);
    }

    /**
     * Creates the areas from the cell names of each row. Returns null if the rows have different
     * lengths or an area is not a rectangle.
     */
    static @Nullable GridAreas areas(List<List<String>> rows) {
        if (rows.isEmpty() || rows.get(0).isEmpty()) {
            return null;
        }
        int columns = rows.get(0).size();
        if (rows.stream().anyMatch(row -> row.size() != columns)) {
            return null;
        }
        Set<String> seen = new HashSet<>();
        for (int y = 0; y < rows.size(); y++) {
            for (int x = 0; x < columns; x++) {
                String name = rows.get(y).get(x);
                boolean isTopLeft =
                        !name.equals(EMPTY_CELL)
                                && (x == 0 || !rows.get(y).get(x - 1).equals(name))
                                && (y == 0 || !rows.get(y - 1).get(x).equals(name));
                if (isTopLeft && (!seen.add(name) || !isRectangle(rows, x, y))) {
                    return null;
                }
            }
        }
        return allHaveTopLeftCell(rows, seen) ? new GridAreas(rows) : null;
    }

    /**
     * Whether the area whose top left cell is given is a rectangle: in each row below, either all
     * cells of its columns have its name or none has, and the cells beside do not.
     */
    private static boolean isRectangle(List<List<String>> rows, int x, int y) {
        String name = rows.get(y).get(x);
        int right = x;
        while (right < rows.get(y).size() && rows.get(y).get(right).equals(name)) {
            right++;
        }
        for (int below = y + 1; below < rows.size(); below++) {
            List<String> row = rows.get(below);
            boolean in = row.get(x).equals(name);
            for (int i = x; i < right; i++) {
                if (row.get(i).equals(name) != in) {
                    return false;
                }
            }
            boolean wider =
                    x > 0 && row.get(x - 1).equals(name)
                            || right < row.size() && row.get(right).equals(name);
            if (wider) {
                return false;
            }
            if (!in) {
                break;
            }
        }
        return true;
    }

    /** Whether each name has a top left cell, so that its area was checked. */
    private static boolean allHaveTopLeftCell(List<List<String>> rows, Set<String> seen) {
        return rows.stream()
                .flatMap(List::stream)
                .allMatch(name -> name.equals(EMPTY_CELL) || seen.contains(name));
    }

    /**
     * Splits a string into cell names. A sequence of dots is an empty cell. Returns an empty list
     * if the string is invalid.
     */
    static List<String> row(String text) {
        List<String> cells = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            int start = at;
            if (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f') {
                at++;
            } else if (c == '.') {
                while (at < text.length() && text.charAt(at) == '.') {
                    at++;
                }
                cells.add(EMPTY_CELL);
            } else {
                while (at < text.length() && isName(text.charAt(at))) {
                    at++;
                }
                if (at == start) {
                    return List.of();
                }
                cells.add(text.substring(start, at));
            }
        }
        return cells;
    }

    private static boolean isName(char c) {
        return c >= 128
                || c == '-'
                || c == '_'
                || c >= 'a' && c <= 'z'
                || c >= 'A' && c <= 'Z'
                || c >= '0' && c <= '9';
    }
}
