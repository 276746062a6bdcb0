package browsy.style.property;

import browsy.infra.Resource;
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

    private static List<String> lines(String resource) {
        return Resource.lines(NameResource.class, resource);
    }
}
