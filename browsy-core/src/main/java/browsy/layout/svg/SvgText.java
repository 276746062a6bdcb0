package browsy.layout.svg;

import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.InternalProperties.EFFECTIVE_ZOOM;
import static browsy.style.property.TextProperties.DIRECTION;
import static browsy.style.property.TextProperties.DOMINANT_BASELINE;
import static browsy.style.property.TextProperties.TEXT_ANCHOR;
import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;

import browsy.css.value.Direction;
import browsy.css.value.box.Display;
import browsy.css.value.text.TextAnchor;
import browsy.css.value.text.WhiteSpaceCollapse;
import browsy.html.TreeElement;
import browsy.infra.Ascii;
import browsy.infra.TimeLimit;
import browsy.layout.flow.inline.items.TextStyles;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.natural.SvgLength;
import browsy.layout.text.FontMetrics;
import browsy.layout.text.TextShaper;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * Lays out one {@code text} element: the characters follow one another on a line, except where an
 * element gives them a position. Text between two absolute positions is a chunk, which {@code
 * text-anchor} moves as a whole. Text on paths is left out.
 *
 * @see <a href="https://svgwg.org/svg2-draft/text.html#TextLayoutAlgorithm">SVG 2</a>
 */
final class SvgText {
    private static final TextShaper SHAPER = new TextShaper();

    private final StyledDocument styled;
    private final SvgViewport viewport;
    private final List<Run> runs = new ArrayList<>();

    /** The position of the next character. */
    private double x;

    private double y;

    /** Whether the next character starts a chunk. */
    private boolean isAtChunk = true;

    /** The index of the first run of the current chunk. */
    private int chunk;

    /** Whether there is white space before the next character. */
    private boolean isAfterSpace;

    /** A piece of text: its rectangle before the chunk is anchored. */
    private static final class Run {
        private double x;
        private final double top;
        private final double width;
        private final double height;
        private final ComputedStyle style;

        Run(double x, double top, double width, double height, ComputedStyle style) {
            this.x = x;
            this.top = top;
            this.width = width;
            this.height = height;
            this.style = style;
        }
    }

    /** An element and the runs inside it. */
    private record Span(TreeElement element, int from, int to, List<Span> children) {}

    private SvgText(StyledDocument styled, SvgViewport viewport) {
        this.styled = styled;
        this.viewport = viewport;
    }

    /** Returns the bounds of the children and of the text, in its user units. */
    static Laid layout(
            StyledDocument styled, TreeElement text, ComputedStyle style, SvgViewport viewport) {
        SvgText layout = new SvgText(styled, viewport);
        Span span = layout.span(text, style);
        layout.anchorChunk();
        return new Laid(layout.bounds(span), layout.nodes(span.children));
    }

    /**
     * A text that is laid out.
     *
     * @param bounds null if it has no characters
     * @param children the elements inside it
     */
    record Laid(@Nullable PhysicalRect bounds, List<SvgNode> children) {}

    private Span span(TreeElement at, ComputedStyle style) {
        TimeLimit.check();
        int from = runs.size();
        Positions positions = new Positions(at.element(), style);
        List<Span> children = new ArrayList<>();
        positions.enter();
        for (Node node : at.element().childNodes()) {
            if (node instanceof TextNode text) {
                text(collapsed(text.getWholeText(), style), style, positions);
            } else if (node instanceof Element element && isSpan(element)) {
                TreeElement child = styled.elements().get(element);
                ComputedStyle own = child == null ? null : styled.style(child);
                if (child != null && own != null && own.display() != Display.NONE) {
                    children.add(span(child, own));
                }
            }
        }
        return new Span(at, from, runs.size(), children);
    }

    private static boolean isSpan(Element element) {
        return element.normalName().equals("tspan") || element.normalName().equals("a");
    }

