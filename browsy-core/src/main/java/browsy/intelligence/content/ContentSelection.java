package browsy.intelligence.content;

import browsy.spatial.FlatTree;
import java.util.BitSet;

/** Selects the blocks of a text: from its first line to its last, without what is put between. */
final class ContentSelection {

    /** Links of more letters that stand alone lead away from the text. */
    private static final int MIN_LINK_LINE = 25;

    /** A last section says at least this much, in letters. */
    private static final int MIN_SECTION = 40;

    /** What share of the prose in paragraphs makes them the rule. */
    private static final double MIN_MARKED = 0.8;

    /** What comes before a link that it only names is no longer than this, in characters. */
    private static final int MAX_LABEL = 25;

    private final FlatTree tree;
    private final BlockList blocks;
    private final Surroundings apart;
    private final int headline;

    private ContentSelection(FlatTree tree, BlockList blocks, Surroundings apart, int headline) {
        this.tree = tree;
        this.blocks = blocks;
        this.apart = apart;
        this.headline = headline;
    }

    /**
     * Selects them.
     *
     * @param root the element that holds the text
     * @param body whether it holds nothing but the text
     * @param headline the block that the page is called after, -1 if there is none
     * @return the numbers of the blocks
     */
    static BitSet select(
            FlatTree tree,
            BlockList blocks,
            Surroundings apart,
            int root,
            boolean body,
            int headline) {
        return new ContentSelection(tree, blocks, apart, headline).select(root, body);
    }

    private BitSet select(int root, boolean body) {
        BitSet selected = new BitSet();
        boolean marked = hasMarkedParagraphs(root);
        int last = -1;
        for (int b = blocks.from(root); b < blocks.to(root); b++) {
            if (b == headline) {
                selected.clear();
                last = -1;
                continue;
            }
            Block block = blocks.get(b);
            if (apart.contains(block.owner()) || isAside(block)) {
                continue;
            }
            String tag = tree.tag(block.owner());
            boolean flow = Tags.isFlow(tag);
            boolean text = block.isProse() || (flow && (body || last >= 0));
            if (flow || text || Tags.rank(tag) > 1) {
                selected.set(b);
            } else if (last < 0) {
                selected.clear();
            } else if (!marked || Tags.rank(tag) > 0 || Tags.isEmphasis(tag)) {
                selected.set(b);
            }
            last = text ? b : last;
        }
        selected.clear(last + 1, blocks.size());
        cutTail(selected);
        return selected;
    }

    /** What follows a last heading is part of the text if it says something. */
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

    /** Whether most running text is in elements made for it: then a line in others is a note. */
    private boolean hasMarkedParagraphs(int root) {
        int marked = 0;
        int all = 0;
        for (int b = blocks.from(root); b < blocks.to(root); b++) {
            Block block = blocks.get(b);
            if (block.isProse() && !apart.contains(block.owner())) {
                all += block.plain();
                marked += Tags.isFlow(tree.tag(block.owner())) ? block.plain() : 0;
            }
        }
        return marked >= MIN_MARKED * all;
    }

    /** Whether a block only leads elsewhere. */
    private boolean isAside(Block block) {
        String tag = tree.tag(block.owner());
        boolean line =
                block.isLink()
                        && block.letters() >= MIN_LINK_LINE
                        && Tags.rank(tag) == 0
                        && !tag.equals("td");
        return line || isNamedLink(block);
    }

    /** A link that is introduced by a word and a colon, as in {@code Related: ...}. */
    private static boolean isNamedLink(Block block) {
        int label = block.label();
        return label > 0
                && label <= Math.min(MAX_LABEL, block.text().length())
                && block.linked() >= block.letters() - label - 2
                && block.text().substring(0, label).strip().endsWith(":");
    }
}
