package browsy.intelligence.content;

import browsy.infra.TimeLimit;
import browsy.intelligence.signal.Texts;
import browsy.spatial.FlatTree;

/**
 * Finds the headline: the heading that matches the title of the page. At most half of the prose
 * precedes it.
 */
final class Headline {

    private static final int MIN_LENGTH = 8;
    private static final int MAX_CLIMB = 3;

    /**
     * The length of a title from which a match has full weight, in characters. Shorter titles match
     * in many places.
     */
    private static final double FULL_LENGTH = 25;

    private final FlatTree tree;
    private final BlockList blocks;
    private final Surroundings apart;
    private final String title;
    private final String declared;

    private Headline(
            FlatTree tree, BlockList blocks, Surroundings apart, String title, String declared) {
        this.tree = tree;
        this.blocks = blocks;
        this.apart = apart;
        this.title = title;
        this.declared = declared;
    }

    /**
     * Finds the block of the headline.
     *
     * @param title the folded title of the document
     * @param declared the folded title that the metadata declares, empty if there is none
     * @return the number of the block, -1 if there is none
     */
    static int find(
            FlatTree tree, BlockList blocks, Surroundings apart, String title, String declared) {
        Headline headline = new Headline(tree, blocks, apart, title, declared);
        int best = -1;
        double most = 0;
        int all = headline.proseLength();
        int before = 0;
        for (int b = 0; b < blocks.size() && before * 2 <= all; b++) {
            TimeLimit.check();
            before += headline.proseLength(b);
            double likeness = headline.likeness(blocks.get(b));
            if (likeness > most) {
                most = likeness;
                best = b;
            }
        }
        return best >= 0 ? best : headline.firstOfFirstRank();
    }

    private int proseLength() {
        int length = 0;
        for (int b = 0; b < blocks.size(); b++) {
            TimeLimit.check();
            length += proseLength(b);
        }
        return length;
    }

    private int proseLength(int b) {
        Block block = blocks.get(b);
        return block.isProse() && !apart.contains(block.owner()) ? block.plain() : 0;
    }

    private int firstOfFirstRank() {
        for (int b = 0; b < blocks.size(); b++) {
            TimeLimit.check();
            int owner = blocks.get(b).owner();
            boolean kept = !blocks.get(b).text().isEmpty();
            if (kept && !apart.contains(owner) && rank(owner) == 1) {
                return b;
            }
        }
        return -1;
    }

    /**
     * Scores how well a block matches the title. Headings and blocks of the content score higher
     * than other blocks. 0 if the block does not match.
     */
    private double likeness(Block block) {
        int length = block.text().length();
        if (length < MIN_LENGTH) {
            return 0;
        }
        String text = Texts.fold(block.text());
        double likeness = 0;
        if (text.equals(declared)) {
            likeness = 2;
        } else if (title.contains(text) || declared.contains(text)) {
            likeness = 1;
        } else if (declared.length() > FULL_LENGTH && text.contains(declared)) {
            likeness = 1;
        }
        if (likeness == 0) {
            return 0;
        }
        int rank = rank(block.owner());
        likeness = rank == 0 ? likeness * 0.3 : likeness + (rank == 1 ? 1 : 0.5);
        return likeness
                * Math.min(1, length / FULL_LENGTH)
                * (apart.contains(block.owner()) ? 0.8 : 1);
    }

    /**
     * The rank of the heading that an element is or is in, 0 if there is none within {@link
     * #MAX_CLIMB} levels.
     */
    private int rank(int index) {
        int up = index;
        for (int steps = 0; up > 0 && steps < MAX_CLIMB; steps++, up = tree.parent(up)) {
            int rank = Tags.rank(tree.tag(up));
            if (rank > 0) {
                return rank;
            }
        }
        return 0;
    }
}
