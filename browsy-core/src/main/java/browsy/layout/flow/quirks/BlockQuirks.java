package browsy.layout.flow.quirks;

import static browsy.style.property.BoxProperties.BOX_SIZING;

import browsy.css.value.LengthPercentage;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.css.value.align.SelfPosition;
import browsy.css.value.box.BoxSizing;
import browsy.css.value.box.Display;
import browsy.infra.ShownBy;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.FlexBox;
import browsy.layout.box.GridBox;
import browsy.layout.box.InnerLine;
import browsy.layout.box.ReplacedBox;
import browsy.layout.box.SizeProperties;
import browsy.layout.box.TableBox;
import browsy.layout.box.TextBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.Lengths;
import org.jsoup.nodes.Element;

/**
 * What Chromium does in block formatting contexts where the specifications say something else, or
 * leave it open. What is specified for quirks mode is in {@code QuirksModeMargins} and {@code
 * QuirksModeHeight}.
 */
public final class BlockQuirks {
    private BlockQuirks() {}

    // Margins.

    /**
     * Whether the margins before the lines of a block container count again after them.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2,
     * 8.3.1</a>: a line box separates the margins before it from those after it. Chromium gives an
     * editing host without content the height of a line, but keeps the margins for what follows.
     */
    @ShownBy("flow/editing-host-margins.html")
    public static boolean repeatsMarginsAfterLines(BlockContainer container) {
        return container.children().size() == 1
                && container.children().get(0) instanceof TextBox text
                && text.isEmptyLine();
    }

    /**
     * Whether a box passes over the default margins of its first and last content in quirks mode,
     * as the body does.
     *
     * <p>Specification: <a
     * href="https://html.spec.whatwg.org/multipage/rendering.html#margin-collapsing-quirks">HTML,
     * margin collapsing quirks</a>: {@code td} and {@code th} elements do. In Chromium all table
     * cells do, whatever element they are.
     */
    @ShownBy("flow/default-margins-in-cell.html")
    public static boolean passesOverDefaultMargins(Box box) {
        return box.style().display() == Display.TABLE_CELL;
    }

    /**
     * Whether default margins of the descendants of a block at the start of the body or a cell are
     * passed over in quirks mode, as its own are.
     *
     * <p>Specification: <a
     * href="https://html.spec.whatwg.org/multipage/rendering.html#margin-collapsing-quirks">HTML,
     * margin collapsing quirks</a>: only margins of children are. In Chromium all are that collapse
     * with the edge of the body or cell.
     *
     * @param isAtStart whether nothing but margins lies between the block and that edge
     */
    @ShownBy("flow/default-margins-of-descendants.html")
    public static boolean passesOverMarginsOfDescendants(boolean isAtStart) {
        return isAtStart;
    }

    /**
     * Whether a box passes over all default margins at its end in quirks mode.
     *
     * <p>Specification: <a
     * href="https://html.spec.whatwg.org/multipage/rendering.html#margin-collapsing-quirks">HTML,
     * margin collapsing quirks</a>: a cell over those of a last paragraph and of elements without
     * content, the body over no others than these. In Chromium both pass over all.
     *
     * @param atStart whether it passes over those at its start
     */
    @ShownBy("flow/default-margins-at-end-of-cell.html")
    public static boolean passesOverMarginsAtEnd(boolean atStart) {
        return atStart;
    }

    /**
     * Whether the block-end margin of a box counts as set by no author because its block-start
     * margin is set by none.
     *
     * <p>Specification: <a
     * href="https://html.spec.whatwg.org/multipage/rendering.html#margin-collapsing-quirks">HTML,
     * margin collapsing quirks</a>: each margin of an element counts for itself. Chromium takes the
     * margin at the end of a box through which margins collapse for what the one at its start is.
     *
     * @param isStartByDefault whether no author has set the block-start margin
     */
    @ShownBy("flow/default-margin-of-empty-block.html")
    public static boolean takesEndForStart(boolean isSelfCollapsing, boolean isStartByDefault) {
        return isSelfCollapsing && isStartByDefault;
    }

