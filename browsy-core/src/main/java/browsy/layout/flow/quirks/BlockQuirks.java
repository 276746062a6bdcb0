package browsy.layout.flow.quirks;

import static browsy.style.property.BoxProperties.APPEARANCE;
import static browsy.style.property.BoxProperties.BOX_SIZING;

import browsy.css.value.LengthPercentage;
import browsy.css.value.Size;
import browsy.css.value.SizeKeyword;
import browsy.css.value.align.SelfPosition;
import browsy.css.value.box.BoxSizing;
import browsy.css.value.box.Display;
import browsy.css.value.interaction.Appearance;
import browsy.html.InputTypes;
import browsy.infra.Ascii;
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
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutInput.AutoSize;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.LengthResolution;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Deviations of Chromium from the specifications in block formatting contexts, and its behaviour
 * where they are undefined. Each method is one decision that {@code browsy.layout.flow} delegates:
 * its Javadoc states what the specification says and what Chromium does. {@code QuirksModeMargins}
 * and {@code QuirksModeHeight} implement the specified quirks mode.
 */
public final class BlockQuirks {
    private BlockQuirks() {}

    // Margins.

    /**
     * Whether the margins before the lines of a block container are repeated after them.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2,
     * 8.3.1</a>: a line box separates the margins before it from those after it. Chromium gives an
     * empty editing host the height of a line, but keeps the margins for the content after it.
     */
    @ShownBy("flow/editing-host-margins.html")
    public static boolean repeatsMarginsAfterLines(BlockContainer container) {
        return container.children().size() == 1
                && container.children().get(0) instanceof TextBox text
                && text.isEmptyLine();
    }

    /**
     * Whether a box ignores the default margins of its first and last content in quirks mode, like
     * the body.
     *
     * <p>Specification: <a
     * href="https://html.spec.whatwg.org/multipage/rendering.html#margin-collapsing-quirks">HTML,
     * margin collapsing quirks</a>: {@code td} and {@code th} elements do. In Chromium all table
     * cells do, independent of the element.
     */
    @ShownBy("flow/default-margins-in-cell.html")
    public static boolean passesOverDefaultMargins(Box box) {
        return box.style().display() == Display.TABLE_CELL;
    }

    /**
     * Whether in quirks mode a block at the start of the body or of a cell also ignores the default
     * margins of its descendants.
     *
     * <p>Specification: <a
     * href="https://html.spec.whatwg.org/multipage/rendering.html#margin-collapsing-quirks">HTML,
     * margin collapsing quirks</a>: only margins of children of the body or cell are ignored.
     * Chromium ignores all default margins that collapse with its start edge.
     *
     * @param isAtStart whether only margins separate the block from the start edge of the body or
     *     cell
     */
    @ShownBy("flow/default-margins-of-descendants.html")
    public static boolean passesOverMarginsOfDescendants(boolean isAtStart) {
        return isAtStart;
    }

    /**
     * Whether a box ignores all default margins at its end in quirks mode.
     *
     * <p>Specification: <a
     * href="https://html.spec.whatwg.org/multipage/rendering.html#margin-collapsing-quirks">HTML,
     * margin collapsing quirks</a>: a cell ignores those of a last paragraph and of empty elements;
     * the body only those of empty elements. In Chromium both ignore all default margins.
     *
     * @param atStart whether the box ignores default margins at its start
     */
    @ShownBy("flow/default-margins-at-end-of-cell.html")
    public static boolean passesOverMarginsAtEnd(boolean atStart) {
        return atStart;
    }

    /**
     * Whether the block-end margin of a box is treated as a default margin because its block-start
     * margin is one.
     *
     * <p>Specification: <a
     * href="https://html.spec.whatwg.org/multipage/rendering.html#margin-collapsing-quirks">HTML,
     * margin collapsing quirks</a>: each margin of an element is treated separately. In Chromium
     * the block-end margin of a self-collapsing box is treated like its block-start margin.
     *
     * @param isSelfCollapsing whether margins collapse through the box
     * @param isStartByDefault whether only the user agent style sheet sets the block-start margin
     */
    @ShownBy("flow/default-margin-of-empty-block.html")
    public static boolean takesEndForStart(boolean isSelfCollapsing, boolean isStartByDefault) {
        return isSelfCollapsing && isStartByDefault;
    }

