package browsy.intelligence.content;

import browsy.infra.TimeLimit;
import browsy.spatial.FlatTree;

/**
 * Adds repeated siblings to the surroundings: rows of teasers for other pages, and articles other
 * than the one that contains the headline.
 */
final class Repetition {

    /** The least number of similar siblings in a row of teasers. */
    private static final int MIN_ROW = 3;

    /** The greatest length of a teaser with several blocks, in letters outside links. */
    private static final int MAX_TEASER = 400;

    private static final int MAX_BLOCKS = 12;
    private static final int MIN_TITLE = 8;
    private static final int MIN_LINE = 15;
    private static final int MAX_BESIDE_LINE = 20;

    /** The least length of an article of its own, in letters. */
    static final int MIN_ENTRY = 250;

    private final FlatTree tree;
    private final BlockList blocks;
    private final ProseMass mass;
    private final Surroundings apart;

    private Repetition(FlatTree tree, BlockList blocks, ProseMass mass, Surroundings apart) {
        this.tree = tree;
        this.blocks = blocks;
        this.mass = mass;
        this.apart = apart;
    }

    /**
     * Adds repeated siblings to the surroundings.
     *
     * @param headline the index of the element of the headline, -1 if there is none
     */
    static void leaveOut(
            FlatTree tree, BlockList blocks, ProseMass mass, Surroundings apart, int headline) {
        Repetition repetition = new Repetition(tree, blocks, mass, apart);
        for (int i = 0; i < tree.size(); i++) {
            TimeLimit.check();
            if (!apart.contains(i) && blocks.in(i) > 1) {
                repetition.leaveOutTeasers(i);
                if (headline >= 0) {
                    repetition.leaveOutEntries(i, headline);
                }
            }
        }
    }

    private void leaveOutTeasers(int parent) {
        int end = tree.end(parent);
        int length = 0;
        int start = -1;
        for (int child = parent + 1; child < end; child = tree.end(child)) {
            boolean teaser = isTeaser(child);
            if (teaser && length > 0 && areAlike(start, child)) {
                length++;
                continue;
            }
            leaveOutRow(start, child, length);
            length = teaser ? 1 : 0;
            start = child;
        }
        leaveOutRow(start, end, length);
    }

    private void leaveOutRow(int start, int end, int length) {
        if (length >= MIN_ROW) {
            for (int child = start; child < end; child = tree.end(child)) {
                apart.add(child);
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
        boolean leads = false;
        for (int b = blocks.from(index); b < blocks.to(index); b++) {
            Block block = blocks.get(b);
            plain += block.plain();
            leads |= block.isLink() && block.letters() >= (count > 1 ? MIN_TITLE : MIN_LINE);
        }
        return leads && plain <= (count > 1 ? MAX_TEASER : MAX_BESIDE_LINE);
    }

    private static boolean isTextByTag(String tag) {
        return switch (tag) {
            case "p", "tr", "td", "th", "blockquote", "h1", "h2", "h3", "h4", "h5", "h6" -> true;
            default -> false;
        };
    }

    /** Adds the {@code article} children that do not contain the headline to the surroundings. */
    private void leaveOutEntries(int parent, int headline) {
        int count = 0;
        int sum = 0;
        int own = -1;
        for (int child = parent + 1; child < tree.end(parent); child = tree.end(child)) {
            if (tree.tag(child).equals("article") && mass.of(child) > 0) {
                count++;
                sum += mass.of(child);
                own = tree.contains(child, headline) ? child : own;
            }
        }
        int rest = own >= 0 ? mass.of(own) : mass.ofPage() - sum;
        boolean inArticle = tree.contains(parent, headline) && tree.tag(parent).equals("article");
        if (count < 2 || rest < MIN_ENTRY || inArticle) {
            return;
        }
        for (int child = parent + 1; child < tree.end(parent); child = tree.end(child)) {
            if (child != own && tree.tag(child).equals("article")) {
                apart.add(child);
            }
        }
    }
}
