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

    /**
     * Tests whether the layout of a box with a given inline size and no imposed block size depends
     * on the block size of its containing block or on the available block size.
     */
    public static boolean onContainingBlock(Box box) {
        if (box.isAnonymous() && box instanceof BlockContainer container) {
            // An anonymous block passes the percentage basis of its containing block to its
            // children.
            return container.columnRole() != ColumnRole.NONE || ofContent(container);
        }
        boolean usesOwnSizesOnly =
                box instanceof BlockContainer container && container.columnRole() == ColumnRole.NONE
                        || box instanceof FlexBox
                        || box instanceof GridBox
                        || box instanceof TableBox
                        || box instanceof ReplacedBox;
        return !usesOwnSizesOnly || box.sizing().isBlockRelative();
    }

    /**
     * Tests whether the layout of the content of a block container depends on the container's block
     * size.
     */
    public static boolean ofContent(BlockContainer container) {
        InlineBox split = container.splitInline();
        return container.firstLine() != null
                || split != null && isMovedByPercentage(split.style())
                || ofChildren(container, container);
    }

    private static boolean ofChildren(Box parent, BlockContainer container) {
        for (Box child : parent.children()) {
            if (ofChild(child, container)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Tests whether the layout of a child depends on the block size of the container that it is in.
     */
    private static boolean ofChild(Box child, BlockContainer container) {
        if (child instanceof TextBox
                || child instanceof LineBreakBox
                || child.isAbsolutelyPositioned()) {
            return false; // the containing block lays positioned boxes out after itself
        }
        if (child.flow().isOrthogonalTo(container.flow()) || isMovedByPercentage(child.style())) {
            return true;
        }
        return child instanceof InlineBox ? ofChildren(child, container) : onContainingBlock(child);
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
