package browsy.layout.flow;

/**
 * Margins that adjoin, and collapse into one: the largest positive and the most negative of them
 * added.
 *
 * <p>In quirks mode the body and table cells pass over margins that are there only by default
 * ({@link QuirksModeMargins}).
 *
 * @param positive at least 0
 * @param byDefault likewise, of margins that no author has set
 * @param negative at most 0
 * @param atQuirkyStart whether it has met nothing but margins since the start of a body or cell
 * @param closed whether it takes no more margins: they are trimmed
 * @see <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2, 8.3.1</a>
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/rendering.html#margin-collapsing-quirks">HTML,
 *     margin collapsing quirks</a>
 */
record MarginStrut(
        double positive, double byDefault, double negative, boolean atQuirkyStart, boolean closed) {
    static final MarginStrut EMPTY = new MarginStrut(0, 0, 0, false, false);

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
     * With one more margin.
     *
     * @param isDefault whether no author has set it; such a margin is not negative
     */
    MarginStrut append(double margin, boolean isDefault) {
        if (!isDefault) {
            return append(margin);
        }
        return atQuirkyStart || closed
                ? this
                : new MarginStrut(positive, Math.max(byDefault, margin), negative, false, false);
    }

    /**
     * The same margins.
     *
     * @param from whether those by default do not count from here on
     */
    MarginStrut withQuirkyStart(boolean from) {
        return atQuirkyStart == from
                ? this
                : new MarginStrut(positive, byDefault, negative, from, closed);
    }

    /**
     * The same margins.
     *
     * @param from whether the strut takes no more of them
     */
    MarginStrut withClosed(boolean from) {
        return closed == from
                ? this
                : new MarginStrut(positive, byDefault, negative, atQuirkyStart, from);
    }

    /** The collapsed margin. */
    double sum() {
        return Math.max(positive, byDefault) + negative;
    }

    /** The collapsed margin at the end of the body or a cell. */
    double quirkySum() {
        return positive + negative;
    }
}
