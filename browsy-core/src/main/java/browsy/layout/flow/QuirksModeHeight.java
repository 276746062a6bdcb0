package browsy.layout.flow;

import static browsy.style.property.FlexProperties.FLEX_DIRECTION;
import static browsy.style.property.FlexProperties.WEBKIT_BOX_ORIENT;

import browsy.css.value.SizeKeyword;
import browsy.css.value.box.Display;
import browsy.css.value.flex.BoxOrient;
import browsy.css.value.flex.FlexDirection;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.BlockContainer.ColumnRole;
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
import browsy.style.computed.ComputedStyle;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Block sizes by the Quirks Mode Standard. In quirks mode the html element and the body fill the
 * viewport, and a box with automatic block size passes the percentage basis of its own block size
 * on to its children.
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
     * Returns the border-box block size of a block container. The margin box of the html element is
     * at least as high as the viewport, that of the body at least as high as the html element.
     *
     * @param size the block size without the quirk
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
     * Returns the block size that a box fills: for the html element that of the viewport, for the
     * body that of the html element. 0 if the latter is not definite, for example if the html
     * element is a table.
     */
    private static double fillable(Box box, LayoutInput input, LayoutContext context) {
        if (QuirksModeMargins.isBody(box)) {
            return input.block().percentageBasis().orElse(0);
        }
        return box.flow().isHorizontal() ? context.viewport().height() : context.viewport().width();
    }

    /**
     * Returns the constraints of a body that is a flex or multi-column container: they stretch it
     * to the percentage basis. A column of flexible items may be larger, and its items do not flex
     * to fill it.
     */
    static LayoutInput stretched(Box box, LayoutInput input, LayoutContext context) {
        if (!context.isQuirksMode() || !fillsViewport(box)) {
            return input;
        }
        AutoSize auto = input.block().auto();
        if (box instanceof FlexBox) {
            auto = isColumn(box.style()) ? AutoSize.STRETCH_AT_LEAST : AutoSize.STRETCH;
        } else if (box instanceof BlockContainer container
                && container.columnRole() == ColumnRole.CONTAINER) {
            auto = AutoSize.STRETCH;
        }
        return auto == input.block().auto() ? input : filling(input, auto);
    }

    private static boolean isColumn(ComputedStyle style) {
        if (style.display().isLegacyFlex()) {
            return style.get(WEBKIT_BOX_ORIENT) == BoxOrient.VERTICAL;
        }
        FlexDirection direction = style.get(FLEX_DIRECTION);
        return direction == FlexDirection.COLUMN || direction == FlexDirection.COLUMN_REVERSE;
    }

    /**
     * Returns the constraints of a body that is a grid container. They stretch it to the percentage
     * basis if its content is smaller.
     *
     * @param input the constraints of the body
     * @param margins its margins, which do not collapse
     * @param natural its block size without stretching
     */
    static LayoutInput stretchedBeyond(
            double natural,
            Box box,
            LayoutInput input,
            LogicalEdges margins,
            LayoutContext context) {
        boolean stretches =
                context.isQuirksMode()
                        && box instanceof GridBox
                        && fillsViewport(box)
                        && input.block().percentageBasis().orElse(0) - margins.blockSum() > natural;
        return stretches ? filling(input, AutoSize.STRETCH) : input;
    }

    private static LayoutInput filling(LayoutInput input, AutoSize auto) {
        return input.withAvailableBlock(input.block().percentageBasis()).withBlockAuto(auto);
    }

    /**
     * Whether the box belongs to the html element or the body, and is an in-flow block with
     * automatic block size.
     */
    private static boolean fillsViewport(Box box) {
        return box.source() instanceof Element element
                && box.pseudo() == null
                && !box.isOutOfFlow()
                && box.style().display().isBlockLevel()
                && (element.parent() instanceof Document || QuirksModeMargins.isBody(box))
                && SizeProperties.block(box).preferred() == SizeKeyword.AUTO;
    }

    /**
     * Returns the percentage basis of the block sizes of the children of a box.
     *
     * @param own content-box block size of the box, which is the basis outside quirks mode
     * @param input the constraints of the box itself
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
