package browsy.layout.flow;

import org.jspecify.annotations.Nullable;

/**
 * A margin strut: adjoining margins that collapse to the sum of the largest positive and the most
 * negative one. Immutable.
 *
 * <p>In quirks mode, the body element and table cells ignore margins that only the user agent style
 * sheet sets ({@link QuirksModeMargins}).
 *
 * @param positive the largest positive margin, at least 0
 * @param byDefault the largest positive margin that only the user agent style sheet sets, at least
 *     0
 * @param negative the most negative margin, at most 0
 * @param atQuirkyStart whether the strut starts at the start edge of a body or cell that ignores
 *     default margins
 * @param closed whether further margins are ignored, because they are trimmed ({@code margin-trim})
 * @see <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2, 8.3.1</a>
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/rendering.html#margin-collapsing-quirks">HTML,
 *     margin collapsing quirks</a>
 */
record MarginStrut(
        double positive, double byDefault, double negative, boolean atQuirkyStart, boolean closed) {
    static final MarginStrut EMPTY = new MarginStrut(0, 0, 0, false, false);

    /** Returns the strut with a margin that the author sets. */
    MarginStrut append(double margin) {
        if (closed || margin == 0) {
            return this;
        }
        return new MarginStrut(
                Math.max(positive, margin),
                byDefault,
                Math.min(negative, margin),
                atQuirkyStart,
                false);
    }

    /**
     * Returns the strut with another margin.
     *
     * @param isDefault whether only the user agent style sheet sets it; such a margin is not
     *     negative
     */
    MarginStrut append(double margin, boolean isDefault) {
        if (!isDefault) {
            return append(margin);
        }
        return atQuirkyStart || closed
                ? this
                : new MarginStrut(positive, Math.max(byDefault, margin), negative, false, false);
    }

    /** Returns the strut with another {@link #atQuirkyStart}. */
    MarginStrut withQuirkyStart(boolean from) {
        return atQuirkyStart == from
                ? this
                : new MarginStrut(positive, byDefault, negative, from, closed);
    }

    /** Returns the strut with another {@link #closed}. */
    MarginStrut withClosed(boolean from) {
        return closed == from
                ? this
                : new MarginStrut(positive, byDefault, negative, atQuirkyStart, from);
    }

    /** Returns the collapsed margin. */
    double sum() {
        return Math.max(positive, byDefault) + negative;
    }

    /** Returns the collapsed margin at the end of a body or cell, without default margins. */
    double quirkySum() {
        return positive + negative;
    }

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof MarginStrut that
                && Double.compare(positive, that.positive) == 0
                && Double.compare(byDefault, that.byDefault) == 0
                && Double.compare(negative, that.negative) == 0
                && atQuirkyStart == that.atQuirkyStart
                && closed == that.closed;
    }

    @Override
    public int hashCode() {
        int hash = Double.hashCode(positive);
        hash = 31 * hash + Double.hashCode(byDefault);
        hash = 31 * hash + Double.hashCode(negative);
        hash = 31 * hash + Boolean.hashCode(atQuirkyStart);
        return 31 * hash + Boolean.hashCode(closed);
    }
}
