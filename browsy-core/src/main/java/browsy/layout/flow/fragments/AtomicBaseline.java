package browsy.layout.flow.fragments;

import static browsy.style.property.TextProperties.BASELINE_SOURCE;

import browsy.css.value.BaselineSource;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.sizing.BoxEdges;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * The baseline by which an atomic inline stands on its line.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#propdef-vertical-align">CSS 2.2</a>
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
        if (isLabelled(fragment.box().source())) {
            Double baseline = fragment.lineBaseline();
            return baseline == null ? Double.valueOf(contentEnd(fragment)) : baseline;
        }
        return scrolls(fragment.box()) ? null : fragment.lineBaseline();
    }

    /**
     * Whether the line is at the block-end margin edge of a block-level box, whatever its lines, if
     * an inline-block ends in it.
     */
    public static boolean isMarginEdge(Box box) {
        return box instanceof BlockContainer
                ? scrolls(box) && !isLabelled(box.source())
                : isTextArea(box.source());
    }

    private static boolean scrolls(Box box) {
        return box.sizing().flowRoot().clips();
    }

    /** What a text area shows may scroll, so that on a line its baseline does not count. */
    private static boolean isTextArea(@Nullable Node source) {
        return source instanceof Element element && element.nameIs("textarea");
    }

    /** The baseline of a button is that of its label, whether it clips it or not. */
    private static boolean isLabelled(@Nullable Node source) {
        return source instanceof Element element
                && (element.nameIs("button") || element.nameIs("input") || element.nameIs("img"));
    }

    /** A button without a label stands on the end of its content box. */
    private static double contentEnd(BoxFragment fragment) {
        Box box = fragment.box();
        double edge = BoxEdges.borderPadding(box, AvailableSize.INDEFINITE).blockEnd();
        return box.flow().toLogical(fragment.size()).block() - edge;
    }
}