    /**
     * Whether the margins before a block without content count again after it.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2,
     * 8.3.1</a>: margins do not collapse through a block with a height. Chromium fixes the block
     * offset with them, and counts them again if the height is that of {@code
     * contain-intrinsic-size}.
     *
     * @param content border-box block size that the content asks for
     * @param automatic the same under size containment
     */
    @ShownBy("flow/margins-before-contained-block.html")
    public static boolean repeatsMarginsAfterContainedSize(double content, double automatic) {
        return content != automatic;
    }

    /**
     * Whether minimum and maximum let margins collapse through the end of a block of automatic
     * height.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2,
     * 8.3.1</a>: only if its minimum is zero. Chromium asks whether they change the height.
     *
     * @param size border-box block size
     * @param automatic the same without minimum and maximum
     */
    @ShownBy("flow/minimum-without-effect.html")
    public static boolean collapsesAtEnd(double size, double automatic) {
        return size == automatic;
    }

    // Clearance.

    /**
     * Whether clearance moves margins that collapse through a block if they, measured from the edge
     * of the parent, do not lead past the floats.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/visuren.html#flow-control">CSS 2.2,
     * 9.5.2</a>: what counts is where the border edge of the block would be without clearance.
     * Chromium leaves out what lies between the edge of the parent and the block.
     *
     * @param isBelowContent whether something lies between them
     */
    @ShownBy("flow/clearance-measured-from-parent.html")
    public static boolean measuresClearanceFromParent(boolean isBelowContent) {
        return isBelowContent;
    }

    /**
     * Where the blocks in a block start at the earliest, once its own block offset is resolved.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/visuren.html#flow-control">CSS 2.2,
     * 9.5.2</a>: clearance moves the block that has it, and negative margins may lead its content
     * above the floats again. In Chromium no content of it comes to lie above their end.
     *
     * @param clearance the end of the floats that the block or one around it clears
     */
    @ShownBy("flow/clearance-keeps-content-below-floats.html")
    public static double clearanceOfContent(double clearance) {
        return clearance;
    }

    /**
     * The block offset of a block that clears floats which adjoin its block-start margin.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/visuren.html#flow-control">CSS 2.2,
     * 9.5.2</a>: the end of the floats, or where the block would be without clearance if that is
     * further down. In Chromium it is the end of the floats.
     *
     * @param clearance the end of the floats
     */
    @ShownBy("flow/clearance-past-adjoining-floats.html")
    public static double offsetPastAdjoiningFloats(double clearance) {
        return clearance;
    }

    // Outside markers. CSS 2.2, 12.5.1 lets them affect the height of the list item and make line
    // boxes, and leaves open when they do.

    /**
     * Whether an outside marker has a line to itself before what follows it.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-lists-3/#list-style-position-property">css-lists-3</a>
     * leaves open when a marker makes a line box. Chromium gives it one in quirks mode where a
     * nested list follows.
     *
     * @param next what follows the marker in the list item
     */
    @ShownBy("flow/marker-before-nested-list.html")
    public static boolean givesMarkerLineBefore(Box next, boolean isQuirksMode) {
        return isQuirksMode
                && next.pseudo() == null
                && !next.isOutOfFlow()
                && next.source() instanceof Element element
                && (element.nameIs("ul") || element.nameIs("ol"));
    }

    /**
     * Whether an outside marker that finds no line to stand beside is left out.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-lists-3/#list-style-position-property">css-lists-3</a>:
     * every list item shows its marker. Chromium leaves it out where the content of the list item
     * is inline-level but for blocks that split its inline boxes, and none of it makes a line.
     *
     * @param marker a child of the list item
     */
    @ShownBy("flow/marker-of-split-inline.html")
    public static boolean leavesOutMarker(Box item, Box marker) {
        boolean split = false;
        for (Box child : item.children()) {
            if (child instanceof BlockContainer block && block.splitInline() != null) {
                split = true;
            } else if (child != marker && !child.isAnonymous()) {
                return false;
            }
        }
        return split;
    }

    /**
     * Whether the margins before an outside marker count again after it.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2,
     * 8.3.1</a>: margins count once. Chromium fixes the block offset of a list item whose marker
     * finds no line with the margins met so far, and counts them again at the end of the item.
     *
     * @param isWaiting whether the marker has found no line to stand beside
     */
    @ShownBy("flow/marker-repeats-margins.html")
    public static boolean repeatsMarginsAfterMarker(boolean isWaiting) {
        return isWaiting;
    }

