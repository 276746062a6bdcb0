package browsy.css.parse;

import browsy.css.value.Color;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The named and system colors, loaded from the resource {@code named-colors.txt}.
 *
 * @see <a href="https://drafts.csswg.org/css-color-4/#named-colors">css-color-4</a>
 */
final class NamedColors {
    private static final Map<String, Color> BY_NAME = load();

    private NamedColors() {}

    /** Returns the color with a name in lower case; null if it is unknown. */
    static @Nullable Color named(String name) {
        return BY_NAME.get(name);
    }

    private static Map<String, Color> load() {
        try (InputStream in = NamedColors.class.getResourceAsStream("named-colors.txt");
                BufferedReader lines =
                        new BufferedReader(
                                new InputStreamReader(
                                        Objects.requireNonNull(in), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" ", 2))
                    .collect(
                            Collectors.toUnmodifiableMap(
                                    entry -> entry[0],
                                    entry -> Objects.requireNonNull(HexColor.parse(entry[1]))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
