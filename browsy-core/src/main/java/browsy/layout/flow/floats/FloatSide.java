package browsy.layout.flow.floats;

import static browsy.style.property.BoxProperties.FLOAT;

import browsy.css.value.Direction;
import browsy.layout.box.Box;

/** The line-relative side to which a box floats. */
public enum FloatSide {
    LEFT,
    RIGHT;

    /** Returns the side of a floating box in a containing block with this direction. */
    public static FloatSide of(Box box, Direction direction) {
        return switch (box.style().get(FLOAT)) {
            case RIGHT -> RIGHT;
            case INLINE_START -> direction == Direction.LTR ? LEFT : RIGHT;
            case INLINE_END -> direction == Direction.LTR ? RIGHT : LEFT;
            default -> LEFT;
        };
    }
}