    /**
     * Whether the margins before an empty block are repeated after it.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2,
     * 8.3.1</a>: margins do not collapse through a block with a height. Chromium resolves the block
     * offset with the margins, and repeats them after the block if the height is that of {@code
     * contain-intrinsic-size}.
     *
     * @param content border-box block size by the content
     * @param automatic border-box block size with size containment
     */
    @ShownBy("flow/margins-before-contained-block.html")
    public static boolean repeatsMarginsAfterContainedSize(double content, double automatic) {
        return content != automatic;
    }

    /**
     * Whether margins collapse through the end of a block with automatic height despite {@code
     * min-height} and {@code max-height}.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2,
     * 8.3.1</a>: only if the minimum is zero. In Chromium, if they do not change the height.
     *
     * @param size border-box block size
     * @param automatic border-box block size without minimum and maximum
     */
    @ShownBy("flow/minimum-without-effect.html")
    public static boolean collapsesAtEnd(double size, double automatic) {
        return size == automatic;
    }

    // Clearance.

    /**
     * Whether the position at which a self-collapsing block is compared with the floats that it
     * clears is measured from the start edge of the parent.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/visuren.html#flow-control">CSS 2.2,
     * 9.5.2</a>: the hypothetical position of the border edge without clearance is compared.
     * Chromium leaves out the content between the edge of the parent and the block.
     *
     * @param isBelowContent whether there is content between the edge of the parent and the block
     */
    @ShownBy("flow/clearance-measured-from-parent.html")
    public static boolean measuresClearanceFromParent(boolean isBelowContent) {
        return isBelowContent;
    }

    /**
     * Returns the minimum block offset of the blocks in a block whose own block offset is resolved.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/visuren.html#flow-control">CSS 2.2,
     * 9.5.2</a>: clearance moves the clearing block only; negative margins may move its content
     * above the end of the floats. In Chromium all its content stays below their end.
     *
     * @param clearance block end of the floats that the block or one of its ancestors clears
     */
    @ShownBy("flow/clearance-keeps-content-below-floats.html")
    public static double clearanceOfContent(double clearance) {
        return clearance;
    }

    /**
     * Returns the block offset of a block that clears floats adjoining its block-start margin.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/visuren.html#flow-control">CSS 2.2,
     * 9.5.2</a>: the block end of the floats, or the position without clearance if that is further
     * down. In Chromium it is always the block end of the floats.
     *
     * @param clearance block end of the floats
     */
    @ShownBy("flow/clearance-past-adjoining-floats.html")
    public static double offsetPastAdjoiningFloats(double clearance) {
        return clearance;
    }

    // Outside markers. CSS 2.2, 12.5.1 allows them to affect the height of the list item and to
    // make line boxes, and does not define when.

    /**
     * Whether an outside marker has a line of its own before the next box.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-lists-3/#list-style-position-property">css-lists-3</a>
     * does not define when a marker makes a line box. In Chromium it does in quirks mode before a
     * nested list.
     *
     * @param next the box after the marker in the list item
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
     * Whether an outside marker that is not aligned with a line is omitted.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-lists-3/#list-style-position-property">css-lists-3</a>:
     * each list item shows its marker. Chromium omits it if the content of the list item is
     * inline-level except for blocks that split its inline boxes, and generates no line box.
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
     * Whether the margins before an outside marker are repeated after it.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2,
     * 8.3.1</a>: margins count once. If the marker of a list item is not aligned with a line,
     * Chromium resolves the block offset of the item with the margins so far, and repeats them at
     * the end of the item.
     *
     * @param isWaiting whether the marker is not aligned with a line
     */
    @ShownBy("flow/marker-repeats-margins.html")
    public static boolean repeatsMarginsAfterMarker(boolean isWaiting) {
        return isWaiting;
    }

    /**
     * Returns the block size of a list item whose outside marker is not aligned with a line.
     *
     * <p>Specification: <a href="https://www.w3.org/TR/CSS22/visudet.html#min-max-heights">CSS 2.2,
     * 10.7</a>: content does not increase a size that the sizing properties set. Chromium increases
     * it for the marker, but the padding and border of the list item count as space for it.
     *
     * @param size border-box block size by the sizing properties
     * @param marker block size of the marker; 0 without one
     */
    @ShownBy("flow/marker-makes-room.html")
    public static double withRoomForMarker(double size, double marker) {
        return Math.max(size, marker);
    }

    // Intrinsic sizes.

