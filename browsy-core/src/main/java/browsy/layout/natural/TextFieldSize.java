package browsy.layout.natural;

import static browsy.style.property.BoxProperties.FIELD_SIZING;
import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;

import browsy.css.value.LengthPercentage;
import browsy.css.value.box.FieldSizing;
import browsy.css.value.box.Overflow;
import browsy.infra.Ascii;
import browsy.layout.box.InnerLine;
import browsy.layout.box.SizeProperties;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.geometry.WritingFlow;
import browsy.style.computed.ComputedStyle;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Natural sizes of {@code <textarea>} and of text-like {@code <input>} elements.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#form-controls">HTML</a>
 */
public final class TextFieldSize {
    private static final int DEFAULT_CHARACTERS = 20;
    private static final int DEFAULT_ROWS = 2;
    private static final int MAX_CHARACTERS = 100_000;

    /** Space for a scroll bar in a text area that may scroll, in CSS px. */
    private static final double SCROLL_BAR = 15;

    /** Width of the spin buttons of number fields, in CSS px. */
    private static final double SPIN_BUTTONS = 15;

    /** Width of the cancel button of search fields, in CSS px. */
    private static final double CANCEL_BUTTON = 13;

    /** Width of the caret in an empty field, in CSS px. */
    public static final double CARET = 1;

    /** The character that is shown for each character of a password. */
    private static final String BULLET = "\u2022";

    private TextFieldSize() {}

    /** Returns the size of a single-line field. */
    static ControlSize input(Element input, ComputedStyle style) {
        ControlFont font = new ControlFont(style);
        InnerLine line = line(input, style, font);
        if (style.get(FIELD_SIZING) == FieldSizing.CONTENT) {
            return ControlSize.ofLine(widthByContent(input, font), line);
        }
        if (input.attr("type").equalsIgnoreCase("number")) {
            Integer characters = numberCharacters(input);
            if (characters != null) {
                return ControlSize.ofLine(width(font, characters) + SPIN_BUTTONS, line);
            }
            return ControlSize.ofLine(width(font, DEFAULT_CHARACTERS), line);
        }
        return ControlSize.ofLine(
                width(font, positive(input.attr("size"), DEFAULT_CHARACTERS)), line);
    }

    /**
     * Returns the line of a single-line field. The field ignores {@code line-height} if its block
     * size is a percentage, or a length greater than the line height rounded to whole px.
     */
    private static InnerLine line(Element input, ComputedStyle style, ControlFont font) {
        InnerLine styled = font.fieldLine();
        if (styled == null) {
            return normalLine(input, font);
        }
        boolean isNormal =
                SizeProperties.block(style, WritingFlow.of(style)).preferred()
                                instanceof LengthPercentage size
                        && (size.hasPercentage() || Math.floor(styled.height()) < size.resolve(0));
        return isNormal ? normalLine(input, font) : styled;
    }

    /**
     * Returns a line box with the normal line height of the font. The value is centered in it; the
     * line of the value itself can be higher, because of fallback fonts.
     */
    private static InnerLine normalLine(Element input, ControlFont font) {
        InnerLine line = font.normalLine();
        InnerLine value = font.normalLine(shown(input, input.attr("value")));
        return value.equals(line)
                ? line
                : new InnerLine(
                        line.height(), (line.height() - value.height()) / 2 + value.baseline());
    }

    /**
     * Returns the width with {@code field-sizing: content}. The placeholder may overlap the
     * buttons; the value may not.
     */
    private static double widthByContent(Element input, ControlFont font) {
        double buttons = buttons(input);
        String value = input.attr("value");
        if (!value.isEmpty()) {
            return font.width(shown(input, value)) + buttons;
        }
        return Math.max(CARET + buttons, font.width(input.attr("placeholder")));
    }

    private static String shown(Element input, String value) {
        return input.attr("type").equalsIgnoreCase("password")
                ? BULLET.repeat(value.codePointCount(0, value.length()))
                : value;
    }

    private static double buttons(Element input) {
        return switch (Ascii.lower(input.attr("type"))) {
            case "number" -> SPIN_BUTTONS;
            case "search" -> CANCEL_BUTTON;
            default -> 0;
        };
    }

    /** Returns the line height of a text area, in CSS px. */
    public static double lineSize(ComputedStyle style) {
        return new ControlFont(style).styledLine().height();
    }

    /** Returns the size of a text area by its {@code cols} and {@code rows}. */
    static ControlSize textArea(Element area, ComputedStyle style) {
        ControlFont font = new ControlFont(style);
        InnerLine line = font.styledLine().asFirst();
        int columns = positive(area.attr("cols"), DEFAULT_CHARACTERS);
        int rows = positive(area.attr("rows"), DEFAULT_ROWS);
        double inline =
                Math.ceil(LayoutUnit.ceil(font.averageAdvance() * columns)) + scrollBar(style);
        double block = line.height() * rows;
        boolean scrollsLines = overflow(style, true) == Overflow.SCROLL;
        return new ControlSize(inline, scrollsLines ? block + SCROLL_BAR : block, line);
    }

    private static double scrollBar(ComputedStyle style) {
        Overflow overflow = overflow(style, false);
        return overflow.hasScrollbar() ? SCROLL_BAR : 0;
    }

    /**
     * Returns the {@code overflow} value on an axis of the text.
     *
     * @param alongLines whether the axis is the inline axis
     */
    private static Overflow overflow(ComputedStyle style, boolean alongLines) {
        boolean horizontal = WritingFlow.of(style).isHorizontal();
        return style.get(horizontal == alongLines ? OVERFLOW_X : OVERFLOW_Y);
    }

    /** Returns the width of a single-line field for a number of characters. */
    private static double width(ControlFont font, int characters) {
        double text = LayoutUnit.ceil(font.averageAdvance() * characters);
        return Math.ceil(text + font.extraExtent());
    }

    /**
     * Returns the number of characters of the longest valid number; null if the attributes do not
     * limit it.
     */
    private static @Nullable Integer numberCharacters(Element input) {
        String step = input.hasAttr("step") ? input.attr("step").strip() : "1";
        String min = input.attr("min").strip();
        String max = input.attr("max").strip();
        if (!isNumber(step) || !isNumber(min) || !isNumber(max)) {
            return null;
        }
        int whole = Math.max(wholeDigits(min), Math.max(wholeDigits(max), 1));
        int decimals =
                Math.max(decimalDigits(step), Math.max(decimalDigits(min), decimalDigits(max)));
        return whole + (decimals > 0 ? decimals + 1 : 0);
    }

    private static boolean isNumber(String text) {
        return text.matches("-?\\d{1,20}(\\.\\d{1,20})?|-?\\.\\d{1,20}");
    }

    private static int wholeDigits(String number) {
        int point = number.indexOf('.');
        return point < 0 ? number.length() : point;
    }

    private static int decimalDigits(String number) {
        int point = number.indexOf('.');
        return point < 0 ? 0 : number.length() - point - 1;
    }

    /**
     * Parses the leading digits of an attribute; returns {@code otherwise} if they do not give a
     * positive integer.
     */
    static int positive(String attribute, int otherwise) {
        String text = attribute.strip();
        int end = text.startsWith("+") ? 1 : 0;
        int start = end;
        while (end < text.length() && Character.digit(text.charAt(end), 10) >= 0 && end < 9) {
            end++;
        }
        if (end == start) {
            return otherwise;
        }
        int value = Integer.parseInt(text.substring(start, end));
        return value == 0 ? otherwise : Math.min(value, MAX_CHARACTERS);
    }
}
