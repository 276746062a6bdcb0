package browsy.style.property;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The property names that are data: aliases, and what only painting needs. */
final class NameResource {

    private NameResource() {}

    /** Aliases with the names they stand for, from {@code aliases.txt}. */
    static Map<String, String> aliases() {
        Map<String, String> names = new HashMap<>();
        for (String line : lines("aliases.txt")) {
            int space = line.indexOf(' ');
            names.put(line.substring(0, space), line.substring(space + 1));
        }
        return Map.copyOf(names);
    }

    /** Names from {@code paint-only.txt}. */
    static Set<String> paintOnly() {
        return Set.copyOf(lines("paint-only.txt"));
    }

    /** The lines but comments. Streams would take longer to set up than these to read. */
    private static List<String> lines(String resource) {
        try (InputStream in = NameResource.class.getResourceAsStream(resource)) {
            String text =
                    new String(
                            Objects.requireNonNull(in, resource).readAllBytes(),
                            StandardCharsets.UTF_8);
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
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
