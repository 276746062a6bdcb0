package browsy.css.parse;

import browsy.css.value.Color;
import browsy.infra.Resource;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
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
        Map<String, Color> colors = new HashMap<>();
        for (String line : Resource.lines(NamedColors.class, "named-colors.txt")) {
            int space = line.indexOf(' ');
            Color color = HexColor.parse(line.substring(space + 1));
            colors.put(line.substring(0, space), Objects.requireNonNull(color));
        }
        return Map.copyOf(colors);
    }
}
