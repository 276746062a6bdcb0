package browsy.layout.flow;

/**
 * Margins that adjoin: the largest positive and the most negative of them.
 *
 * @param positive at least 0
 * @param negative at most 0
 * @see <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2</a>
 */
record MarginStrut(double positive, double negative) {
    static final MarginStrut EMPTY = new MarginStrut(0, 0);

    MarginStrut append(double margin) {
        return margin >= 0
                ? new MarginStrut(Math.max(positive, margin), negative)
                : new MarginStrut(positive, Math.min(negative, margin));
    }

    /** The collapsed margin. */
    double sum() {
        return positive + negative;
    }
}
