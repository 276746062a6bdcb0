package browsy.spatial.tree;

import browsy.infra.Integers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Parses attribute values by the common microsyntaxes of HTML. */
public final class AttributeValues {

    private static final int MAX_COLUMN_SPAN = 1000;

    private static final Pattern INTEGER = Pattern.compile("\\s*\\+?(-?\\d+)");

    private AttributeValues() {}

    /** Whether an element has an attribute. The name must be in lower case for HTML elements. */
    public static boolean has(Element element, String name) {
        return element.attributesSize() > 0 && element.attributes().hasKey(name);
    }

    /** The value of an attribute, empty if the attribute is absent. */
    public static String value(Element element, String name) {
        return element.attributesSize() > 0 ? element.attributes().get(name) : "";
    }

    /**
     * The value of an attribute without leading and trailing white space, null if the attribute is
     * absent or blank.
     */
    public static @Nullable String nonBlank(Element element, String name) {
        String value = value(element, name).strip();
        return value.isEmpty() ? null : value;
    }

    /** The value of an attribute, null if the attribute is absent. */
    public static @Nullable String raw(Element element, String name) {
        return has(element, name) ? value(element, name) : null;
    }

    /**
     * The value of an enumerated attribute in lower case without surrounding white space, empty if
     * the attribute is absent.
     */
    public static String keyword(Element element, String name) {
        String value = value(element, name);
        return value.isEmpty() ? value : value.strip().toLowerCase(Locale.ROOT);
    }

    public static boolean isTrue(Element element, String name) {
        return keyword(element, name).equals("true");
    }

    /**
     * The value of a true/false attribute of ARIA, null unless it is {@code true} or {@code false}.
     */
    public static @Nullable Boolean ariaBoolean(Element element, String name) {
        return switch (keyword(element, name)) {
            case "true" -> Boolean.TRUE;
            case "false" -> Boolean.FALSE;
            default -> null;
        };
    }

    /**
     * Parses an attribute as a signed integer. Returns null if it is absent or malformed.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#signed-integers">HTML</a>
     */
    public static @Nullable Integer integer(Element element, String name) {
        Matcher number = INTEGER.matcher(value(element, name));
        if (!number.lookingAt()) {
            return null;
        }
        try {
            return Integer.valueOf(number.group(1));
        } catch (NumberFormatException tooLarge) {
            return null;
        }
    }

    /** Returns the number of columns that a table cell spans, from 1 to 1000. */
    public static int columnSpan(Element cell) {
        Integer value = nonNegative(cell, "colspan");
        return value == null ? 1 : Math.max(1, Math.min(value, MAX_COLUMN_SPAN));
    }

    /**
     * Parses an attribute as a non-negative integer. Returns null if it is absent or malformed.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#non-negative-integers">HTML</a>
     */
    public static @Nullable Integer nonNegative(Element element, String name) {
        String value = nonBlank(element, name);
        return value == null ? null : Integers.nonNegative(value);
    }

    /** The tokens of an attribute, separated by white space. */
    public static List<String> tokens(Element element, String name) {
        return split(value(element, name));
    }

    /** Splits a text at white space. */
    public static List<String> split(String text) {
        if (text.isEmpty()) {
            return List.of();
        }
        List<String> tokens = new ArrayList<>(4);
        int start = -1;
        for (int i = 0; i <= text.length(); i++) {
            boolean inToken = i < text.length() && !Character.isWhitespace(text.charAt(i));
            if (inToken && start < 0) {
                start = i;
            } else if (!inToken && start >= 0) {
                tokens.add(text.substring(start, i));
                start = -1;
            }
        }
        return tokens;
    }
}
