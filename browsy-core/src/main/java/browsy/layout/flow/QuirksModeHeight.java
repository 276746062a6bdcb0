package browsy.layout.flow;

import browsy.css.value.SizeKeyword;
import browsy.css.value.box.Display;
import browsy.layout.box.Box;
import browsy.layout.box.FlexBox;
import browsy.layout.box.GridBox;
import browsy.layout.box.SizeProperties;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Block sizes by the Quirks Mode Standard: in quirks mode the html element and the body fill the
 * viewport, and boxes of automatic height let the percentages of their content refer to what their
 * own refer to.
 *
 * @see <a href="https://quirks.spec.whatwg.org/#the-html-element-fills-the-viewport-quirk">Quirks
 *     Mode, the html element fills the viewport</a>
 * @see <a
 *     href="https://quirks.spec.whatwg.org/#the-body-element-fills-the-html-element-quirk">Quirks
 *     Mode, the body element fills the html element</a>
 * @see <a href="https://quirks.spec.whatwg.org/#the-percentage-height-calculation-quirk">Quirks
 *     Mode, the percentage height calculation</a>
 */
final class QuirksModeHeight {
    private QuirksModeHeight() {}

    /**
     * The border-box block size of a block container: the html element is no smaller than the
     * viewport, the body no smaller than the html element.
     *
     * @param size without the quirk
     */
    static double of(BlockPass pass, double size) {
        Box box = pass.box;
        LayoutContext context = pass.scope.context();
        if (!context.isQuirksMode() || !fillsViewport(box)) {
            return size;
        }
        LayoutInput input = pass.constraints.input();
        LogicalEdges own = BoxEdges.margin(box, input.percentageEdges(), box.flow());
        double margins = pass.isRoot ? own.blockSum() : pass.progress.outerMargins(own.blockEnd());
        return Math.max(size, fillable(box, input, context) - margins);
    }

    /**
     * What a box fills: the html element the viewport, the body the html element. Nothing if the
     * block size of this is not definite, as where it is a table.
     */
    private static double fillable(Box box, LayoutInput input, LayoutContext context) {
        if (QuirksModeMargins.isBody(box)) {
            return input.block().percentageBasis().orElse(0);
        }
        return box.flow().isHorizontal() ? context.viewport().height() : context.viewport().width();
    }

    /**
     * What a body that is a flex or grid container is laid out under: it stretches to the viewport
     * where its content does not reach that far.
     *
     * @param input the constraints of the body
     * @param margins its own, which do not collapse
     * @param natural its block size without stretching
     */
    static LayoutInput stretched(
            Box box,
            LayoutInput input,
            LogicalEdges margins,
            double natural,
            LayoutContext context) {
        boolean stretches =
                context.isQuirksMode()
                        && (box instanceof FlexBox || box instanceof GridBox)
                        && fillsViewport(box)
                        && input.block().percentageBasis().orElse(0) - margins.blockSum() > natural;
        return stretches
                ? input.withAvailableBlock(input.block().percentageBasis())
                        .withBlockAuto(AutoSize.STRETCH)
                : input;
    }

    /** Whether it is the html element or the body, an in-flow block of automatic height. */
    private static boolean fillsViewport(Box box) {
        return box.source() instanceof Element element
                && box.pseudo() == null
                && !box.isOutOfFlow()
                && box.style().display().isBlockLevel()
                && (element.parent() instanceof Document || QuirksModeMargins.isBody(box))
                && SizeProperties.block(box).preferred() == SizeKeyword.AUTO;
    }

    /**
     * What percentages of the content of a box refer to along the block axis.
     *
     * @param own its content-box block size, which they refer to outside quirks mode
     * @param input what the box itself is laid out under
     */
    static AvailableSize childPercentageBasis(
            Box box, AvailableSize own, LayoutInput input, LayoutContext context) {
        if (own.isDefinite()
                || input.block().isImposed()
                || !context.isQuirksMode()
                || box.isAbsolutelyPositioned()
                || box.style().display() == Display.TABLE_CELL
                || SizeProperties.block(box).preferred() != SizeKeyword.AUTO) {
            return own;
        }
        AvailableSize basis = input.block().percentageBasis();
        if (!fillsViewport(box) || !basis.isDefinite()) {
            return basis;
        }
        AvailableSize edges = input.percentageEdges();
        double taken =
                BoxEdges.margin(box, edges, box.flow()).blockSum()
                        + BoxEdges.borderPadding(box, edges).blockSum();
        return AvailableSize.definite(Math.max(0, basis.orElse(0) - taken));
    }
}
