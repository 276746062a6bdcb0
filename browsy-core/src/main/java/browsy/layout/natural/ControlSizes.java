package browsy.layout.natural;

import browsy.layout.box.InnerLine;
import browsy.layout.box.NaturalSize;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import java.util.Locale;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Natural sizes of the form controls that have no boxes inside.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#form-controls">HTML</a>
 */
public final class ControlSizes {
    /** A colour field: a swatch with a border, and the padding around it. */
    private static final ControlSize COLOR =
            new ControlSize(6, 10, new InnerLine(10, 6, InnerLine.Place.STRETCHED));

    /** The width and height of a check box or radio button with native appearance, in CSS px. */
    public static final double TOGGLE_SIDE = 13;

    /** The size of a check box or radio button with native appearance. */
    public static final NaturalSize TOGGLE = new NaturalSize(TOGGLE_SIDE, TOGGLE_SIDE, null);

    private ControlSizes() {}

    /** Returns the size of a control; null for other elements. */
    public static @Nullable ControlSize of(
            Element element, ComputedStyle style, StyledDocument styles) {
        return switch (element.normalName()) {
            case "textarea" -> TextFieldSize.textArea(element, style);
            case "select" ->
                    SelectSize.isListBox(element) ? null : SelectSize.dropDown(element, style);
            case "progress", "meter" -> new ControlSize(0, 0, null);
            case "input" -> input(element, style, styles);
            default -> null;
        };
    }

    private static @Nullable ControlSize input(
            Element input, ComputedStyle style, StyledDocument styles) {
        return switch (input.attr("type").toLowerCase(Locale.ROOT)) {
            case "button", "submit", "reset", "image" -> null;
            case "range" -> RangeSize.of(input, style, styles);
            case "color" -> COLOR;
            case "file" -> FileFieldSize.of(input, style, styles);
            case "date", "month", "week", "datetime-local", "time" ->
                    DateFieldSize.of(input, style);
            default -> TextFieldSize.input(input, style);
        };
    }
}
