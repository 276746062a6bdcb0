package browsy.intelligence.content;

import browsy.infra.TimeLimit;
import browsy.intelligence.word.Texts;
import browsy.spatial.tree.FlatTree;

/**
 * Finds the headline: the block that best matches the title of the document or the declared title.
 * At most half of the prose precedes it. Without a match it is the first block in an {@code h1}.
 */
final class Headline {

    /** The minimum length of a headline that matches a title, in characters. */
    private static final int MIN_LENGTH = 8;

    /**
     * The number of elements, from the owner of a block upwards, in which a heading is searched.
     */
    private static final int MAX_CLIMB = 3;

    /**
     * The length of a title from which a match has full weight, in characters. Shorter titles match
     * in many places.
     */
    private static final double FULL_LENGTH = 25;

    private final FlatTree tree;
    private final BlockList blocks;
    private final Boilerplate apart;
    private final String title;
    private final String declared;

    private Headline(
            FlatTree tree, BlockList blocks, Boilerplate apart, String title, String declared) {
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
            FlatTree tree, BlockList blocks, Boilerplate apart, String title, String declared) {
        Headline headline = new Headline(tree, blocks, apart, title, declared);
        int best = -1;
        double bestScore = 0;
        int allProse = headline.proseLength();
        int proseBefore = 0;
        for (int b = 0; b < blocks.size() && proseBefore * 2 <= allProse; b++) {
            TimeLimit.check();
            proseBefore += headline.proseLength(b);
            double score = headline.score(blocks.get(b));
            if (score > bestScore) {
                bestScore = score;
                best = b;
            }
        }
        return best >= 0 ? best : headline.firstH1();
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

    /** Returns the first block with text in an {@code h1} of the content, -1 if there is none. */
    private int firstH1() {
        for (int b = 0; b < blocks.size(); b++) {
            TimeLimit.check();
            int owner = blocks.get(b).owner();
            boolean hasText = !blocks.get(b).text().isEmpty();
            if (hasText && !apart.contains(owner) && rank(owner) == 1) {
                return b;
            }
        }
        return -1;
    }

    /**
     * Scores how well a block matches the title. Headings and blocks of the content score higher
     * than other blocks. 0 if the block does not match.
     */
    private double score(Block block) {
        int length = block.text().length();
        if (length < MIN_LENGTH) {
            return 0;
        }
        String text = Texts.fold(block.text());
        double score = 0;
        if (text.equals(declared)) {
            score = 2;
        } else if (title.contains(text) || declared.contains(text)) {
            score = 1;
        } else if (declared.length() > FULL_LENGTH && text.contains(declared)) {
            score = 1;
        }
        if (score == 0) {
            return 0;
        }
        int rank = rank(block.owner());
        score = rank == 0 ? score * 0.3 : score + (rank == 1 ? 1 : 0.5);
        return score
                * Math.min(1, length / FULL_LENGTH)
                * (apart.contains(block.owner()) ? 0.8 : 1);
    }

    /**
     * Returns the rank of the heading that an element is or is in, 0 if there is none within {@link
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