    /**
     * The block size of a list item whose outside marker finds no line to stand beside.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/visudet.html#min-max-heights">CSS 2.2,
     * 10.7</a>: no content makes a box higher than its size properties say. Chromium makes room for
     * the marker whatever these say, but counts the padding and border of the list item as room.
     *
     * @param size border-box size by the size properties
     * @param marker block size of the marker; 0 without one
     */
    @ShownBy("flow/marker-makes-room.html")
    public static double withRoomForMarker(double size, double marker) {
        return Math.max(size, marker);
    }

    // Intrinsic sizes.

    /**
     * What an outside marker adds to the intrinsic inline sizes of a list item that holds blocks.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-sizing-3/#intrinsic-contribution">css-sizing-3, 5.2</a>:
     * what stands outside a box contributes nothing. Chromium takes the marker for a block.
     *
     * @param marker inline size of the marker
     */
    @ShownBy("flow/marker-widens-item.html")
    public static double contributionOfMarker(double marker) {
        return marker;
    }

    /**
     * The max-content contribution of a block after floats.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-sizing-3/#max-content">css-sizing-3</a>: where there is
     * room without end, the lines of the block stand beside the floats, and both add up. Chromium
     * takes the wider of the two, unless the block establishes a formatting context or the lines
     * are the container's own.
     *
     * @param block max-content size of its margin box
     * @param floats max-content sizes of the floats' margin boxes
     */
    @ShownBy("wpt/css/css-grid/grid-model/grid-container-sizing-constraints-001.html")
    public static double maxContentAfterFloats(double block, double floats) {
        return Math.max(block, floats);
    }

    // Percentages in table cells.

    /**
     * Whether the percentages of block sizes do not pass through a child of a table cell.
     *
     * <p>Specification: <a
     * href="https://quirks.spec.whatwg.org/#the-percentage-height-calculation-quirk">Quirks Mode,
     * 3.5</a>: in quirks mode they refer to what those of a box of automatic height refer to. In
     * Chromium no child of a cell hands the cell's height on.
     *
     * @param height preferred block size of the child
     */
    @ShownBy("wpt/css/css-tables/percentages-grandchildren-quirks-mode-001.html")
    public static boolean endsCellPercentagesAt(Size height, boolean isQuirksMode) {
        return isQuirksMode && height == SizeKeyword.AUTO;
    }

    /**
     * What percentages of the block size of a replaced child of a table cell refer to.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-tables-3/#row-layout">css-tables-3</a>: the height that
     * the row gives the cell. In Chromium it is the height that the cell asks for, if it asks for
     * one, however high the row makes it; in quirks mode its border box is meant.
     *
     * @param row the height of the cell's content as the row makes it
     * @param edges what percentages of the cell's edges refer to
     */
    @ShownBy("flow/replaced-in-cell-with-height.html")
    public static AvailableSize cellPercentageBasisOfReplaced(
            Box cell, AvailableSize row, AvailableSize edges, boolean isQuirksMode) {
        if (!hasLength(cell)) {
            return row;
        }
        double height =
                Lengths.resolveOrZero(
                        (LengthPercentage) SizeProperties.block(cell).preferred(),
                        AvailableSize.INDEFINITE);
        if (isQuirksMode || cell.style().get(BOX_SIZING) == BoxSizing.BORDER_BOX) {
            height -= BoxEdges.borderPadding(cell, edges).blockSum();
        }
        return AvailableSize.definite(Math.max(0, height));
    }

    /**
     * Whether a scroll container with a percentage block size counts as empty when a table cell is
     * measured.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-tables-3/#row-layout">css-tables-3</a>: in all cells. In
     * Chromium only in those whose height is a length.
     */
    @ShownBy("flow/scroll-container-in-cell.html")
    public static boolean countsScrollContainersAsEmpty(Box cell) {
        return hasLength(cell);
    }

    private static boolean hasLength(Box cell) {
        return SizeProperties.block(cell).preferred() instanceof LengthPercentage length
                && !length.hasPercentage();
    }

    // Baselines.

