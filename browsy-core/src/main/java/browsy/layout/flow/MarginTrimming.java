package browsy.layout.flow;

import static browsy.style.property.BoxProperties.MARGIN_TRIM;

import browsy.css.value.LengthPercentage;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.SizeProperties;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutInput;
import browsy.layout.flow.inline.items.InlineContents;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.Lengths;
import browsy.style.PseudoElement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a block container drops the margins that adjoin its edges, and all that collapse with them.
 *
 * @see <a href="https://drafts.csswg.org/css-box-4/#margin-trim">css-box-4</a>
 */
final class MarginTrimming {
    private static final MarginTrimming NONE = new MarginTrimming(false, null);

    private final boolean atEnd;
    private final @Nullable Box last;

    private MarginTrimming(boolean atEnd, @Nullable Box last) {
        this.atEnd = atEnd;
        this.last = last;
    }

    /**
     * The trimming at the end of a container, for its own sake or that of a box around it.
     *
     * @param edges border and padding of the container
     * @param childInput what all its children are given
     */
    static MarginTrimming of(
            Box container,
            FlowConstraints constraints,
            LogicalEdges edges,
            LayoutInput childInput,
            InlineContents contents) {
        boolean fromOutside = constraints.trimsEnd() && edges.blockEnd() == 0;
        return fromOutside || container.style().get(MARGIN_TRIM).trimsEnd()
                ? new MarginTrimming(
                        true,
                        lastWithContent(
                                container,
                                childInput.percentageEdges(),
                                childInput.block().percentageBasis(),
                                contents))
                : NONE;
    }

    /** Whether margins before the first content are dropped. */
    static boolean atStart(Box container) {
        return container.style().get(MARGIN_TRIM).trimsStart();
    }

    /** Whether no child has content, and so all margins adjoin the end. */
    boolean dropsAll() {
        return atEnd && last == null;
    }

    /** Whether the margins at the end of a child, and all after it, are dropped. */
    boolean dropsAfter(Box child) {
        return child == last;
    }

    private static @Nullable Box lastWithContent(
            Box container, AvailableSize edges, AvailableSize heights, InlineContents contents) {
        List<Box> children = container.children();
        for (int i = children.size() - 1; i >= 0; i--) {
            Box child = children.get(i);
            if (!child.isOutOfFlow()
                    && child.pseudo() != PseudoElement.MARKER
                    && !isHollow(child, container, edges, heights, contents)) {
                return child;
            }
        }
        return null;
    }

    /**
     * Whether its margins collapse through it, as far as can be told before its layout.
     *
     * @param edges what percentages of padding refer to, or more: one of it is 0 only if it is 0%
     * @param heights what percentages of heights refer to
     */
    private static boolean isHollow(
            Box box,
            Box parent,
            AvailableSize edges,
            AvailableSize heights,
            InlineContents contents) {
        if (!(box instanceof BlockContainer block)
                || FlowRoots.isRoot(box, parent.flow())
                || BoxEdges.borderPadding(box, edges).blockSum() != 0) {
            return false;
        }
        SizeProperties size = SizeProperties.block(box);
        return isNothing(size.preferred(), heights)
                && isNothing(size.minimum(), heights)
                && (block.hasInlineContent()
                        ? contents.isBlank(block)
                        : lastWithContent(block, edges, AvailableSize.INDEFINITE, contents)
                                == null);
    }

    private static boolean isNothing(Size size, AvailableSize basis) {
        return size == SizeKeyword.AUTO
                || size instanceof LengthPercentage length
                        && Lengths.resolveOrZero(length, basis) <= 0;
    }
}
