package browsy.layout.svg;

import static browsy.style.property.InternalProperties.EFFECTIVE_ZOOM;
import static browsy.style.property.TextProperties.DIRECTION;
import static browsy.style.property.TextProperties.DOMINANT_BASELINE;
import static browsy.style.property.TextProperties.TEXT_ANCHOR;

import browsy.css.value.Direction;
import browsy.css.value.text.TextAnchor;
import browsy.infra.TimeLimit;
import browsy.layout.flow.inline.items.TextStyles;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.svg.SvgTextContent.Piece;
import browsy.layout.svg.SvgTextContent.Span;
import browsy.layout.text.FontMetrics;
import browsy.layout.text.TextShaper;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayList;
import java.util.List;
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

    private final SvgTextContent content;
    private final List<Run> runs = new ArrayList<>();

    /** The index of the first run of each piece, and at the end the number of runs. */
    private final int[] firstRuns;

    /** The position of the next character. */
    private double x;

    private double y;

    /** The index of the next character. */
    private int index;

    /** The index of the first run of the current chunk. */
    private int chunk;

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

    private SvgText(SvgTextContent content) {
        this.content = content;
        this.firstRuns = new int[content.pieces().size() + 1];
    }

    /** Returns the bounds of the children and of the text, in its user units. */
    static Laid layout(SvgTextContent content) {
        SvgText layout = new SvgText(content);
        layout.addRuns();
        Span text = content.root();
        return new Laid(layout.bounds(text), layout.nodes(text.children()));
    }

    /**
     * A text that is laid out.
     *
     * @param bounds null if it has no characters
     * @param children the elements inside it
     */
    record Laid(@Nullable PhysicalRect bounds, List<SvgNode> children) {}

    private void addRuns() {
        List<Piece> pieces = content.pieces();
        for (int i = 0; i < pieces.size(); i++) {
            TimeLimit.check();
            addRuns(pieces.get(i));
            firstRuns[i + 1] = runs.size();
        }
        anchorChunk();
    }

    /** Adds the runs of a piece: one for each character with a position, and one for the rest. */
    private void addRuns(Piece piece) {
        String text = piece.text().toString();
        SvgTextPositions positions = piece.positions();
        int start = 0;
        while (start < text.length()) {
            positions = positions == null ? null : positions.advanceTo(index);
            int end = text.length();
            if (positions != null) {
                moveTo(positions);
                end = text.offsetByCodePoints(start, 1);
            }
            addRun(text.substring(start, end), piece.style());
            index += text.codePointCount(start, end);
            start = end;
        }
    }

    /** Moves to the position of the next character. */
    private void moveTo(SvgTextPositions positions) {
        double toX = positions.x(index);
        double toY = positions.y(index);
        if (!Double.isNaN(toX) || !Double.isNaN(toY)) {
            anchorChunk();
        }
        x = (Double.isNaN(toX) ? x : toX) + positions.dx(index);
        y = (Double.isNaN(toY) ? y : toY) + positions.dy(index);
    }

    private void addRun(String text, ComputedStyle style) {
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
        for (int i = firstRuns[span.from()]; i < firstRuns[span.to()]; i++) {
            Run run = runs.get(i);
            PhysicalRect rect = new PhysicalRect(run.x, run.top, run.width, run.height);
            bounds = bounds == null ? rect : bounds.union(rect);
        }
        return bounds;
    }

    private List<SvgNode> nodes(List<Span> spans) {
        List<SvgNode> nodes = new ArrayList<>(spans.size());
        for (Span span : spans) {
            nodes.add(new SvgNode(span.element(), bounds(span), null, nodes(span.children())));
        }
        return nodes;
    }
}
