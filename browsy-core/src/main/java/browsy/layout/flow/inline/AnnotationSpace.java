package browsy.layout.flow.inline;

/**
 * The space between the lines of one block formatting context that ruby annotations may use before
 * they move lines apart. All offsets are block offsets in the formatting context.
 *
 * @see <a href="https://drafts.csswg.org/css-ruby-1/#line-height">css-ruby-1</a>
 */
public final class AnnotationSpace {
    private double contentEnd;
    private double annotationEnd = Double.NEGATIVE_INFINITY;

    /**
     * Returns the distance by which a line must move down, in CSS px.
     *
     * @param lineTop block start of the line
     * @param annotations block start of its annotations; positive infinity without any
     * @param text block start of the em box of its text
     */
    public double push(double lineTop, double annotations, double text) {
        double taken = Math.max(annotationEnd, Math.min(contentEnd, lineTop));
        double above = annotations < lineTop ? taken - annotations : 0;
        return Math.max(0, Math.max(above, annotationEnd - text));
    }

    /**
     * Records a line.
     *
     * @param textEnd block end of the em box of its text, at most the block end of the line
     * @param annotations block end of the annotations under it; negative infinity without any
     */
    void meetLine(double textEnd, double annotations) {
        contentEnd = textEnd;
        annotationEnd = annotations;
    }

    /**
     * Records a box whose space annotations must not use.
     *
     * @param end its block end
     */
    public void meetBox(double end) {
        contentEnd = end;
        annotationEnd = Double.NEGATIVE_INFINITY;
    }
}
