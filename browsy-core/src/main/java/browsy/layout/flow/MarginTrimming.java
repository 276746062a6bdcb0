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
import browsy.layout.flow.inline.items.InlineContentCache;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.LengthResolution;
import browsy.style.PseudoElement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code margin-trim} of a block container: trims the margins that adjoin its block-start or
 * block-end edge, and all margins that collapse with them.
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
     * Returns the trimming at the block end of a container, by its own {@code margin-trim} or by
     * that of an ancestor.
     *
     * @param edges border and padding of the container
     * @param childInput the constraints that all its children share
     */
    static MarginTrimming of(
            Box container,
            FlowConstraints constraints,
            LogicalEdges edges,
            LayoutInput childInput,
            InlineContentCache contents) {
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

    /** Whether a container trims the margins before its first content. */
    static boolean atStart(Box container) {
        return container.style().get(MARGIN_TRIM).trimsStart();
    }

    /** Whether no child has content, so that all margins adjoin the trimmed end. */
    boolean dropsAll() {
        return atEnd && last == null;
    }

    /** Whether the margins at the end of a child and after it are trimmed. */
    boolean dropsAfter(Box child) {
        return child == last;
    }

    /**
     * Returns the last in-flow child through which margins do not collapse; null if there is none.
     */
    private static @Nullable Box lastWithContent(
            Box container,
            AvailableSize edges,
            AvailableSize heights,
            InlineContentCache contents) {
        List<Box> children = container.children();
        for (int i = children.size() - 1; i >= 0; i--) {
            Box child = children.get(i);
            if (!child.isOutOfFlow()
                    && child.pseudo() != PseudoElement.MARKER
                    && !isSelfCollapsing(child, container, edges, heights, contents)) {
                return child;
            }
        }
        return null;
    }

    /**
     * Whether the margins of a box collapse through it, as far as that is known before its layout.
     *
     * @param edges percentage basis of padding, or a larger size: a percentage of it is 0 only if
     *     it is 0%
     * @param heights percentage basis of block sizes
     */
    private static boolean isSelfCollapsing(
            Box box,
            Box parent,
            AvailableSize edges,
            AvailableSize heights,
            InlineContentCache contents) {
        if (!(box instanceof BlockContainer block)
                || FlowRoots.isRoot(box, parent.flow())
                || BoxEdges.borderPadding(box, edges).blockSum() != 0) {
            return false;
        }
        SizeProperties size = SizeProperties.block(box);
        return isAutoOrZero(size.preferred(), heights)
                && isAutoOrZero(size.minimum(), heights)
                && (block.hasInlineContent()
                        ? contents.isBlank(block)
                        : lastWithContent(block, edges, AvailableSize.INDEFINITE, contents)
                                == null);
    }

    private static boolean isAutoOrZero(Size size, AvailableSize basis) {
        return size == SizeKeyword.AUTO
                || size instanceof LengthPercentage length
                        && LengthResolution.resolveOrZero(length, basis) <= 0;
    }
}
