package browsy.layout.natural;

import browsy.layout.box.InnerLine;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Sizes of the form controls that have no boxes inside.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#form-controls">HTML</a>
 */
public final class ControlSizes {
    private static final double RANGE_LENGTH = 129;
    private static final double RANGE_THICKNESS = 16;
    private static final double COLOR_BASELINE = 18;

    /** A file field has room for this many zeros. */
    private static final int FILE_CHARACTERS = 34;

    private static final double FILE_BUTTON_EDGE = 3;
    private static final List<String> BUTTON_FAMILIES = List.of("Liberation Sans");

    private ControlSizes() {}

    /** Null where the element is no such control. */
    public static @Nullable ControlSize of(Element element, ComputedStyle style) {
        return switch (element.normalName()) {
            case "textarea" -> TextFieldSize.textArea(element, style);
            case "select" ->
                    SelectSize.isListBox(element) ? null : SelectSize.dropDown(element, style);
            case "progress", "meter" -> new ControlSize(0, 0, null);
            case "input" -> input(element, style);
            default -> null;
        };
    }

    private static @Nullable ControlSize input(Element input, ComputedStyle style) {
        return switch (input.attr("type").toLowerCase(Locale.ROOT)) {
            case "button", "submit", "reset", "image" -> null;
            case "range" -> new ControlSize(RANGE_LENGTH, RANGE_THICKNESS, InnerLine.AT_BOTTOM);
            case "color" -> new ControlSize(0, 0, new InnerLine(COLOR_BASELINE, COLOR_BASELINE));
            case "file" -> file(style);
            case "date", "month", "week", "datetime-local", "time" ->
                    DateFieldSize.of(input, style);
            default -> TextFieldSize.input(input, style);
        };
    }

    private static ControlSize file(ComputedStyle style) {
        InnerLine text = new ControlFont(style, BUTTON_FAMILIES).normalLine();
        InnerLine line =
                new InnerLine(
                        text.height() + 2 * FILE_BUTTON_EDGE, text.baseline() + FILE_BUTTON_EDGE);
        double inline = Math.ceil(new ControlFont(style).width("0") * FILE_CHARACTERS);
        return ControlSize.ofLine(inline, line);
    }
}
