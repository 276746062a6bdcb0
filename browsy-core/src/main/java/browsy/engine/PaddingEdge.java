package browsy.engine;

/**
 * Where the padding edge of an element begins within its border edge.
 *
 * @param left width of the left border in CSS px
 * @param top width of the top border in CSS px
 */
public record PaddingEdge(double left, double top) {
    /** Of an element without borders or style. */
    public static final PaddingEdge NONE = new PaddingEdge(0, 0);
}
