package browsy.layout.grid;

import browsy.css.value.grid.GridLine;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Resolves {@code grid-row-start}, {@code grid-column-end} and their siblings to line numbers.
 * Lines are numbered from 0, the first line of the explicit grid; implicit lines before it are
 * negative.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#line-placement">css-grid-2 8.3</a>
 */
final class LineResolver {
    private final GridAxis axis;
    private final int limit;

    /**
     * Creates a resolver for one axis.
     *
     * @param maxTracks the largest distance of a line from the start of the explicit grid; farther
     *     lines are clamped
     */
    LineResolver(GridAxis axis, int maxTracks) {
        this.axis = axis;
        this.limit = maxTracks;
    }

    /** Resolves a pair of placement properties of an item. */
    LinePlacement resolve(GridLine start, GridLine end) {
        boolean startDefinite = isDefinite(start);
        boolean endDefinite = isDefinite(end);
        if (startDefinite && endDefinite) {
            int from = line(start, true);
            int to = line(end, false);
            if (from == to) {
                to = from + 1;
            }
            return bounded(Math.min(from, to), Math.max(from, to));
        }
        if (startDefinite) {
            int from = line(start, true);
            return bounded(from, end.span() ? spanEnd(from, end) : from + 1);
        }
        if (endDefinite) {
            int to = line(end, false);
            return bounded(start.span() ? spanStart(to, start) : to - 1, to);
        }
        // If both are spans, the end is ignored. A span to a named line counts as 1, because there
        // is no definite line to count from.
        GridLine span = start.span() ? start : end;
        int tracks = span.span() && span.name().isEmpty() ? Math.max(1, span.number()) : 1;
        return LinePlacement.automatic(
                Math.min(tracks, axis.subgridded() ? Math.max(1, axis.count()) : limit));
    }

    /**
     * Resolves one edge of an absolutely positioned child.
     *
     * @param opposite the property of the other edge
     * @param start whether it is the start edge
     * @return the line; null if the edge is {@code auto}, or a span without a definite opposite
     *     line
     */
    @Nullable Integer edge(GridLine line, GridLine opposite, boolean start) {
        if (isDefinite(line)) {
            return line(line, start);
        }
        if (line.span() && isDefinite(opposite)) {
            int other = line(opposite, !start);
            return start ? spanStart(other, line) : spanEnd(other, line);
        }
        return null;
    }

    private LinePlacement bounded(int from, int to) {
        GridSpan span = new GridSpan(from, Math.max(from + 1, to));
        GridSpan within =
                axis.subgridded()
                        ? span.clampedTo(0, Math.max(1, axis.count()))
                        : span.clampedTo(-limit, limit);
        return new LinePlacement(within, within.size());
    }

    private static boolean isDefinite(GridLine line) {
        return !line.isAuto() && !line.span();
    }

    /**
     * Resolves a line that is no span: a number, a name, or a name with a number. A name alone
     * prefers the line of a named area, {@code <name>-start} or {@code <name>-end}.
     */
    private int line(GridLine line, boolean start) {
        String name = line.name();
        if (line.number() == 0) {
            List<Integer> implied = axis.names().lines(name + (start ? "-start" : "-end"));
            if (!implied.isEmpty()) {
                return implied.get(0);
            }
            return named(name, 1);
        }
        if (!name.isEmpty()) {
            return named(name, line.number());
        }
        int count = axis.count();
        return clamp(line.number() > 0 ? line.number() - 1L : count + 1L + line.number());
    }

    /**
     * Returns the n-th line with a name, counted from the end if n is negative. All implicit lines
     * count as having the name.
     */
    private int named(String name, int n) {
        List<Integer> lines = axis.names().lines(name);
        if (n > 0) {
            return n <= lines.size()
                    ? lines.get(n - 1)
                    : clamp((long) axis.count() + (n - lines.size()));
        }
        long index = (long) lines.size() + n;
        return index >= 0 ? lines.get((int) index) : clamp(index);
    }

    /**
     * Resolves a span from a definite start line to its end line. With a name, only lines with that
     * name count, and then implicit lines.
     */
    private int spanEnd(int from, GridLine span) {
        int n = Math.max(1, span.number());
        if (span.name().isEmpty()) {
            return clamp((long) from + n);
        }
        int found = 0;
        for (int line : axis.names().lines(span.name())) {
            if (line > from && ++found == n) {
                return line;
            }
        }
        return clamp((long) Math.max(axis.count(), from) + (n - found));
    }

    /** Resolves a span from a definite end line back to its start line. */
    private int spanStart(int to, GridLine span) {
        int n = Math.max(1, span.number());
        if (span.name().isEmpty()) {
            return clamp((long) to - n);
        }
        List<Integer> lines = axis.names().lines(span.name());
        int found = 0;
        for (int i = lines.size() - 1; i >= 0; i--) {
            if (lines.get(i) < to && ++found == n) {
                return lines.get(i);
            }
        }
        return clamp((long) Math.min(0, to) - (n - found));
    }

    private int clamp(long line) {
        return (int) Math.max(-limit, Math.min(limit, line));
    }
}
