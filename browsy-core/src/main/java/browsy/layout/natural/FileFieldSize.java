package browsy.layout.natural;

import static browsy.style.property.BoxProperties.FIELD_SIZING;
import static browsy.style.property.BoxProperties.FLOAT;

import browsy.css.value.box.Display;
import browsy.css.value.box.FieldSizing;
import browsy.css.value.box.Float;
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

    /** The space between button and text that the width without field-sizing counts, in CSS px. */
    private static final double AFTER_BUTTON = 4;

    private static final String ONE_FILE = "Choose File";
    private static final String SEVERAL_FILES = "Choose Files";
    private static final String NOTHING_CHOSEN = "No file chosen";

    /** The font of a button with native appearance. */
    private static final List<String> NATIVE_FAMILIES = List.of("Liberation Sans");

    private FileFieldSize() {}

    /**
     * Returns the size by the file selector button and its label. As in Chromium, the margins of
     * the button widen the field only if {@code field-sizing} makes it as wide as its content.
     */
    static ControlSize of(Element input, ComputedStyle style, StyledDocument styles) {
        ControlFont font = new ControlFont(style);
        InnerLine strut = font.styledLine();
        double room = Math.ceil(font.width("0") * CHARACTERS);
        ComputedStyle button = styles.style(input, PseudoElement.FILE_SELECTOR_BUTTON);
        if (button == null || button.display() == Display.NONE) {
            return ControlSize.ofLine(room, strut.asFirst());
        }
        InnerLine line = button(button);
        boolean isBlock = button.display().isBlockLevel() && button.get(FLOAT) == Float.NONE;
        InnerLine inner =
                isBlock
                        ? new InnerLine(
                                line.height() + strut.height(), line.height() + strut.baseline())
                        : union(strut, line);
        InnerLine first = inner.asFirst();
        String label = input.hasAttr("multiple") ? SEVERAL_FILES : ONE_FILE;
        ControlPart part = new ControlPart(button);
        double buttonWidth = new ControlFont(button).width(label) + part.inlineEdges();
        double text = font.width(NOTHING_CHOSEN);
        if (style.get(FIELD_SIZING) != FieldSizing.CONTENT) {
            double natural = buttonWidth - part.inlineMargins() + AFTER_BUTTON + text;
            return ControlSize.ofLine(Math.max(room, Math.ceil(natural)), first);
        }
        double content = isBlock ? Math.max(buttonWidth, text) : buttonWidth + text;
        return ControlSize.ofLine(content, first);
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
