package browsy.intelligence.signal;

import browsy.html.Ancestors;
import browsy.intelligence.word.Amounts;
import browsy.intelligence.word.Texts;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The largest row of tiles of a page. A tile is an element with a figure and its caption; the tiles
 * of a row have the same parent and the same tag, and their links have the same caption. Tiles in
 * the entries of a list do not count, nor do tiles that are links.
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

    /**
     * What the tiles of a row share. The control is the caption of that in each, such as "more".
     */
    private record Row(int parent, String tag, String control) {}

    /** An element with a figure and its caption, and the caption of its control; empty if none. */
    private record Tile(int index, String control) {}

    /** Returns the largest row of tiles around key figures, which are in document order. */
    static FigureTiles of(PageSignals page, List<Figure> figures) {
        FlatTree tree = page.page().tree();
        Finder finder = new Finder(page, tree);
        Map<Row, FigureTiles> rows = new LinkedHashMap<>();
        int end = 0;
        for (Figure figure : figures) {
            int index = figure.index();
            Tile tile = index < end ? null : finder.tile(index);
            if (tile != null) {
                int at = tile.index();
                end = tree.end(at);
                Row row = new Row(tree.parent(at), tree.tag(at), tile.control());
                rows.merge(row, one(at, figure.text()), FigureTiles::and);
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

        /** The control of a tile, by its index. */
        private final Map<Integer, Control> controls = new HashMap<>();

        Finder(PageSignals page, FlatTree tree) {
            this.page = page;
            this.tree = tree;
        }

        /**
         * Returns the outermost element with only a figure and its caption, null if there is none.
         */
        @Nullable Tile tile(int figure) {
            int tile = figure;
            while (tile >= 0 && figures.computeIfAbsent(tile, this::isFigure)) {
                tile = tree.parent(tile);
                if (tile < 0 || page.textLength(tile) > MAX_TILE) {
                    return null;
                }
            }
            if (tile < 0 || !isShaped(tile)) {
                return null;
            }
            Control control = controls.computeIfAbsent(tile, this::control);
            if (control.excludes() || control.isAround(figure, tree)) {
                return null;
            }
            int outer = outermost(tile);
            int parent = tree.parent(outer);
            Control detail = parent < 0 ? Control.SEVERAL : detail(parent, outer);
            if (!detail.excludes() && (control == Control.NONE || detail == Control.NONE)) {
                outer = outermost(parent);
                control = control == Control.NONE ? detail : control;
            }
            return tree.parent(outer) < 0 ? null : new Tile(outer, control.caption());
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

        /**
         * Returns the control that an element contains beside a tile; {@link Control#SEVERAL} if it
         * contains more than a short text, such as a trend, and one link.
         */
        private Control detail(int element, int tile) {
            int added = tree.end(element) - element - (tree.end(tile) - tile);
            if (added > MAX_ADDED
                    || page.textLength(element) - page.textLength(tile) > MAX_DETAIL
                    || hasOtherTile(element, tile)) {
                return Control.SEVERAL;
            }
            return control(element, tile).and(control(tree.end(tile), tree.end(element)));
        }

        /** Whether another child has the tag and the classes of a tile, and a number. */
        private boolean hasOtherTile(int parent, int tile) {
            for (int i = parent + 1; i < tree.end(parent); i = tree.end(i)) {
                boolean alike =
                        i != tile
                                && tree.tag(i).equals(tree.tag(tile))
                                && tree.attribute(i, "class").equals(tree.attribute(tile, "class"));
                if (alike && Texts.hasDigit(tree.element(i).text())) {
                    return true;
                }
            }
            return false;
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

        private Control control(int tile) {
            return control(tile, tree.end(tile));
        }

        /** Returns the link or button in a range of the tree. */
        private Control control(int start, int end) {
            Control only = Control.NONE;
            for (int i = start; i < end; i++) {
                SpatialElement element = page.page().of(i);
                if (element != null && element.isInteractive()) {
                    if (only != Control.NONE || element.isFormField()) {
                        return Control.SEVERAL;
                    }
                    only = new Control(i, page.caption(element));
                }
            }
            return only;
        }
    }

    /**
     * The link or button of a tile.
     *
     * @param index its index in the flat tree
     */
    private record Control(int index, String caption) {

        static final Control NONE = new Control(-1, "");

        /** Several links and buttons, or a field. */
        static final Control SEVERAL = new Control(-2, "");

        boolean excludes() {
            return this == SEVERAL;
        }

        boolean isAround(int figure, FlatTree tree) {
            return index >= 0 && index <= figure && figure < tree.end(index);
        }

        Control and(Control other) {
            if (this == NONE) {
                return other;
            }
            return other == NONE ? this : SEVERAL;
        }
    }
}
