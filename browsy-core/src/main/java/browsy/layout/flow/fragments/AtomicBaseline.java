package browsy.layout.flow.fragments;

import static browsy.style.property.TextProperties.BASELINE_SOURCE;

import browsy.css.value.inline.BaselineSource;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.ReplacedBox;
import browsy.layout.flow.quirks.BlockQuirks;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.WritingFlow;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * The baseline with which an atomic inline is aligned in its line: the last baseline of a block
 * container, the first baseline of other boxes, unless {@code baseline-source} selects one.
 *
 * @see <a href="https://drafts.csswg.org/css-inline-3/#baseline-source">css-inline-3</a>
 * @see <a href="https://drafts.csswg.org/css-align-3/#baseline-export">css-align-3, 9.1</a>
 */
public final class AtomicBaseline {
    private AtomicBaseline() {}

    /**
     * Returns the baseline as the distance from the block-start border edge, in CSS px; null if the
     * box has none, and its block-end margin edge is used.
     *
     * @param line writing mode and direction of the line
     */
    public static @Nullable Double of(BoxFragment fragment, WritingFlow line) {
        if (fragment.box().flow().isOrthogonalTo(line)) {
            return null;
        }
        BaselineSource source = fragment.box().style().get(BASELINE_SOURCE);
        if (source != BaselineSource.AUTO) {
            return source == BaselineSource.FIRST
                    ? fragment.firstBaseline()
                    : fragment.lastBaseline();
        }
        if (fragment.box() instanceof ReplacedBox) {
            return isTextArea(fragment.box().source()) ? null : fragment.firstBaseline();
        }
        boolean isBlock = fragment.box() instanceof BlockContainer;
        Double baseline = isBlock ? fragment.lineBaseline() : fragment.firstBaseline();
        if (BlockQuirks.standsOnLabel(fragment.box())) {
            return baseline == null ? BlockQuirks.baselineWithoutLabel(fragment) : baseline;
        }
        return isBlock && scrolls(fragment.box()) ? null : baseline;
    }

    /**
     * Whether the block-end margin edge of a block-level box is the last baseline that an ancestor
     * inline-block takes from it, even if the box has lines.
     */
    static boolean isMarginEdge(Box box) {
        return box instanceof BlockContainer
                ? scrolls(box) && !BlockQuirks.standsOnLabel(box)
                : isTextArea(box.source());
    }

    /**
     * Whether the box is a scroll container. The last baseline of a scroll container is its
     * block-end margin edge.
     */
    private static boolean scrolls(Box box) {
        return box.sizing().flowRoot().clips();
    }

    /**
     * Whether the node is a text area. Its text may scroll, so its baseline is not used in a line.
     */
    private static boolean isTextArea(@Nullable Node source) {
        return source instanceof Element element && element.nameIs("textarea");
    }
}
