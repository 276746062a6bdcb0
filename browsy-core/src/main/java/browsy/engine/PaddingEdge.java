package browsy.engine;

/**
 * The offset of an element's padding edge from its border edge.
 *
 * @param left the width of the left border in CSS px
 * @param top the width of the top border in CSS px
 */
public record PaddingEdge(double left, double top) {
    /** No offset: the element has no borders or no style. */
    public static final PaddingEdge NONE = new PaddingEdge(0, 0);
}
