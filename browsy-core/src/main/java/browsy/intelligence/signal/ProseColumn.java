package browsy.intelligence.signal;

import browsy.html.ElementChildren;
import browsy.intelligence.word.Texts;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;

/**
 * The longest column of prose on a page: prose blocks in the same container with the same left
 * edge. An article is one column; cards, plans and teasers each have their own container.
 *
 * @param length the number of letters, that of code samples included up to a limit
 * @param blocks the number of prose blocks and code samples
 * @param first the index of the first block in the flat tree, -1 if there is none
 * @param last the index of the last block in the flat tree, -1 if there is none
 * @param aligned the greatest number of letters of all prose with the same left edge, in any
 *     container
 */
public record ProseColumn(int length, int blocks, int first, int last, int aligned) {

    /** From this number of code samples on, a page explains them even with little prose. */
    private static final int MIN_SAMPLES = 3;

    /** The number of letters that code counts on such a page at least, if there are as many. */
    private static final int MAX_ABOUT = 400;

    /**
     * Computes the column of a page. Prose blocks are summed by container and left edge (to 8 CSS
     * px); the sum with the most letters is the column. The letters of code samples count in
     * addition, up to the number of letters in the column.
     */
    public static ProseColumn of(PageSignals page) {
        Map<Element, Map<Long, int[]>> columns = new IdentityHashMap<>();
        Map<Long, Integer> byLeft = new java.util.HashMap<>();
        int aligned = 0;
        int best = 0;
        int[] longest = {0, 0, -1, -1};
        int code = codeLength(page);
        // Sum the prose by container and left edge.
        for (SpatialElement block : page.content().prose()) {
            String text = block.text();
            if (text == null) {
                continue;
            }
            Element container = container(page, block);
            Long left = Math.round(block.bounds().x() / 8);
            // letters, blocks, first and last index
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
        // Code counts only beside prose: alone it demonstrates something.
        boolean hasProse = code > 0 && longest[1] > 0;
        int most = page.content().code().size() >= MIN_SAMPLES ? Math.max(best, MAX_ABOUT) : best;
        return new ProseColumn(
                hasProse ? best + Math.min(most, code) : best,
                hasProse ? longest[1] + page.content().code().size() : longest[1],
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
     * Returns the nearest {@code article} around a block, else the nearest of three ancestors with
     * several children other than list items without headings, else the outermost of these.
     */
    private static Element container(PageSignals page, SpatialElement block) {
        FlatTree tree = page.page().tree();
        int index = page.page().indexOf(block);
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
            if (ElementChildren.count(up, 2) > 1 && !isPlainItem(page, up)) {
                return up;
            }
        }
        return container;
    }

    /** Whether an element is a list item that contains no heading, as in a list within prose. */
    private static boolean isPlainItem(PageSignals page, Element element) {
        if (!element.nameIs("li")) {
            return false;
        }
        FlatTree tree = page.page().tree();
        List<Heading> headings = page.headings();
        int index = tree.indexOf(element);
        int next = TreeOrder.firstFrom(headings.size(), at -> headings.get(at).index(), index);
        return next == headings.size() || headings.get(next).index() >= tree.end(index);
    }
}
