package browsy.intelligence.content;

import browsy.infra.TimeLimit;
import browsy.spatial.tree.FlatTree;

/**
 * Adds repeated siblings to the surroundings: rows of teasers for other pages, and articles other
 * than the one that contains the headline.
 */
final class Repetition {

    /** The least number of similar siblings in a row of teasers. */
    private static final int MIN_ROW = 3;

    /** The greatest length of a teaser with several blocks, in letters outside links. */
    private static final int MAX_TEASER = 400;

    /** The greatest number of blocks in a teaser. */
    private static final int MAX_BLOCKS = 12;

    /** The least length of the linked title of a teaser with several blocks, in letters. */
    private static final int MIN_TITLE = 8;

    /** The least length of the link of a teaser with one block, in letters. */
    private static final int MIN_LINE = 15;

    /** The greatest length of the text outside the link of a teaser with one block, in letters. */
    private static final int MAX_BESIDE_LINE = 20;

    /** The least length of an article of its own, in letters. */
    static final int MIN_ENTRY = 250;

    private final FlatTree tree;
    private final BlockList blocks;
    private final ProseMass mass;
    private final Boilerplate surroundings;

    private Repetition(FlatTree tree, BlockList blocks, ProseMass mass, Boilerplate surroundings) {
        this.tree = tree;
        this.blocks = blocks;
        this.mass = mass;
        this.surroundings = surroundings;
    }

    /**
     * Adds repeated siblings to the surroundings.
     *
     * @param headline the index of the element of the headline, -1 if there is none
     */
    static void exclude(
            FlatTree tree,
            BlockList blocks,
            ProseMass mass,
            Boilerplate surroundings,
            int headline) {
        Repetition repetition = new Repetition(tree, blocks, mass, surroundings);
        for (int i = 0; i < tree.size(); i++) {
            TimeLimit.check();
            if (!surroundings.contains(i) && blocks.in(i) > 1) {
                repetition.excludeTeasers(i);
                if (headline >= 0) {
                    repetition.excludeEntries(i, headline);
                }
            }
        }
    }

    /**
     * Adds each row of at least {@link #MIN_ROW} similar teasers among the children of an element.
     */
    private void excludeTeasers(int parent) {
        int end = tree.end(parent);
        int length = 0;
        int start = -1;
        for (int child = parent + 1; child < end; child = tree.end(child)) {
            boolean teaser = isTeaser(child);
            if (teaser && length > 0 && areAlike(start, child)) {
                length++;
                continue;
            }
            excludeRow(start, child, length);
            length = teaser ? 1 : 0;
            start = child;
        }
        excludeRow(start, end, length);
    }

    private void excludeRow(int start, int end, int length) {
        if (length >= MIN_ROW) {
            for (int child = start; child < end; child = tree.end(child)) {
                surroundings.add(child);
            }
        }
    }

    private boolean areAlike(int one, int other) {
        return tree.tag(one).equals(tree.tag(other))
                && (tree.classList(one) == tree.classList(other) || !tree.tag(one).equals("div"));
    }

    /** Whether an element has a linked title and little other text. */
    private boolean isTeaser(int index) {
        int count = blocks.in(index);
        if (count == 0 || count > MAX_BLOCKS || isTextByTag(tree.tag(index))) {
            return false;
        }
        int plain = 0;
        boolean hasLinkedTitle = false;
        for (int b = blocks.from(index); b < blocks.to(index); b++) {
            Block block = blocks.get(b);
            plain += block.plain();
            hasLinkedTitle |=
                    block.isLink() && block.letters() >= (count > 1 ? MIN_TITLE : MIN_LINE);
        }
        return hasLinkedTitle && plain <= (count > 1 ? MAX_TEASER : MAX_BESIDE_LINE);
    }

    private static boolean isTextByTag(String tag) {
        return switch (tag) {
            case "p", "tr", "td", "th", "blockquote", "h1", "h2", "h3", "h4", "h5", "h6" -> true;
            default -> false;
        };
    }

    /**
     * Adds the {@code article} children that do not contain the headline to the surroundings, if
     * there are several and enough prose remains without them. Articles inside of the headline's
     * article are kept.
     */
    private void excludeEntries(int parent, int headline) {
        int count = 0;
        int sum = 0;
        int headlineArticle = -1;
        for (int child = parent + 1; child < tree.end(parent); child = tree.end(child)) {
            if (tree.tag(child).equals("article") && mass.of(child) > 0) {
                count++;
                sum += mass.of(child);
                headlineArticle = tree.contains(child, headline) ? child : headlineArticle;
            }
        }
        int rest = headlineArticle >= 0 ? mass.of(headlineArticle) : mass.ofPage() - sum;
        boolean inArticle = tree.contains(parent, headline) && tree.tag(parent).equals("article");
        if (count < 2 || rest < MIN_ENTRY || inArticle) {
            return;
        }
        for (int child = parent + 1; child < tree.end(parent); child = tree.end(child)) {
            if (child != headlineArticle && tree.tag(child).equals("article")) {
                surroundings.add(child);
            }
        }
    }
}
