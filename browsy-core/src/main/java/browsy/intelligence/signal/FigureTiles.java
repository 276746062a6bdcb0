package browsy.intelligence.signal;

import browsy.html.Ancestors;
import browsy.intelligence.word.Amounts;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;

/**
 * The largest row of tiles of a page. A tile is an element with a figure and its caption; the tiles
 * of a row have the same parent and the same tag. Tiles in the entries of a list do not count, nor
 * do tiles that are links.
 *
 * @param first the index of the first tile in the flat tree, -1 if there is no row
 * @param size the number of tiles
 * @param measured the number of figures with a unit or share
 * @param priced the number of figures that are amounts of money
 */
public record FigureTiles(int first, int size, int measured, int priced) {

    private static final FigureTiles NONE = new FigureTiles(-1, 0, 0, 0);

    /** The maximum length of a tile, in characters. */
    private static final int MAX_TILE = 60;

    /** The maximum number of elements beside the figure and its caption: a link and icons. */
    private static final int MAX_ADDED = 8;

    /** The maximum length of the text beside them, in characters. */
    private static final int MAX_DETAIL = 30;

    /** The maximum number of rows of a table that lays tiles out. */
    private static final int MAX_ROWS = 2;

    /**
     * A key figure.
     *
     * @param index the index in the flat tree of the element that has its text
     * @param text the number with its unit
     */
    record Figure(int index, String text) {}

    /** The parent of tiles and their tag. */
    private record Row(int parent, String tag) {}

    /** Returns the largest row of tiles around key figures, which are in document order. */
    static FigureTiles of(PageSignals page, List<Figure> figures) {
        FlatTree tree = page.page().tree();
        Finder finder = new Finder(page, tree);
        Map<Row, FigureTiles> rows = new LinkedHashMap<>();
        int end = 0;
        for (Figure figure : figures) {
            int index = figure.index();
            int tile = index < end ? -1 : finder.tile(index);
            if (tile >= 0) {
                end = tree.end(tile);
                Row row = new Row(tree.parent(tile), tree.tag(tile));
                rows.merge(row, one(tile, figure.text()), FigureTiles::and);
            }
        }
        FigureTiles largest = NONE;
        for (Map.Entry<Row, FigureTiles> row : rows.entrySet()) {
            boolean larger = row.getValue().size > largest.size;
            if (larger && !page.entries().contain(row.getKey().parent())) {
                largest = row.getValue();
            }
        }
        return largest;
    }

    private static FigureTiles one(int tile, String text) {
        boolean priced = Amounts.areIn(text);
        boolean measured = !priced && !Character.isDigit(text.charAt(text.length() - 1));
        return new FigureTiles(tile, 1, measured ? 1 : 0, priced ? 1 : 0);
    }

    private FigureTiles and(FigureTiles next) {
        return new FigureTiles(
                first, size + next.size, measured + next.measured, priced + next.priced);
    }

    /** Finds the tiles of a page. */
    private static final class Finder {

        private final PageSignals page;
        private final FlatTree tree;
        private final Map<Element, Boolean> layoutTables = new IdentityHashMap<>();

        /** Whether the text of an element is a figure, by index. */
        private final Map<Integer, Boolean> figures = new HashMap<>();

        /** Whether a tile has a link or field, by index. */
        private final Map<Integer, Boolean> operated = new HashMap<>();

        Finder(PageSignals page, FlatTree tree) {
            this.page = page;
            this.tree = tree;
        }

        /**
         * Returns the outermost element with only a figure and its caption, -1 if there is none.
         */
        int tile(int figure) {
            int tile = figure;
            while (tile >= 0 && figures.computeIfAbsent(tile, this::isFigure)) {
                tile = tree.parent(tile);
                if (tile < 0 || page.textLength(tile) > MAX_TILE) {
                    return -1;
                }
            }
            if (tile < 0
                    || !isShaped(tile)
                    || operated.computeIfAbsent(tile, key -> isOperated(key, figure))) {
                return -1;
            }
            int outer = outermost(tile);
            int parent = tree.parent(outer);
            if (parent >= 0 && addsDetail(parent, outer)) {
                outer = outermost(parent);
            }
            return tree.parent(outer) < 0 ? -1 : outer;
        }

        /** Returns the outermost element with the text of a tile. */
        private int outermost(int tile) {
            int outer = tile;
            int parent = tree.parent(outer);
            while (parent >= 0
                    && !tree.tag(outer).equals("td")
                    && page.textLength(parent) == page.textLength(tile)) {
                outer = parent;
                parent = tree.parent(outer);
            }
            return outer;
        }

        /** Whether an element adds only a short text to a tile, such as a trend or one link. */
        private boolean addsDetail(int element, int tile) {
            int added = tree.end(element) - element - (tree.end(tile) - tile);
            if (added > MAX_ADDED
                    || page.textLength(element) - page.textLength(tile) > MAX_DETAIL) {
                return false;
            }
            int links = 0;
            for (int i = element;
                    i < tree.end(element);
                    i = i + 1 == tile ? tree.end(tile) : i + 1) {
                SpatialElement other = page.page().of(i);
                if (other != null && other.isInteractive()) {
                    links++;
                    if (links > 1 || other.role() != Role.LINK) {
                        return false;
                    }
                }
            }
            return true;
        }

        private boolean isFigure(int index) {
            return page.textLength(index) <= MAX_TILE && KeyFigure.is(tree.element(index).text());
        }

        /** Whether an element is a box of its own, or a cell of a table that lays tiles out. */
        private boolean isShaped(int tile) {
            Element table = Ancestors.closest(tree.element(tile), "table");
            return switch (tree.tag(tile)) {
                case "tr", "tbody", "table", "dl", "ul", "ol", "th", "label", "button" -> false;
                case "td" -> table != null && layoutTables.computeIfAbsent(table, Finder::isLayout);
                default -> table == null;
            };
        }

        private static boolean isLayout(Element table) {
            return table.select("tr").size() <= MAX_ROWS;
        }

        /**
         * Whether a tile is operated: it has several links and buttons, a field, or a link that is
         * its figure or its caption.
         */
        private boolean isOperated(int tile, int figure) {
            int controls = 0;
            for (int i = tile; i < tree.end(tile); i++) {
                SpatialElement element = page.page().of(i);
                if (element != null && element.isInteractive()) {
                    controls++;
                    boolean around = i <= figure && figure < tree.end(i);
                    boolean caption =
                            page.textLength(tile) == page.textLength(figure) + page.textLength(i);
                    if (controls > 1
                            || element.isFormField()
                            || around
                            || (caption && page.textLength(i) > 0)) {
                        return true;
                    }
                }
            }
            return false;
        }
    }
}
