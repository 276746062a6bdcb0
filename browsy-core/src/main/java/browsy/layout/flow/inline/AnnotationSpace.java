package browsy.layout.flow.inline;

import browsy.layout.flow.inline.boxes.Annotations;
import browsy.layout.flow.inline.boxes.LineBox;
import browsy.layout.flow.inline.items.EmBox;
import browsy.layout.geometry.WritingFlow;
import org.jspecify.annotations.Nullable;

/**
 * The space between the lines of one block formatting context that ruby annotations may use before
 * they move lines apart. All offsets are block offsets in the formatting context.
 *
 * @see <a href="https://drafts.csswg.org/css-ruby-1/#line-height">css-ruby-1</a>
 */
public final class AnnotationSpace {
    /** The last line, whose text limits annotations; null if a box follows it. */
    private @Nullable LineBox last;

    /** Block start of the last line. */
    private double lastTop;

    /** Block end of the last box. */
    private double boxEnd;

    private double annotationEnd = Double.NEGATIVE_INFINITY;

    /**
     * Returns the distance by which a line must move down, in CSS px.
     *
     * @param top block start of the line
     * @param annotations the annotations of the line
     */
    double push(double top, LineBox line, Annotations annotations, WritingFlow flow) {
        double push = 0;
        if (annotations.start() < 0) {
            double taken = Math.max(annotationEnd, Math.min(contentEnd(flow), top));
            push = Math.max(0, taken - (top + annotations.start()));
        }
        if (annotationEnd != Double.NEGATIVE_INFINITY) {
            EmBox text = line.contentExtent();
            double over = flow.isLineFlipped() ? text.descent() : text.ascent();
            push = Math.max(push, annotationEnd - (top + line.baseline() - over));
        }
        return push;
    }

    /** Returns the block end of the text of the last line, at most that of the line. */
    private double contentEnd(WritingFlow flow) {
        LineBox line = last;
        if (line == null) {
            return boxEnd;
        }
        EmBox text = line.contentExtent();
        double under = flow.isLineFlipped() ? text.ascent() : text.descent();
        return lastTop + Math.min(line.height(), line.baseline() + under);
    }

    /**
     * Records a line.
     *
     * @param top block start of the line
     * @param annotations the annotations of the line
     */
    void meetLine(double top, LineBox line, Annotations annotations) {
        last = line;
        lastTop = top;
        annotationEnd =
                annotations.end() > line.height()
                        ? top + annotations.end()
                        : Double.NEGATIVE_INFINITY;
    }

    /**
     * Records a box whose space annotations must not use.
     *
     * @param end its block end
     */
    public void meetBox(double end) {
        last = null;
        boxEnd = end;
        annotationEnd = Double.NEGATIVE_INFINITY;
    }
}