    /**
     * Collapses white space, also with that before the text. A space that may be the last of the
     * line waits for the next character; at the start of a chunk there is none.
     */
    private String collapsed(String text, ComputedStyle style) {
        if (style.get(WHITE_SPACE_COLLAPSE) != WhiteSpaceCollapse.COLLAPSE) {
            return text;
        }
        StringBuilder collapsed = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Ascii.isWhitespace(c)) {
                isAfterSpace = true;
            } else {
                if (isAfterSpace && !(isAtChunk && collapsed.isEmpty())) {
                    collapsed.append(' ');
                }
                isAfterSpace = false;
                collapsed.append(c);
            }
        }
        return collapsed.toString();
    }

    /** Adds the runs of a text: one for each character with a position, and one for the rest. */
    private void text(String text, ComputedStyle style, Positions positions) {
        int start = 0;
        while (start < text.length()) {
            positions.move();
            int end = text.length();
            if (positions.anyLeft()) {
                end = text.offsetByCodePoints(start, 1);
            }
            run(text.substring(start, end), style);
            start = end;
        }
    }

    private void run(String text, ComputedStyle style) {
        if (isAtChunk) {
            anchorChunk();
            isAtChunk = false;
        }
        double zoom = style.get(EFFECTIVE_ZOOM);
        FontMetrics metrics = TextStyles.metrics(style);
        double ascent = metrics.ascent() / zoom;
        double descent = metrics.descent() / zoom;
        double width = SHAPER.shape(text, TextStyles.text(style)).width() / zoom;
        double top = y + baseline(style, metrics) / zoom - ascent;
        runs.add(new Run(x, top, width, ascent + descent, style));
        x += width;
    }

    /** Returns the distance from the dominant baseline down to the alphabetic one. */
    private static double baseline(ComputedStyle style, FontMetrics metrics) {
        return switch (style.get(DOMINANT_BASELINE)) {
            case MIDDLE -> metrics.xHeight() / 2;
            case CENTRAL -> (metrics.ascent() - metrics.descent()) / 2;
            case TEXT_BEFORE_EDGE -> metrics.ascent();
            case TEXT_AFTER_EDGE, IDEOGRAPHIC -> -metrics.descent();
            case HANGING -> metrics.ascent() * 0.8;
            case MATHEMATICAL -> metrics.ascent() / 2;
            default -> 0;
        };
    }

    /** Moves the runs of the current chunk by its {@code text-anchor}. */
    private void anchorChunk() {
        if (chunk == runs.size()) {
            return;
        }
        Run first = runs.get(chunk);
        boolean reversed = first.style.get(DIRECTION) == Direction.RTL;
        Run last = runs.get(runs.size() - 1);
        double width = last.x + last.width - first.x;
        TextAnchor anchor = first.style.get(TEXT_ANCHOR);
        double shift =
                switch (anchor) {
                    case START -> reversed ? width : 0;
                    case MIDDLE -> width / 2;
                    case END -> reversed ? 0 : width;
                };
        for (int i = chunk; i < runs.size(); i++) {
            runs.get(i).x -= shift;
        }
        chunk = runs.size();
    }

    private @Nullable PhysicalRect bounds(Span span) {
        PhysicalRect bounds = null;
        for (int i = span.from; i < span.to; i++) {
            Run run = runs.get(i);
            PhysicalRect rect = new PhysicalRect(run.x, run.top, run.width, run.height);
            bounds = bounds == null ? rect : bounds.union(rect);
        }
        return bounds;
    }

    private List<SvgNode> nodes(List<Span> spans) {
        List<SvgNode> nodes = new ArrayList<>(spans.size());
        for (Span span : spans) {
            nodes.add(new SvgNode(span.element, bounds(span), null, nodes(span.children)));
        }
        return nodes;
    }

    /** The positions that an element gives to its characters. */
    private final class Positions {
        private final double[] xs;
        private final double[] ys;
        private final double[] dxs;
        private final double[] dys;
        private final int count;
        private int next;

        Positions(Element element, ComputedStyle style) {
            double em = style.get(FONT_SIZE) / style.get(EFFECTIVE_ZOOM);
            xs = lengths(element.attr("x"), em, viewport.width());
            ys = lengths(element.attr("y"), em, viewport.height());
            dxs = lengths(element.attr("dx"), em, viewport.width());
            dys = lengths(element.attr("dy"), em, viewport.height());
            count = Math.max(Math.max(xs.length, ys.length), Math.max(dxs.length, dys.length));
        }

        private double[] lengths(String list, double em, double basis) {
            if (list.isBlank()) {
                return new double[0];
            }
            String[] items = list.strip().split("[\\s,]+");
            double[] lengths = new double[items.length];
            for (int i = 0; i < items.length; i++) {
                lengths[i] = SvgGeometry.orZero(SvgLength.resolve(items[i], em, basis));
            }
            return lengths;
        }

        /** Applies the first position, also to text in a child. */
        void enter() {
            apply();
        }

        /** Applies the position of the next character, unless it was applied on entry. */
        void move() {
            if (next > 0) {
                apply();
            }
            next++;
        }

        private void apply() {
            int i = next;
            isAtChunk |= i < xs.length || i < ys.length;
            x = (i < xs.length ? xs[i] : x) + (i < dxs.length ? dxs[i] : 0);
            y = (i < ys.length ? ys[i] : y) + (i < dys.length ? dys[i] : 0);
        }

        /** Whether a following character has a position of its own. */
        boolean anyLeft() {
            return next < count;
        }
    }
}
