package browsy.layout.flow.inline;

/**
 * The room between the lines of one block formatting context that ruby annotations may take before
 * they push lines apart. All offsets are block offsets of the formatting context.
 *
 * @see <a href="https://drafts.csswg.org/css-ruby-1/#line-height">css-ruby-1</a>
 */
public final class AnnotationSpace {
    private double contentEnd;
    private double annotationEnd = Double.NEGATIVE_INFINITY;

    /**
     * How far a line must move down.
     *
     * @param lineTop where it would start
     * @param annotations where its annotations start; positive infinity if there are none
     * @param text where the em box of its text starts
     */
    public double push(double lineTop, double annotations, double text) {
        double taken = Math.max(annotationEnd, Math.min(contentEnd, lineTop));
        double above = annotations < lineTop ? taken - annotations : 0;
        return Math.max(0, Math.max(above, annotationEnd - text));
    }

    /**
     * Meets a line.
     *
     * @param textEnd where the em box of its text ends, at the end of the line at the latest
     * @param annotations where annotations under it end; negative infinity if there are none
     */
    public void meetLine(double textEnd, double annotations) {
        contentEnd = textEnd;
        annotationEnd = annotations;
    }

    /** Meets a box that leaves no room. */
    public void meetBox(double end) {
        contentEnd = end;
        annotationEnd = Double.NEGATIVE_INFINITY;
    }
}
