package browsy.layout.flow;

import static browsy.style.property.BoxProperties.MARGIN_TRIM;

import browsy.css.value.Length;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.SizeProperties;
import browsy.layout.context.AvailableSize;
import browsy.layout.sizing.BoxEdges;
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

    static MarginTrimming of(Box container, FlowConstraints constraints) {
        boolean fromOutside =
                constraints.trimsEnd()
                        && BoxEdges.borderPadding(container, AvailableSize.INDEFINITE).blockEnd()
                                == 0;
        return fromOutside || container.style().get(MARGIN_TRIM).trimsEnd()
                ? new MarginTrimming(true, lastWithContent(container.children()))
                : NONE;
    }

    /** Whether margins before the first content are dropped. */
    static boolean atStart(Box container) {
        return !container.isAnonymous() && container.style().get(MARGIN_TRIM).trimsStart();
    }

    /** Whether no child has content, and so all margins adjoin the end. */
    boolean dropsAll() {
        return atEnd && last == null;
    }

    /** Whether the margins at the end of a child, and all after it, are dropped. */
    boolean dropsAfter(Box child) {
        return child == last;
    }

    private static @Nullable Box lastWithContent(List<Box> children) {
        for (int i = children.size() - 1; i >= 0; i--) {
            Box child = children.get(i);
            if (!child.isOutOfFlow()
                    && child.pseudo() != PseudoElement.MARKER
                    && !isHollow(child)) {
                return child;
            }
        }
        return null;
    }

    /** Whether its margins collapse through it, as far as can be told before its layout. */
    private static boolean isHollow(Box box) {
        if (!(box instanceof BlockContainer block)
                || block.hasInlineContent()
                || FlowRoots.isRoot(box, box.flow())
                || BoxEdges.borderPadding(box, AvailableSize.INDEFINITE).blockSum() != 0) {
            return false;
        }
        SizeProperties size = SizeProperties.block(box);
        return isNothing(size.preferred())
                && isNothing(size.minimum())
                && lastWithContent(block.children()) == null;
    }

    private static boolean isNothing(Size size) {
        return size == SizeKeyword.AUTO || size instanceof Length length && length.px() == 0;
    }
}
