package browsy.style.property;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** The property names that are data: aliases, and what only painting needs. */
final class NameResource {

    private NameResource() {}

    /** Aliases with the names they stand for, from {@code aliases.txt}. */
    static Map<String, String> aliases() {
        return lines("aliases.txt").stream()
                .map(line -> line.split(" ", 2))
                .collect(Collectors.toUnmodifiableMap(entry -> entry[0], entry -> entry[1]));
    }

    /** Names from {@code paint-only.txt}. */
    static Set<String> paintOnly() {
        return Set.copyOf(lines("paint-only.txt"));
    }

    private static List<String> lines(String resource) {
        try (InputStream in = NameResource.class.getResourceAsStream(resource);
                BufferedReader reader =
                        new BufferedReader(
                                new InputStreamReader(
                                        Objects.requireNonNull(in, resource),
                                        StandardCharsets.UTF_8))) {
            return reader.lines().filter(line -> !line.startsWith("#")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
