package browsy.layout.natural;

import browsy.css.value.box.Display;
import browsy.layout.box.InnerLine;
import browsy.style.PseudoElement;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jsoup.nodes.Element;

/**
 * Natural size of {@code <input type=file>}: a line with a button and the text for the chosen
 * files, with space for a number of characters.
 */
final class FileFieldSize {
    /** The number of digits 0 for which there is space. */
    private static final int CHARACTERS = 34;

    private static final String ONE_FILE = "Choose File";
    private static final String SEVERAL_FILES = "Choose Files";
    private static final String NOTHING_CHOSEN = "No file chosen";

    /** The font of a button with native appearance. */
    private static final List<String> NATIVE_FAMILIES = List.of("Liberation Sans");

    private FileFieldSize() {}

    /** Returns the size by the file selector button and its label. */
    static ControlSize of(Element input, ComputedStyle style, StyledDocument styles) {
        ControlFont font = new ControlFont(style);
        InnerLine strut = font.styledLine();
        double room = font.width("0") * CHARACTERS;
        ComputedStyle button = styles.style(input, PseudoElement.FILE_SELECTOR_BUTTON);
        if (button == null || button.display() == Display.NONE) {
            return ControlSize.ofLine(Math.ceil(Math.max(room, font.width(NOTHING_CHOSEN))), strut);
        }
        String label = input.hasAttr("multiple") ? SEVERAL_FILES : ONE_FILE;
        double buttonWidth =
                new ControlFont(button).width(label) + new ControlPart(button).inlineEdges();
        double inline = Math.max(room, buttonWidth + font.width(NOTHING_CHOSEN));
        return ControlSize.ofLine(Math.ceil(inline), union(strut, button(button)));
    }

    /** Returns the margin box of the button as a line. */
    private static InnerLine button(ComputedStyle style) {
        InnerLine line =
                NativeLook.isButton(style)
                        ? new ControlFont(style, NATIVE_FAMILIES).normalLine()
                        : new ControlFont(style).styledLine();
        ControlPart part = new ControlPart(style);
        double content = part.contentBlock(line.height());
        double above = part.blockStart() + (content - line.height()) / 2 + line.baseline();
        return new InnerLine(part.outerBlock(line.height()), above);
    }

    /** Returns the line that contains both lines with their baselines aligned. */
    private static InnerLine union(InnerLine one, InnerLine other) {
        double above = Math.max(one.baseline(), other.baseline());
        double below = Math.max(one.height() - one.baseline(), other.height() - other.baseline());
        return new InnerLine(above + below, above);
    }
}
