package browsy.layout.natural;

import static browsy.style.property.BoxProperties.FIELD_SIZING;
import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;

import browsy.css.value.box.FieldSizing;
import browsy.css.value.box.Overflow;
import browsy.infra.Ascii;
import browsy.layout.box.InnerLine;
import browsy.layout.geometry.LayoutUnit;
import browsy.layout.geometry.WritingFlow;
import browsy.style.computed.ComputedStyle;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Sizes of {@code <textarea>} and of the text-like kinds of {@code <input>}.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#form-controls">HTML</a>
 */
public final class TextFieldSize {
    private static final int DEFAULT_CHARACTERS = 20;
    private static final int DEFAULT_ROWS = 2;
    private static final int MAX_CHARACTERS = 100_000;

    /** Room that an area which may scroll keeps for a scroll bar, shown or not. */
    private static final double SCROLL_BAR = 15;

    /** Room for the buttons that count up and down. */
    private static final double SPIN_BUTTONS = 15;

    /** Room for the button that empties a search field. */
    private static final double CANCEL_BUTTON = 13;

    /** Room for the caret of an empty field, in CSS px. */
    public static final double CARET = 1;

    /** The character that is displayed for each character of a password. */
    private static final String BULLET = "\u2022";

    private TextFieldSize() {}

    static ControlSize input(Element input, ComputedStyle style) {
        ControlFont font = new ControlFont(style);
        InnerLine line = font.fieldLine();
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

    /** The placeholder of an empty field lies over the buttons beside the value. */
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

    /** The line height of a text area in CSS px. */
    public static double lineSize(ComputedStyle style) {
        return new ControlFont(style).styledLine().height();
    }

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

    private static Overflow overflow(ComputedStyle style, boolean alongLines) {
        boolean horizontal = WritingFlow.of(style).isHorizontal();
        return style.get(horizontal == alongLines ? OVERFLOW_X : OVERFLOW_Y);
    }

    private static double width(ControlFont font, int characters) {
        double text = LayoutUnit.ceil(font.averageAdvance() * characters);
        return Math.ceil(text + font.extraExtent());
    }

    /** The characters of the longest value; null where the attributes do not bound it. */
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

    /** The digits an attribute starts with, where they give a number greater than zero. */
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
