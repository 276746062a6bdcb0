package browsy.layout.flex;

/**
 * The way in which flex items are broken into lines.
 *
 * @param wraps whether items that do not fit begin a new line
 * @param balanced whether the lines are balanced
 * @param leastLines the minimum number of balanced lines, if there are as many items
 * @see <a href="https://drafts.csswg.org/css-flexbox-2/#flex-wrap-property">css-flexbox-2</a>
 */
record LineBreaking(boolean wraps, boolean balanced, int leastLines) {
    static final LineBreaking NONE = new LineBreaking(false, false, 1);
    static final LineBreaking GREEDY = new LineBreaking(true, false, 1);

    static LineBreaking balanced(int leastLines) {
        return new LineBreaking(true, true, leastLines);
    }
}