    /**
     * Whether a block-level box has no baseline for those around it.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-align-3/#baseline-export">css-align-3, 9.1</a>: the block
     * container takes the baselines of the first and last child that has some. In Chromium check
     * boxes, radio buttons and sliders have none for it.
     */
    @ShownBy("flow/baseline-behind-check-box.html")
    public static boolean hidesBaselines(Box child) {
        return child instanceof ReplacedBox control && control.innerLine() == InnerLine.AT_BOTTOM;
    }

    /**
     * Whether a block-level box has no last baseline for those around it.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-align-3/#baseline-export">css-align-3, 9.1</a>: a table
     * has that of its last row. Chromium passes over tables.
     */
    @ShownBy("flow/baseline-behind-table.html")
    public static boolean hidesLastBaseline(Box child) {
        return child instanceof TableBox;
    }

    /**
     * Whether an inline-block that ends in a block-level box stands on the first baseline of it.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-align-3/#baseline-export">css-align-3, 9.1</a>: it stands
     * on its last baseline. In Chromium on the first one if that is of a flex or grid container.
     */
    @ShownBy("flow/baseline-of-inner-flex-container.html")
    public static boolean offersFirstBaseline(Box child) {
        return child instanceof FlexBox || child instanceof GridBox;
    }

    /**
     * Whether an inline-block stands on its last line even if it is a scroll container.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-align-3/#baseline-export">css-align-3, 9.1</a>: a scroll
     * container stands on its block-end margin edge. In Chromium buttons, text fields and the
     * alternative text of images do not.
     */
    @ShownBy("flow/baseline-of-clipped-button.html")
    public static boolean standsOnLabel(Box box) {
        return box.source() instanceof Element element
                && (element.nameIs("button") || element.nameIs("input") || element.nameIs("img"));
    }

    /**
     * The baseline of a button without a line, from its block-start border edge.
     *
     * <p>Specification: <a
     * href="https://www.w3.org/TR/CSS22/visudet.html#propdef-vertical-align">CSS 2.2, 10.8.1</a>:
     * an inline-block without line boxes stands on its block-end margin edge. In Chromium a button
     * stands on the end of its content box.
     */
    @ShownBy("flow/baseline-of-empty-button.html")
    public static double baselineWithoutLabel(BoxFragment button) {
        Box box = button.box();
        double edge = BoxEdges.borderPadding(box, AvailableSize.INDEFINITE).blockEnd();
        return box.flow().toLogical(button.size()).block() - edge;
    }

    // Self-alignment.

    /**
     * Whether a block starts at the start of its container though {@code justify-self} moves it.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-align-3/#baseline-values">css-align-3, 4.2</a>: where no
     * baselines are shared, {@code last baseline} is {@code safe self-end}. In Chromium blocks it
     * moves go nowhere.
     */
    @ShownBy("flow/justified-by-last-baseline.html")
    public static boolean justifiesAtStart(SelfPosition justification) {
        return justification == SelfPosition.LAST_BASELINE;
    }

    /**
     * Whether self-alignment does not move a box in its static position rectangle.
     *
     * <p>Specification: <a href="https://drafts.csswg.org/css-position-3/#staticpos-rect">
     * css-position-3</a>: it is aligned within that rectangle. In Chromium a box that would be
     * inline-level starts there if blocks are around it.
     *
     * @param lacksLine whether it would be inline-level, with blocks around it
     */
    @ShownBy("flow/static-position-of-inline-among-blocks.html")
    public static boolean ignoresSelfAlignment(boolean lacksLine) {
        return lacksLine;
    }

    /**
     * How much of the static position rectangle lies before a box that is aligned {@code left} or
     * {@code right}: 0 or 1.
     *
     * <p>Specification: <a href="https://drafts.csswg.org/css-align-3/#positional-values">
     * css-align-3, 4.1</a>: it goes to the line-left or line-right edge. In Chromium {@code left}
     * is the inline-start and {@code right} the inline-end edge, whatever the direction.
     *
     * @param inlineAxis whether the axis is the container's inline axis, else its block axis
     */
    @ShownBy("flow/static-position-aligned-left.html")
    public static double staticShareOfSide(SelfPosition side, boolean inlineAxis) {
        return side == SelfPosition.RIGHT && inlineAxis ? 1 : 0;
    }
}
