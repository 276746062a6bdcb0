package browsy.html.form;

import browsy.html.ElementStates;
import browsy.html.InputTypes;
import browsy.infra.Ascii;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter.FilterResult;

/**
 * The values of form fields: the user's input, else the value in the markup after sanitization.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/input.html#states-of-the-type-attribute">HTML:
 *     states of the type attribute</a>
 */
public final class FieldValues {
    private static final Pattern COLOR =
            Pattern.compile("#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})", Pattern.CASE_INSENSITIVE);
    private static final int SHORT_COLOR = 5;
    private static final int LONG_COLOR = 7;
    private static final Pattern NEWLINE = Pattern.compile("\r\n?");
    private static final Pattern BREAK = Pattern.compile("[\r\n]");

    /** The end of a date and time that its shortest notation lacks. */
    private static final Pattern ZEROS =
            Pattern.compile("(?<=T..:..):00(\\.0+)?$|\\.0+$|(?<=\\.\\d{1,2})0+$");

    private FieldValues() {}

    /**
     * The value of a text field, file field or button. The value of a file field is the names of
     * the chosen files.
     */
    public static String of(Element field, ElementStates states) {
        String typed = states.value(field);
        if (typed != null) {
            return typed;
        }
        if (field.normalName().equals("textarea")) {
            return NEWLINE.matcher(field.wholeText()).replaceAll("\n");
        }
        return sanitized(field, field.attr("value"));
    }

    /**
     * The value of an option: its {@code value} attribute, else its text with ASCII white space
     * collapsed. Other spaces, such as no-break spaces, stay.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-text">HTML:
     *     the text of an option</a>
     */
    public static String ofOption(Element option) {
        return option.hasAttr("value") ? option.attr("value") : Ascii.collapse(text(option));
    }

    /** All text in an option, that of styles included, but not that of scripts and templates. */
    private static String text(Element option) {
        if (option.childrenSize() == 0) {
            return option.wholeText();
        }
        StringBuilder text = new StringBuilder();
        option.filter(
                (node, depth) -> {
                    if (node instanceof TextNode part) {
                        text.append(part.getWholeText());
                    } else if (node instanceof DataNode part) {
                        text.append(part.getWholeData());
                    } else if (node instanceof Element element) {
                        switch (element.normalName()) {
                            case "script", "template" -> {
                                return FilterResult.SKIP_CHILDREN;
                            }
                            default -> {}
                        }
                    }
                    return FilterResult.CONTINUE;
                });
        return text.toString();
    }

    /**
     * Whether a user could enter a value into a field. Only numeric, temporal and colour fields
     * restrict it.
     */
    public static boolean isAllowed(Element field, String value) {
        if (value.isEmpty() || !field.normalName().equals("input")) {
            return true;
        }
        String type = InputTypes.of(field.attr("type"));
        if (NumericRange.isFor(type)) {
            return NumericRange.number(type, value) != null;
        }
        return !type.equals("color") || COLOR.matcher(Ascii.strip(value)).matches();
    }

    /**
     * Applies the value sanitization algorithm of the field's type. A value that is not allowed
     * becomes empty or the default of the type.
     */
    public static String sanitized(Element input, String value) {
        return switch (InputTypes.of(input.attr("type"))) {
            case "text", "search", "tel", "password" -> withoutBreaks(value);
            case "url" -> trimmed(withoutBreaks(value));
            case "email" -> email(input, withoutBreaks(value));
            case "range" -> slider(input, value);
            case "color" ->
                    isAllowed(input, value) && !value.isEmpty()
                            ? color(Ascii.strip(value).toLowerCase(Locale.ROOT))
                            : "#000000";
            case "datetime-local" ->
                    isAllowed(input, value)
                            ? ZEROS.matcher(value.replace(' ', 'T')).replaceFirst("")
                            : "";
            case "number", "date", "month", "week", "time" -> isAllowed(input, value) ? value : "";
            case "file" -> "";
            default -> value;
        };
    }

    /** Converts a colour with 3, 4, 6 or 8 hexadecimal digits to one with 6; alpha is dropped. */
    private static String color(String hex) {
        if (hex.length() > SHORT_COLOR) {
            return hex.substring(0, LONG_COLOR);
        }
        StringBuilder digits = new StringBuilder("#");
        hex.substring(1, 4).chars().forEach(c -> digits.append((char) c).append((char) c));
        return digits.toString();
    }

    /** The value of a range input, which is always within its bounds and on one of its steps. */
    private static String slider(Element range, String value) {
        BigDecimal number = NumericRange.of(range).nearest(FloatingPoint.parse(value));
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }

    private static String withoutBreaks(String value) {
        return BREAK.matcher(value).replaceAll("");
    }

    private static String trimmed(String value) {
        return Ascii.strip(value);
    }

    private static String email(Element input, String value) {
        if (!input.hasAttr("multiple")) {
            return AddressSyntax.inAscii(trimmed(value));
        }
        StringBuilder list = new StringBuilder();
        for (String address : value.split(",", -1)) {
            list.append(list.length() == 0 ? "" : ",")
                    .append(AddressSyntax.inAscii(trimmed(address)));
        }
        return list.toString();
    }
}
