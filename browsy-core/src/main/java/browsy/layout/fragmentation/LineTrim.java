package browsy.layout.fragmentation;

import static browsy.style.property.TextProperties.BOX_DECORATION_BREAK;
import static browsy.style.property.TextProperties.TEXT_BOX_TRIM;

import browsy.css.value.box.BoxDecorationBreak;
import browsy.css.value.inline.TextBoxTrim;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.context.TextTrim;
import browsy.layout.flow.inline.boxes.TextEdges;
import browsy.layout.flow.inline.items.FontHeight;
import browsy.layout.fragmentation.Part.Kind;
import browsy.layout.geometry.WritingFlow;

/**
 * The lengths that {@code text-box-trim} removes from the first and last line of a fragmentainer.
 *
 * @see <a href="https://drafts.csswg.org/css-inline-3/#text-box-trim">css-inline-3</a>
 */
final class LineTrim {
    private final Box box;
    private final WritingFlow flow;
    private final TextTrim trim;

    /**
     * @param box the block container of the lines; with {@code box-decoration-break: clone} it
     *     trims each of its pieces
     * @param fragmentainer the ends of the fragmentainer that are trimmed
     * @param flow the writing mode of the fragmentation context
     */
    LineTrim(Box box, TextTrim fragmentainer, WritingFlow flow) {
        this.box = box;
        this.flow = flow;
        this.trim = trim(box, fragmentainer);
    }

    private static TextTrim trim(Box box, TextTrim fragmentainer) {
        TextBoxTrim own = box.style().get(TEXT_BOX_TRIM);
        if (own == TextBoxTrim.NONE
                || box.style().get(BOX_DECORATION_BREAK) != BoxDecorationBreak.CLONE) {
            return fragmentainer;
        }
        return TextTrim.of(
                fragmentainer.start() || own.trimsStart(), fragmentainer.end() || own.trimsEnd());
    }

    /**
     * The length that is trimmed from the start of a line, in CSS px; 0 if that end is not trimmed.
     */
    double start(Part part) {
        Double baseline = part.baseline();
        if (!trim.start() || baseline == null || part.kind() != Kind.LINE) {
            return 0;
        }
        FontHeight edges = TextEdges.of((BlockContainer) box);
        double over = flow.isLineFlipped() ? edges.descent() : edges.ascent();
        return baseline - part.start() - over;
    }

    /**
     * The length that is trimmed from the end of a line, in CSS px; 0 if that end is not trimmed.
     */
    double end(Part part) {
        Double baseline = part.baseline();
        if (!trim.end() || baseline == null || part.kind() != Kind.LINE) {
            return 0;
        }
        FontHeight edges = TextEdges.of((BlockContainer) box);
        double under = flow.isLineFlipped() ? edges.ascent() : edges.descent();
        return part.end() - baseline - under;
    }
}
