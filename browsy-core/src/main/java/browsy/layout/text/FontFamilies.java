package browsy.layout.text;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Maps {@code font-family} names, including generic ones, to the built-in families. */
public final class FontFamilies {

    private static final Map<String, FontFamily> BY_NAME =
            Map.ofEntries(
                    Map.entry("serif", FontFamily.LIBERATION_SERIF),
                    Map.entry("ui-serif", FontFamily.LIBERATION_SERIF),
                    Map.entry("times new roman", FontFamily.LIBERATION_SERIF),
                    Map.entry("times", FontFamily.LIBERATION_SERIF),
                    Map.entry("liberation serif", FontFamily.LIBERATION_SERIF),
                    Map.entry("sans-serif", FontFamily.LIBERATION_SANS),
                    Map.entry("system-ui", FontFamily.LIBERATION_SANS),
                    Map.entry("ui-sans-serif", FontFamily.LIBERATION_SANS),
                    Map.entry("sans", FontFamily.LIBERATION_SANS),
                    Map.entry("arial", FontFamily.LIBERATION_SANS),
                    Map.entry("helvetica", FontFamily.LIBERATION_SANS),
                    Map.entry("liberation sans", FontFamily.LIBERATION_SANS),
                    Map.entry("monospace", FontFamily.LIBERATION_MONO),
                    Map.entry("ui-monospace", FontFamily.LIBERATION_MONO),
                    Map.entry("courier new", FontFamily.LIBERATION_MONO),
                    Map.entry("courier", FontFamily.LIBERATION_MONO),
                    Map.entry("liberation mono", FontFamily.LIBERATION_MONO),
                    Map.entry("cursive", FontFamily.DEJAVU_SANS),
                    Map.entry("fantasy", FontFamily.DEJAVU_SANS),
                    Map.entry("math", FontFamily.DEJAVU_SANS),
                    Map.entry("latin modern math", FontFamily.DEJAVU_SANS),
                    Map.entry("verdana", FontFamily.DEJAVU_SANS),
                    Map.entry("comic sans ms", FontFamily.DEJAVU_SANS),
                    Map.entry("impact", FontFamily.DEJAVU_SANS),
                    Map.entry("dejavu sans", FontFamily.DEJAVU_SANS),
                    Map.entry("georgia", FontFamily.DEJAVU_SERIF),
                    Map.entry("dejavu serif", FontFamily.DEJAVU_SERIF),
                    Map.entry("dejavu sans mono", FontFamily.DEJAVU_SANS_MONO),
                    Map.entry("ahem", FontFamily.AHEM));

    private FontFamilies() {}

    /**
     * Returns the family with a name, ignoring case; empty if it is not installed, so that the next
     * name of the list applies.
     */
    public static Optional<FontFamily> find(String name) {
        return Optional.ofNullable(BY_NAME.get(name.toLowerCase(Locale.ROOT)));
    }
}
