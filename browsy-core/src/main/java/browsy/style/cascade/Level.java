package browsy.style.cascade;

/**
 * The criteria of the cascade that precede specificity. The natural order is from the weakest to
 * the strongest.
 *
 * @param origin the origin of the declaration
 * @param important whether the declaration is {@code !important}
 * @param depth the number of shadow trees around its stylesheet
 * @param attached whether the declaration is in a style attribute
 * @param layer the position of its layer; for normal declarations, the greater is stronger
 * @see <a href="https://drafts.csswg.org/css-cascade-6/#cascade-sort">CSS Cascading, 2.1</a>
 */
record Level(Origin origin, boolean important, int depth, boolean attached, int layer)
        implements Comparable<Level> {

    @Override
    public int compareTo(Level other) {
        if (important != other.important) {
            return Boolean.compare(important, other.important);
        }
        int direction = important ? -1 : 1;
        if (origin != other.origin) {
            return origin.compareTo(other.origin) * direction;
        }
        if (depth != other.depth) {
            return Integer.compare(other.depth, depth) * direction;
        }
        if (attached != other.attached) {
            return Boolean.compare(attached, other.attached);
        }
        return Integer.compare(layer, other.layer) * direction;
    }

    /**
     * Whether {@code revert-layer} at the level {@code other} also excludes declarations at this
     * level: those of the same origin and tree in the same layer or in a later one. The style
     * attribute counts as the last layer.
     */
    boolean isRolledBackWith(Level other) {
        return origin == other.origin
                && depth == other.depth
                && (attached == other.attached ? layer >= other.layer : attached);
    }
}
