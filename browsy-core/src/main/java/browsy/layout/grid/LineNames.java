package browsy.layout.grid;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which lines of an axis of the explicit grid bear which name. */
final class LineNames {
    static final LineNames NONE = new LineNames(List.of());

    private final List<List<String>> byLine;
    private final Map<String, List<Integer>> byName = new HashMap<>();

    /**
     * @param byLine the names of each line; lines after the last one have none
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

    /** The lines of that name, ascending. */
    List<Integer> lines(String name) {
        return byName.getOrDefault(name, List.of());
    }

    /** Whether no line has a name. */
    boolean isEmpty() {
        return byName.isEmpty();
    }

    /** How many names the lines have together. */
    int count() {
        return byLine.stream().mapToInt(List::size).sum();
    }

    /** The names of a line. */
    List<String> names(int line) {
        return line < 0 || line >= byLine.size() ? List.of() : byLine.get(line);
    }
}
