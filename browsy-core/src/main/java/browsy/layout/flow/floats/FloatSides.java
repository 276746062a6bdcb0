package browsy.layout.flow.floats;

import browsy.css.value.Direction;
import browsy.css.value.box.Clear;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.BoxProperties;

/** A set of line-relative sides of floats. The ordinals are bit sets. */
public enum FloatSides {
    NONE,
    LEFT,
    RIGHT,
    BOTH;

    private static final FloatSides[] VALUES = values();

    /** Returns the set with one side. */
    public static FloatSides of(FloatSide side) {
        return side == FloatSide.LEFT ? LEFT : RIGHT;
    }

    /**
     * Returns the sides that a box with this style clears in a containing block with this
     * direction.
     */
    public static FloatSides cleared(ComputedStyle style, Direction direction) {
        Clear clear = style.get(BoxProperties.CLEAR);
        return switch (clear) {
            case NONE -> NONE;
            case LEFT -> LEFT;
            case RIGHT -> RIGHT;
            case BOTH -> BOTH;
            case INLINE_START -> direction == Direction.LTR ? LEFT : RIGHT;
            case INLINE_END -> direction == Direction.LTR ? RIGHT : LEFT;
        };
    }

    public boolean isEmpty() {
        return this == NONE;
    }

    public boolean contains(FloatSide side) {
        return intersects(of(side));
    }

    /** Whether a side is in both sets. */
    public boolean intersects(FloatSides other) {
        return (ordinal() & other.ordinal()) != 0;
    }

    /** Returns the union of both sets. */
    public FloatSides with(FloatSides other) {
        return VALUES[ordinal() | other.ordinal()];
    }
}
