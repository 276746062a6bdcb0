package browsy.style.cascade;

/**
 * Everything that ranks a declaration before specificity does.
 *
 * @param depth how many shadow trees its stylesheet is in
 * @param attached whether it is in a style attribute
 * @param layer the place of its layer; greater is stronger for normal declarations
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
     * Whether {@code revert-layer} in {@code other} rolls this back: what is in its layer, and in
     * those above, which an important declaration comes before.
     */
    boolean isRolledBackWith(Level other) {
        return origin == other.origin
                && depth == other.depth
                && (attached == other.attached ? layer >= other.layer : attached);
    }
}
