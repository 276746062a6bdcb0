package browsy.layout.build;

import static browsy.style.property.TextProperties.TEXT_INDENT;
import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;

import browsy.css.value.box.Display;
import browsy.css.value.text.TextIndent;
import browsy.css.value.text.WhiteSpaceCollapse;
import browsy.infra.Ascii;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.LineBreakBox;
import browsy.layout.box.TextBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.sizing.BoxEdges;
import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.OverriddenStyle;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * Wraps runs of inline-level boxes into anonymous blocks, in containers with block-level children
 * or flex or grid items.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#anonymous-block-level">CSS 2.2</a>
 * @see <a href="https://drafts.csswg.org/css-flexbox-1/#flex-items">css-flexbox-1</a>
 */
final class AnonymousBlocks {
    private AnonymousBlocks() {}

    /**
     * Creates a block container. Where the content mixes block-level and inline-level boxes,
     * inline-level runs are wrapped into anonymous blocks.
     */
    static BlockContainer blockContainer(
            ComputedStyle style,
            @Nullable Node source,
            @Nullable PseudoElement pseudo,
            List<Box> content) {
        boolean hasBlocks = false;
        boolean hasInlines = false;
        for (int i = 0; i < content.size(); i++) {
            Box child = content.get(i);
            boolean inline = isInFlowInline(child);
            hasInlines |= inline;
            hasBlocks |= !inline && !child.isOutOfFlow();
        }
        if (!hasBlocks && hasInlines && !isSpaceAroundPositioned(content)) {
            return new BlockContainer(style, source, pseudo, content, true);
        }
        if (!hasInlines) {
            return new BlockContainer(style, source, pseudo, content, false);
        }
        Display lines =
                style.display().isListItem() && ownsLines(content)
                        ? Display.LIST_ITEM
                        : Display.BLOCK;
        List<Box> children = wrapped(style.anonymous(lines), content, false);
        return new BlockContainer(style, source, pseudo, children, false);
    }

    /**
     * The children of a flex or grid container: each run of inline-level content becomes an
     * anonymous item. In a {@code -webkit-box}, whose children can be inline-level, white space
     * between them has no box, and blocks in inline boxes are part of the item.
     */
    static List<Box> items(ComputedStyle style, List<Box> content, BlocksInInlines blocks) {
        ComputedStyle anonymous = style.anonymous(Display.BLOCK);
        if (!style.display().isLegacyFlex()) {
            return wrapped(anonymous, blocks.split(content), true);
        }
        List<Box> shown = new ArrayList<>(content);
        shown.removeIf(AnonymousBlocks::isBlankText);
        List<Box> items = wrapped(anonymous, shown, true);
        items.replaceAll(item -> isAnonymousBlock(item) ? split(item, blocks) : item);
        return items;
    }

    private static boolean isAnonymousBlock(Box item) {
        return item instanceof BlockContainer && item.isAnonymous();
    }

    /** Returns an anonymous block with its inline boxes split around blocks. */
    private static Box split(Box block, BlocksInInlines blocks) {
        List<Box> parts = blocks.split(block.children());
        return parts == block.children() ? block : blockContainer(block.style(), null, null, parts);
    }

