package browsy.html;

import browsy.infra.Ascii;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The states of the type attribute of {@code input}.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/input.html#attr-input-type">HTML: the type
 *     attribute</a>
 */
public final class InputTypes {
    private static final String TEXT = "text";

    private static final Set<String> KNOWN =
            Set.of(
                    "hidden",
                    TEXT,
                    "search",
                    "tel",
                    "url",
                    "email",
                    "password",
                    "date",
                    "month",
                    "week",
                    "time",
                    "datetime-local",
                    "number",
                    "range",
                    "color",
                    "checkbox",
                    "radio",
                    "file",
                    "submit",
                    "image",
                    "reset",
                    "button");

    private InputTypes() {}

    /**
     * Returns the type for an attribute value, in lower case; {@code text} if it is missing or
     * unknown.
     */
    public static String of(@Nullable String attribute) {
        if (attribute == null) {
            return TEXT;
        }
        String lower = Ascii.lower(attribute);
        return KNOWN.contains(lower) ? lower : TEXT;
    }

    /**
     * Whether the {@code readonly} attribute applies to a type.
     *
     * @param type a result of {@link #of}
     * @see <a href="https://html.spec.whatwg.org/multipage/input.html#the-readonly-attribute">HTML:
     *     the readonly attribute</a>
     */
    public static boolean takeReadOnly(String type) {
        return switch (type) {
            case "hidden",
                    "range",
                    "color",
                    "checkbox",
                    "radio",
                    "file",
                    "submit",
                    "image",
                    "reset",
                    "button" ->
                    false;
            default -> true;
        };
    }

    /**
     * Whether the {@code required} attribute applies to a type.
     *
     * @param type a result of {@link #of}
     * @see <a href="https://html.spec.whatwg.org/multipage/input.html#the-required-attribute">HTML:
     *     the required attribute</a>
     */
    public static boolean takeRequired(String type) {
        return switch (type) {
            case "hidden", "range", "color", "submit", "image", "reset", "button" -> false;
            default -> true;
        };
    }

    /**
     * Whether the values of a type are dates or times.
     *
     * @param type a result of {@link #of}
     */
    public static boolean areTemporal(String type) {
        return switch (type) {
            case "date", "month", "week", "time", "datetime-local" -> true;
            default -> false;
        };
    }
}
