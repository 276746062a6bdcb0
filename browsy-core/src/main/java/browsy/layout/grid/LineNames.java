package browsy.layout.grid;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The names of the lines of one axis of the explicit grid, indexed by line and by name. */
final class LineNames {
    static final LineNames NONE = new LineNames(List.of());

    private final List<List<String>> byLine;
    private final Map<String, List<Integer>> byName = new HashMap<>();

    /**
     * Creates the index.
     *
     * @param byLine the names of each line; lines after the last entry have none
     */
    LineNames(List<List<String>> byLine) {
        this.byLine = List.copyOf(byLine);
        for (int line = 0; line < byLine.size(); line++) {
            for (String name : byLine.get(line)) {
                List<Integer> lines = byName.computeIfAbsent(name, key -> new ArrayList<>());
                if (lines.isEmpty() || lines.get(lines.size() - 1) != line) {
                    lines.add(line);
                }
            }
        }
    }

    /** Returns the lines with a name in ascending order; empty if there are none. */
    List<Integer> lines(String name) {
        return byName.getOrDefault(name, List.of());
    }

    /** Tests whether no line has a name. */
    boolean isEmpty() {
        return byName.isEmpty();
    }

    /** Returns the total number of names of all lines. */
    int count() {
        return byLine.stream().mapToInt(List::size).sum();
    }

    /** Returns the names of a line; empty if it has none. */
    List<String> names(int line) {
        return line < 0 || line >= byLine.size() ? List.of() : byLine.get(line);
    }
}
