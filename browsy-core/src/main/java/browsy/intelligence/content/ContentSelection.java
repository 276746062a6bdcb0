package browsy.intelligence.content;

import browsy.spatial.tree.FlatTree;
import java.util.BitSet;

/**
 * Selects the blocks of the main content: from the first block of text to the last, without asides
 * between them.
 */
final class ContentSelection {

    /**
     * A block of links with at least this many letters is an aside, unless it is a heading or a
     * cell.
     */
    private static final int MIN_LINK_LINE = 25;

    /** The minimum length of a last section without prose, in letters. */
    private static final int MIN_SECTION = 40;

    /**
     * The share of the prose that must be in paragraph-level elements for a line outside these to
     * be a note.
     */
    private static final double MIN_MARKED = 0.8;

    /** The greatest length of the label before a labelled link, in characters. */
    private static final int MAX_LABEL = 25;

    private final FlatTree tree;
    private final BlockList blocks;
    private final Boilerplate surroundings;
    private final int headline;

    private ContentSelection(
            FlatTree tree, BlockList blocks, Boilerplate surroundings, int headline) {
        this.tree = tree;
        this.blocks = blocks;
        this.surroundings = surroundings;
        this.headline = headline;
    }

    /**
     * Selects the blocks.
     *
     * @param root the index of the content root
     * @param isBody whether the content root is named as an article body
     * @param headline the number of the block of the headline, -1 if there is none
     * @return the numbers of the selected blocks
     */
    static BitSet select(
            FlatTree tree,
            BlockList blocks,
            Boilerplate surroundings,
            int root,
            boolean isBody,
            int headline) {
        return new ContentSelection(tree, blocks, surroundings, headline).select(root, isBody);
    }

    /**
     * Selects blocks in document order. The headline discards everything before it. Blocks before
     * the first text are kept only if they are paragraph-level or headings below level 1, directly
     * before it; blocks after the last text are removed.
     */
    private BitSet select(int root, boolean isBody) {
        BitSet selected = new BitSet();
        boolean hasParagraphs = hasMarkedParagraphs(root);
        int lastText = -1;
        for (int b = blocks.from(root); b < blocks.to(root); b++) {
            if (b == headline) {
                selected.clear();
                lastText = -1;
                continue;
            }
            Block block = blocks.get(b);
            if (surroundings.contains(block.owner()) || isAside(block)) {
                continue;
            }
            String tag = tree.tag(block.owner());
            boolean isFlow = Tags.isFlow(tag);
            boolean isText = block.isProse() || (isFlow && (isBody || lastText >= 0));
            if (isFlow || isText || Tags.rank(tag) > 1) {
                selected.set(b);
            } else if (lastText < 0) {
                selected.clear();
            } else if (!hasParagraphs || Tags.rank(tag) > 0 || Tags.isEmphasis(tag)) {
                selected.set(b);
            }
            lastText = isText ? b : lastText;
        }
        selected.clear(lastText + 1, blocks.size());
        cutTail(selected);
        return selected;
    }

    /**
     * Removes the last section if it has no prose and less than {@link #MIN_SECTION} letters after
     * its heading.
     */
    private void cutTail(BitSet selected) {
        int letters = 0;
        for (int b = selected.length() - 1; b >= 0; b = selected.previousSetBit(b - 1)) {
            Block block = blocks.get(b);
            if (block.isProse()) {
                return;
            }
            if (Tags.rank(tree.tag(block.owner())) > 0) {
                if (letters < MIN_SECTION) {
                    selected.clear(b, selected.length());
                }
                return;
            }
            letters += block.letters();
        }
    }

    /**
     * Whether most of the prose is in paragraph-level elements. If so, a line in another element is
     * a note.
     */
    private boolean hasMarkedParagraphs(int root) {
        int marked = 0;
        int all = 0;
        for (int b = blocks.from(root); b < blocks.to(root); b++) {
            Block block = blocks.get(b);
            if (block.isProse() && !surroundings.contains(block.owner())) {
                all += block.plain();
                marked += Tags.isFlow(tree.tag(block.owner())) ? block.plain() : 0;
            }
        }
        return marked >= MIN_MARKED * all;
    }

    /** Whether a block is an aside that only links to other content. */
    private boolean isAside(Block block) {
        String tag = tree.tag(block.owner());
        boolean line =
                block.isLink()
                        && block.letters() >= MIN_LINK_LINE
                        && Tags.rank(tag) == 0
                        && !tag.equals("td");
        return line || isNamedLink(block);
    }

    /** Whether a block is a link after a label with a colon, as in {@code Related: ...}. */
    private static boolean isNamedLink(Block block) {
        int label = block.label();
        return label > 0
                && label <= Math.min(MAX_LABEL, block.text().length())
                && block.linked() >= block.letters() - label - 2
                && block.text().substring(0, label).strip().endsWith(":");
    }
}
