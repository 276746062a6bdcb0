package browsy.layout.flow.fragments;

import static browsy.style.property.TextProperties.BASELINE_SOURCE;

import browsy.css.value.inline.BaselineSource;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.flow.quirks.BlockQuirks;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.WritingFlow;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * The baseline by which an atomic inline stands on its line: the last one of a block container, the
 * first one of anything else, unless {@code baseline-source} says so.
 *
 * @see <a href="https://drafts.csswg.org/css-inline-3/#baseline-source">css-inline-3</a>
 * @see <a href="https://drafts.csswg.org/css-align-3/#baseline-export">css-align-3, 9.1</a>
 */
public final class AtomicBaseline {
    private AtomicBaseline() {}

    /** Distance from the block-start border edge; null where the margin edge is the baseline. */
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
        if (!(fragment.box() instanceof BlockContainer)) {
            return isTextArea(fragment.box().source()) ? null : fragment.firstBaseline();
        }
        Double last = fragment.lineBaseline();
        if (BlockQuirks.standsOnLabel(fragment.box())) {
            return last == null ? Double.valueOf(BlockQuirks.baselineWithoutLabel(fragment)) : last;
        }
        return scrolls(fragment.box()) ? null : last;
    }

    /**
     * Whether a block-level box gives an inline-block around it its block-end margin edge as last
     * baseline, whatever its lines.
     */
    public static boolean isMarginEdge(Box box) {
        return box instanceof BlockContainer
                ? scrolls(box) && !BlockQuirks.standsOnLabel(box)
                : isTextArea(box.source());
    }

    /** A scroll container has its last baseline at its block-end margin edge. */
    private static boolean scrolls(Box box) {
        return box.sizing().flowRoot().clips();
    }

    /** What a text area shows may scroll, so that on a line its baseline does not count. */
    private static boolean isTextArea(@Nullable Node source) {
        return source instanceof Element element && element.nameIs("textarea");
    }
}
