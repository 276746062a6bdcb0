package browsy.intelligence.signal;

import browsy.html.ElementChildren;
import browsy.model.SpatialElement;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jsoup.nodes.Element;

/**
 * The longest run of prose on a page: blocks that stand in one container, below one another. The
 * text of an article runs in one; the texts of cards, plans and teasers each have their own.
 *
 * @param length number of letters
 * @param blocks number of blocks
 * @param first index of the first block in the flat tree, -1 if there is none
 * @param last index of the last block in the flat tree, -1 if there is none
 * @param aligned number of letters of all prose that begins where most of it does, left to right
 */
public record ProseColumn(int length, int blocks, int first, int last, int aligned) {

    /** As many samples of code are explained by whatever stands between them. */
    private static final int MIN_SAMPLES = 3;

    /** What the code counts then, in letters. */
    private static final int MAX_ABOUT = 400;

    /** Finds it. */
    public static ProseColumn of(PageSignals page) {
        Map<Element, Map<Long, int[]>> columns = new IdentityHashMap<>();
        Map<Long, Integer> byLeft = new java.util.HashMap<>();
        int aligned = 0;
        int best = 0;
        int[] longest = {0, 0, -1, -1};
        int code = codeLength(page);
        for (SpatialElement block : page.content().prose()) {
            String text = block.text();
            if (text == null) {
                continue;
            }
            Element container = container(page.page(), block);
            Long left = Math.round(block.bounds().x() / 8);
            int[] sum =
                    columns.computeIfAbsent(container, key -> new java.util.TreeMap<>())
                            .computeIfAbsent(left, key -> new int[] {0, 0, -1, -1});
            int index = page.page().indexOf(block);
            int letters = Texts.letters(text);
            aligned = Math.max(aligned, byLeft.merge(left, letters, Integer::sum));
            sum[0] += letters;
            sum[1]++;
            sum[2] = sum[2] < 0 ? index : sum[2];
            sum[3] = index;
            if (sum[0] > best) {
                best = sum[0];
                longest = sum;
            }
        }
        // Code is read together with the text about it, but alone it is a sample of something.
        boolean about = code > 0 && longest[1] > 0;
        int most = page.content().code().size() >= MIN_SAMPLES ? Math.max(best, MAX_ABOUT) : best;
        return new ProseColumn(
                about ? best + Math.min(most, code) : best,
                about ? longest[1] + page.content().code().size() : longest[1],
                longest[2],
                longest[3],
                aligned);
    }

    private static int codeLength(PageSignals page) {
        int length = 0;
        for (SpatialElement block : page.content().code()) {
            String text = block.text();
            length += text == null ? 0 : Texts.letters(text);
        }
        return length;
    }

    /**
     * The article around a block with all its sections; else the parent, or what is above it if the
     * parent wraps nothing else.
     */
    private static Element container(SpatialPage page, SpatialElement block) {
        FlatTree tree = page.tree();
        int index = page.indexOf(block);
        for (int up = tree.parent(index); up >= 0; up = tree.parent(up)) {
            if (tree.tag(up).equals("article")) {
                return tree.element(up);
            }
        }
        Element container = tree.element(index);
        for (int i = 0; i < 3; i++) {
            Element up = container.parent();
            if (up == null) {
                return container;
            }
            container = up;
            if (ElementChildren.count(up, 2) > 1) {
                return up;
            }
        }
        return container;
    }
}
