package browsy.layout.svg;

import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;

import browsy.css.value.box.Display;
import browsy.css.value.text.WhiteSpaceCollapse;
import browsy.html.TreeElement;
import browsy.infra.Ascii;
import browsy.infra.TimeLimit;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * The text of a {@code text} element and its spans, with white space collapsed.
 *
 * @see <a href="https://svgwg.org/svg2-draft/text.html#WhiteSpace">SVG 2</a>
 */
final class SvgTextContent {
    private final StyledDocument styled;
    private final SvgInstances instances;
    private final SvgViewport viewport;
    private final List<Piece> pieces = new ArrayList<>();
    private final Span root;

    /** Whether there is any character yet. */
    private boolean hasText;

    /**
     * The piece that gets a collapsed space if another character follows; null if no space is
     * pending.
     */
    private @Nullable Piece pendingSpace;

    /**
     * @param instances the budget of the elements
     * @param text the {@code text} element
     */
    SvgTextContent(
            StyledDocument styled,
            SvgInstances instances,
            TreeElement text,
            ComputedStyle style,
            SvgViewport viewport) {
        this.styled = styled;
        this.instances = instances;
        this.viewport = viewport;
        this.root = span(text, style, SvgTextPositions.in(text.element(), style, viewport, null));
    }

    /**
     * The text of a node.
     *
     * @param positions the positions of its characters; null if they follow one another
     */
    record Piece(StringBuilder text, ComputedStyle style, @Nullable SvgTextPositions positions) {}

    /**
     * An element and the text inside it.
     *
     * @param from the index of the first piece
     * @param to the index after the last piece
     */
    record Span(TreeElement element, int from, int to, List<Span> children) {}

    /** The pieces of the text, in order. */
    List<Piece> pieces() {
        return pieces;
    }

    /** The {@code text} element. */
    Span root() {
        return root;
    }

    private Span span(TreeElement at, ComputedStyle style, @Nullable SvgTextPositions positions) {
        TimeLimit.check();
        int from = pieces.size();
        List<Span> children = new ArrayList<>();
        for (Node node : at.element().childNodes()) {
            if (node instanceof TextNode text) {
                Piece piece = new Piece(new StringBuilder(), style, positions);
                pieces.add(piece);
                append(text.getWholeText(), piece);
            } else if (node instanceof Element element) {
                Span child = child(element, positions);
                if (child != null) {
                    children.add(child);
                }
            }
        }
        return new Span(at, from, pieces.size(), children);
    }

    /** Returns an element inside a text; null if it is not rendered. */
    private @Nullable Span child(Element element, @Nullable SvgTextPositions outer) {
        boolean isPositioned = element.normalName().equals("tspan");
        TreeElement at =
                isPositioned || element.normalName().equals("a")
                        ? styled.elements().get(element)
                        : null;
        ComputedStyle style = at == null || !instances.admits(at) ? null : styled.style(at);
        if (at == null || style == null || style.display() == Display.NONE) {
            return null;
        }
        return span(
                at,
                style,
                isPositioned ? SvgTextPositions.in(element, style, viewport, outer) : outer);
    }

    /**
     * Appends the text of a node, with white space collapsed also with that before it. The start
     * and the end of the whole text have none.
     */
    private void append(String text, Piece piece) {
        boolean collapses = piece.style.get(WHITE_SPACE_COLLAPSE) == WhiteSpaceCollapse.COLLAPSE;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!collapses || !Ascii.isWhitespace(c)) {
                if (pendingSpace != null) {
                    pendingSpace.text.append(' ');
                    pendingSpace = null;
                }
                piece.text.append(c);
                hasText = true;
            } else if (hasText && pendingSpace == null) {
                pendingSpace = piece;
            }
        }
    }
}