    /**
     * Returns the contribution of an outside marker to the intrinsic inline sizes of a list item
     * that contains blocks.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-sizing-3/#intrinsic-contribution">css-sizing-3, 5.2</a>: a
     * box outside contributes nothing. In Chromium the marker contributes like a block.
     *
     * @param marker inline size of the marker
     */
    @ShownBy("flow/marker-widens-item.html")
    public static double contributionOfMarker(double marker) {
        return marker;
    }

    /**
     * Returns the max-content contribution of a block after floats.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-sizing-3/#max-content">css-sizing-3</a>: with infinite
     * available space, the lines of the block are beside the floats, and both sizes add up.
     * Chromium uses the greater one, unless the block establishes a formatting context, or the
     * lines belong to the container itself.
     *
     * @param block max-content size of the margin box of the block
     * @param floats sum of the max-content sizes of the margin boxes of the floats
     */
    @ShownBy("wpt/css/css-grid/grid-model/grid-container-sizing-constraints-001.html")
    public static double maxContentAfterFloats(double block, double floats) {
        return Math.max(block, floats);
    }

    // Percentages in table cells.

    /**
     * Whether a child of a table cell does not pass the percentage basis of block sizes on to its
     * children.
     *
     * <p>Specification: <a
     * href="https://quirks.spec.whatwg.org/#the-percentage-height-calculation-quirk">Quirks Mode,
     * 3.5</a>: in quirks mode a box with automatic height passes on its own percentage basis. In
     * Chromium no child of a cell passes on the height of the cell.
     *
     * @param height preferred block size of the child
     */
    @ShownBy("wpt/css/css-tables/percentages-grandchildren-quirks-mode-001.html")
    public static boolean endsCellPercentagesAt(Size height, boolean isQuirksMode) {
        return isQuirksMode && height == SizeKeyword.AUTO;
    }

