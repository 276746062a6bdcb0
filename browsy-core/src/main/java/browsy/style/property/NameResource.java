package browsy.style.property;

import browsy.infra.Resource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Property names in resource files: aliases, and properties that only affect painting. */
final class NameResource {

    private NameResource() {}

    /** Maps aliases to canonical names, from {@code aliases.txt}. */
    static Map<String, String> aliases() {
        Map<String, String> names = new HashMap<>();
        for (String line : lines("aliases.txt")) {
            int space = line.indexOf(' ');
            names.put(line.substring(0, space), line.substring(space + 1));
        }
        return Map.copyOf(names);
    }

    /** The property names in {@code paint-only.txt}. */
    static Set<String> paintOnly() {
        return Set.copyOf(lines("paint-only.txt"));
    }

    /**
     * The lines of a resource without comments. Avoids streams, whose initialization takes longer
     * than the parsing.
     */
    private static List<String> lines(String resource) {
        String text = Resource.text(NameResource.class, resource);
        List<String> lines = new ArrayList<>();
        int end;
        for (int start = 0; start < text.length(); start = end + 1) {
            int newline = text.indexOf('\n', start);
            end = newline < 0 ? text.length() : newline;
            if (text.charAt(start) != '#') {
                lines.add(text.substring(start, end));
            }
        }
        return lines;
    }
}