    /**
     * Whether the block-level boxes in the content are all blocks that split inline boxes of the
     * container, so that the lines around them belong to the container itself.
     */
    private static boolean ownsLines(List<Box> content) {
        for (Box child : content) {
            if (isInFlowBlock(child) && !isSplit(child)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Wraps runs of inline-level boxes into anonymous blocks. In a block container, out-of-flow
     * boxes join the run around them and outside markers do not; among items it is the other way
     * round.
     *
     * @param style the style of the anonymous blocks
     * @param areItems whether the container is a flex or grid container
     */
    private static List<Box> wrapped(ComputedStyle style, List<Box> content, boolean areItems) {
        List<Box> result = new ArrayList<>();
        List<Box> run = new ArrayList<>();
        for (int i = 0; i < content.size(); i++) {
            Box child = content.get(i);
            boolean joinsRun =
                    isInFlowInline(child)
                            ? areItems || !isOutsideMarker(child)
                            : !areItems && child.isOutOfFlow();
            if (joinsRun) {
                run.add(child);
            } else {
                wrapRun(style, run, areItems, result);
                result.add(child);
            }
        }
        wrapRun(style, run, areItems, result);
        return result;
    }

    /**
     * Appends the anonymous block of one run, and clears the run. A run of white space makes no
     * block: only its out-of-flow boxes and outside markers are appended.
     */
    private static void wrapRun(
            ComputedStyle style, List<Box> run, boolean areItems, List<Box> into) {
        boolean isBlank = areItems ? isWhiteSpace(run) : isCollapsibleSpace(run);
        if (isBlank) {
            for (Box box : run) {
                if (box.isOutOfFlow() || isOutsideMarker(box)) {
                    into.add(box);
                }
            }
        } else {
            List<Box> lines = run;
            if (!areItems && showsNoLine(run)) {
                // A marker alone generates no line box: it is aligned to the line of a block after
                // it.
                lines = new ArrayList<>(run);
                lines.removeIf(AnonymousBlocks::isOutsideMarker);
                for (Box box : run) {
                    if (isOutsideMarker(box)) {
                        into.add(box);
                    }
                }
            }
            // An anonymous block after other content does not start with the first line of the
            // container, to which text-indent applies.
            ComputedStyle blockStyle = style;
            TextIndent indent = style.get(TEXT_INDENT);
            if (!areItems && indent != TextIndent.ZERO && continuesLines(into, indent)) {
                blockStyle = OverriddenStyle.with(blockStyle, TEXT_INDENT, indent.continued());
            }
            into.add(new BlockContainer(blockStyle, null, null, lines, true));
        }
        run.clear();
    }

    /**
     * Whether an in-flow box precedes, so that an anonymous block does not begin with the first
     * line of its container and {@code text-indent} does not apply to its first line. In browsers,
     * a block inside an inline box counts as a forced break for {@code each-line}.
     *
     * @see <a href="https://drafts.csswg.org/css-text-3/#text-indent-property">css-text-3 8.1</a>
     */
    private static boolean continuesLines(List<Box> before, TextIndent indent) {
        for (int i = before.size() - 1; i >= 0; i--) {
            if (!before.get(i).isOutOfFlow()) {
                return !indent.eachLine() || !isSplit(before.get(i));
            }
        }
        return false;
    }

    private static boolean isSplit(Box box) {
        return box instanceof BlockContainer block && block.splitInline() != null;
    }

    /**
     * Whether a run has no text and no inline border or padding, so that it generates no line box.
     */
    private static boolean showsNoLine(List<Box> run) {
        for (int i = 0; i < run.size(); i++) {
            Box box = run.get(i);
            boolean isEmpty =
                    box instanceof InlineBox inline
                            ? showsNoLine(inline.children())
                                    && BoxEdges.borderPadding(inline, AvailableSize.INDEFINITE)
                                                    .inlineSum()
                                            == 0
                            : isCollapsibleSpace(box);
            if (!isEmpty) {
                return false;
            }
        }
        return true;
    }

    /** Whether the in-flow content is only collapsible white space, without an outside marker. */
    private static boolean isSpaceAroundPositioned(List<Box> content) {
        return isCollapsibleSpace(content)
                && content.stream().noneMatch(AnonymousBlocks::isOutsideMarker);
    }

    /**
     * Whether a run of inline-level and out-of-flow boxes is only collapsible white space, and
     * generates no line box.
     */
    static boolean isCollapsibleSpace(List<Box> run) {
        for (int i = 0; i < run.size(); i++) {
            if (!isCollapsibleSpace(run.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether one box of a run is collapsible white space, an outside marker or out of flow. */
    static boolean isCollapsibleSpace(Box box) {
        return box.isOutOfFlow()
                || isOutsideMarker(box)
                || (box instanceof TextBox text && Ascii.isBlank(text.text()) && collapses(text));
    }

    private static boolean isWhiteSpace(List<Box> run) {
        for (Box box : run) {
            if (!isBlankText(box)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether the box is a text of the document that is only white space. Text of {@code content}
     * is never dropped in browsers: in a table, flex or grid container even an empty string makes
     * an anonymous cell or item.
     */
    static boolean isBlankText(Box box) {
        return box instanceof TextBox text && text.pseudo() == null && Ascii.isBlank(text.text());
    }

    private static boolean collapses(TextBox text) {
        WhiteSpaceCollapse collapse = text.style().get(WHITE_SPACE_COLLAPSE);
        return collapse == WhiteSpaceCollapse.COLLAPSE
                || (collapse == WhiteSpaceCollapse.PRESERVE_BREAKS
                        && text.text().indexOf('\n') < 0);
    }

    static boolean isOutsideMarker(Box box) {
        return box.pseudo() == PseudoElement.MARKER && box instanceof BlockContainer;
    }

    static boolean isInFlowInline(Box box) {
        if (box.isOutOfFlow()) {
            return false;
        }
        if (box instanceof TextBox
                || box instanceof InlineBox
                || box instanceof LineBreakBox
                || isOutsideMarker(box)) {
            return true;
        }
        return box.style().display().isInlineLevel();
    }

    static boolean isInFlowBlock(Box box) {
        return !box.isOutOfFlow() && !isInFlowInline(box);
    }
}