    /**
     * Returns the percentage basis of the block size of a replaced child of a table cell.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-tables-3/#row-layout">css-tables-3</a>: the height of the
     * cell in its row. In Chromium it is the specified height of the cell if that is a length,
     * independent of the row; in quirks mode it is taken as border-box height.
     *
     * @param row content-box height of the cell in its row
     * @param edges percentage basis of border and padding of the cell
     */
    @ShownBy("flow/replaced-in-cell-with-height.html")
    public static AvailableSize cellPercentageBasisOfReplaced(
            Box cell, AvailableSize row, AvailableSize edges, boolean isQuirksMode) {
        if (!hasLength(cell)) {
            return row;
        }
        double height =
                LengthResolution.resolveOrZero(
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
     * Chromium only if the specified height of the cell is a length, or if the table has a
     * specified height.
     *
     * @param input the constraints of the cell
     */
    @ShownBy("flow/scroll-container-in-cell.html")
    public static boolean countsScrollContainersAsEmpty(Box cell, LayoutInput input) {
        return input.block().auto() == AutoSize.INTRINSIC_IN_SIZED_TABLE || hasLength(cell);
    }

    /** Whether the specified block size of a cell is a length. */
    private static boolean hasLength(Box cell) {
        return SizeProperties.block(cell).preferred() instanceof LengthPercentage length
                && !length.hasPercentage();
    }

    // Baselines.

    /**
     * Whether a block-level box has no baselines for its container.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-align-3/#baseline-export">css-align-3, 9.1</a>: a block
     * container takes its baselines from the first and last child with a baseline. In Chromium
     * check boxes, radio buttons and sliders have none for this purpose.
     */
    @ShownBy("flow/baseline-behind-check-box.html")
    public static boolean hidesBaselines(Box child) {
        return child instanceof ReplacedBox control && control.innerLine() == InnerLine.AT_BOTTOM;
    }

    /**
     * Whether a block-level box has no last baseline for its container.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-align-3/#baseline-export">css-align-3, 9.1</a>: the last
     * baseline of a table is that of its last row. Chromium ignores tables.
     */
    @ShownBy("flow/baseline-behind-table.html")
    public static boolean hidesLastBaseline(Box child) {
        return child instanceof TableBox;
    }

    /**
     * Whether the baseline of an inline-block is the first baseline of the block-level box at its
     * end.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-align-3/#baseline-export">css-align-3, 9.1</a>: it is the
     * last baseline. In Chromium it is the first one if the box is a flex or grid container.
     */
    @ShownBy("flow/baseline-of-inner-flex-container.html")
    public static boolean offersFirstBaseline(Box child) {
        return child instanceof FlexBox || child instanceof GridBox;
    }

    /**
     * Whether the baseline of an inline-block is that of its last line even if it is a scroll
     * container.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-align-3/#baseline-export">css-align-3, 9.1</a>: the
     * baseline of a scroll container is its block-end margin edge. In Chromium this does not apply
     * to buttons, text fields and the alternative text of images, nor to check boxes and radio
     * buttons with an appearance.
     */
    @ShownBy("flow/baseline-of-clipped-button.html")
    public static boolean standsOnLabel(Box box) {
        return box.source() instanceof Element element
                && (element.nameIs("button")
                        || element.nameIs("img")
                        || (element.nameIs("input") && !isPlainToggle(element, box)));
    }

    /** Whether a box is that of a check box or radio button without appearance. */
    private static boolean isPlainToggle(Element input, Box box) {
        if (box.style().get(APPEARANCE) != Appearance.NONE) {
            return false;
        }
        String type = InputTypes.of(input.attr("type"));
        return type.equals("checkbox") || type.equals("radio");
    }

    /**
     * Returns the baseline of a button without a line, from its block-start border edge; null for
     * an image, which stands on its block-end margin edge.
     *
     * <p>Specification: <a
     * href="https://www.w3.org/TR/CSS22/visudet.html#propdef-vertical-align">CSS 2.2, 10.8.1</a>:
     * the baseline of an inline-block without line boxes is its block-end margin edge. In Chromium
     * that of a button is the end of its content box.
     */
    @ShownBy("flow/baseline-of-empty-button.html")
    public static @Nullable Double baselineWithoutLabel(BoxFragment button) {
        Box box = button.box();
        if (box.source() instanceof Element element && element.nameIs("img")) {
            return null;
        }
        double edge = BoxEdges.borderPadding(box, AvailableSize.INDEFINITE).blockEnd();
        return box.flow().toLogical(button.size()).block() - edge;
    }

    // Content sizes.

    /**
     * Whether the min-content size of a block container is 0.
     *
     * <p>Specification: <a
     * href="https://html.spec.whatwg.org/multipage/rendering.html#the-marquee-element-2">HTML, the
     * marquee element</a>: has no rule, so the min-content size of a marquee is that of its
     * contents. In Chromium it is 0 if the marquee scrolls along its lines.
     */
    @ShownBy("flow/marquee-in-narrow-box.html")
    public static boolean hasNoMinContent(Box box) {
        if (!(box.source() instanceof Element element)
                || !element.nameIs("marquee")
                || box.pseudo() != null) {
            return false;
        }
        String direction = Ascii.lower(element.attr("direction"));
        return !direction.equals("up") && !direction.equals("down");
    }

    // Self-alignment.

    /**
     * Whether a block is at the start of its container although {@code justify-self} aligns it
     * elsewhere.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-align-3/#baseline-values">css-align-3, 4.2</a>: without a
     * shared baseline, {@code last baseline} is {@code safe self-end}. In Chromium it is start
     * alignment for blocks.
     */
    @ShownBy("flow/justified-by-last-baseline.html")
    public static boolean justifiesAtStart(SelfPosition justification) {
        return justification == SelfPosition.LAST_BASELINE;
    }

    /**
     * Whether self-alignment does not apply to a box in its static position rectangle.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-position-3/#staticpos-rect">css-position-3</a>: the box is
     * aligned in the rectangle. In Chromium an originally inline-level box between blocks is at the
     * start of the rectangle.
     *
     * @param lacksLine whether the box is originally inline-level and has block-level siblings
     */
    @ShownBy("flow/static-position-of-inline-among-blocks.html")
    public static boolean ignoresSelfAlignment(boolean lacksLine) {
        return lacksLine;
    }

    /**
     * Returns the part of the static position rectangle before a box with {@code left} or {@code
     * right} alignment: 0 or 1.
     *
     * <p>Specification: <a
     * href="https://drafts.csswg.org/css-align-3/#positional-values">css-align-3, 4.1</a>: the box
     * is aligned with the line-left or line-right edge. In Chromium {@code left} is the
     * inline-start edge and {@code right} the inline-end edge, independent of the direction.
     *
     * @param inlineAxis whether the axis is the inline axis of the container, not its block axis
     */
    @ShownBy("flow/static-position-aligned-left.html")
    public static double staticShareOfSide(SelfPosition side, boolean inlineAxis) {
        return side == SelfPosition.RIGHT && inlineAxis ? 1 : 0;
    }
}
