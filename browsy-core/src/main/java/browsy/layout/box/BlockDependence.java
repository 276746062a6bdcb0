package browsy.layout.box;

import static browsy.style.property.BoxProperties.BOTTOM;
import static browsy.style.property.BoxProperties.LEFT;
import static browsy.style.property.BoxProperties.POSITION;
import static browsy.style.property.BoxProperties.RIGHT;
import static browsy.style.property.BoxProperties.TOP;

import browsy.css.value.LengthPercentage;
import browsy.css.value.LengthPercentageOrAuto;
import browsy.css.value.position.Position;
import browsy.layout.box.BlockContainer.ColumnRole;
import browsy.style.computed.ComputedStyle;

/**
 * Tests whether the layout of a box depends on the block size of its containing block, in standards
 * mode. Most boxes do not depend on it and need no second layout when the block size of their
 * container becomes definite. The tests are conservative: {@code true} means "may depend".
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#the-height-property">CSS 2.2, 10.5</a>
 */
public final class BlockDependence {
    private BlockDependence() {}

    /** The causes of dependence that a test considers. */
    private enum Causes {
        ALL,
        ALL_BUT_STRETCH
    }

    /**
     * Tests whether the layout of a box with a given inline size and no imposed block size depends
     * on the block size of its containing block or on the available block size.
     */
    public static boolean onContainingBlock(Box box) {
        return onContainingBlock(box, Causes.ALL);
    }

    private static boolean onContainingBlock(Box box, Causes causes) {
        if (box.isAnonymous() && box instanceof BlockContainer container) {
            // An anonymous block passes the percentage basis of its containing block to its
            // children.
            return container.columnRole() != ColumnRole.NONE || ofContent(container, causes);
        }
        boolean usesOwnSizesOnly =
                box instanceof BlockContainer container && container.columnRole() == ColumnRole.NONE
                        || box instanceof FlexBox
                        || box instanceof GridBox
                        || box instanceof TableBox
                        || box instanceof ReplacedBox;
        return !usesOwnSizesOnly
                || (causes == Causes.ALL
                        ? box.sizing().isBlockRelative()
                        : box.sizing().isBlockRelativeWithoutStretch());
    }

    /**
     * Tests whether the layout of the content of a block container depends on the container's block
     * size.
     */
    public static boolean ofContent(BlockContainer container) {
        return ofContent(container, Causes.ALL);
    }

    /**
     * Tests whether the layout of the content of a block container depends on the container's block
     * size other than by the keyword {@code stretch}.
     */
    public static boolean ofContentWithoutStretch(BlockContainer container) {
        return ofContent(container, Causes.ALL_BUT_STRETCH);
    }

    private static boolean ofContent(BlockContainer container, Causes causes) {
        InlineBox split = container.splitInline();
        return container.firstLine() != null
                || split != null && isMovedByPercentage(split.style())
                || ofChildren(container, container, causes);
    }

    private static boolean ofChildren(Box parent, BlockContainer container, Causes causes) {
        for (Box child : parent.children()) {
            if (ofChild(child, container, causes)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Tests whether the layout of a child depends on the block size of the container that it is in.
     */
    private static boolean ofChild(Box child, BlockContainer container, Causes causes) {
        if (child instanceof TextBox
                || child instanceof LineBreakBox
                || child.isAbsolutelyPositioned()) {
            return false; // the containing block lays positioned boxes out after itself
        }
        if (child.flow().isOrthogonalTo(container.flow()) || isMovedByPercentage(child.style())) {
            return true;
        }
        return child instanceof InlineBox
                ? ofChildren(child, container, causes)
                : onContainingBlock(child, causes);
    }

    /**
     * Whether relative positioning moves the box by a percentage, which may refer to the block
     * size.
     */
    private static boolean isMovedByPercentage(ComputedStyle style) {
        return style.get(POSITION) == Position.RELATIVE
                && (isPercentage(style.get(TOP))
                        || isPercentage(style.get(RIGHT))
                        || isPercentage(style.get(BOTTOM))
                        || isPercentage(style.get(LEFT)));
    }

    private static boolean isPercentage(LengthPercentageOrAuto inset) {
        return inset instanceof LengthPercentage length && length.hasPercentage();
    }
}
