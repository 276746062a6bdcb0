package browsy.intelligence;

import browsy.infra.TimeLimit;
import browsy.intelligence.signal.VisibleText;
import browsy.model.Bounds;
import browsy.model.SpatialElement;
import browsy.model.TableData;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * Finds tables that are made of generic boxes ({@code div}, {@code span}, list items) instead of
 * table elements.
 *
 * <p>An element is such a table if its visible children are at least three rows with the same
 * number of cells, each cell holds only inline text, the cells of one column align at their left
 * edges, right edges or centres, and the cells of one row align at their middles. Elements are
 * visited in document order; the contents of a table that is found are skipped.
 */
final class AlignedTables {

    private static final int MIN_ROWS = 3;
    private static final int MAX_ROWS = 2000;
    private static final int MAX_COLUMNS = 30;

    /** The maximum length of the text of a cell, in characters. */
    private static final int MAX_TEXT = 200;

    /** Edges and centres that differ by at most this are aligned, in CSS px. */
    private static final double TOLERANCE = 5;

    private final SpatialPage page;
    private final FlatTree tree;

    private AlignedTables(SpatialPage page) {
        this.page = page;
        tree = page.tree();
    }

    /** Returns the tables of a page in document order, without their nested tables. */
    static List<TableData> extract(SpatialPage page) {
        AlignedTables tables = new AlignedTables(page);
        List<TableData> found = new ArrayList<>();
        for (int i = 0; i < tables.tree.size(); ) {
            TimeLimit.check();
            TableData table = tables.read(i);
            if (table != null) {
                found.add(table);
            }
            i = table == null ? i + 1 : tables.tree.end(i);
        }
        return found;
    }

    /** Reads the table of an element, null if the element is none. */
    private @Nullable TableData read(int index) {
        if (!mayHoldRows(index) || !isPlain(index)) {
            return null;
        }
        List<List<Element>> rows = new ArrayList<>();
        List<Integer> sources = new ArrayList<>();
        for (int row = index + 1; row < tree.end(index); row = tree.end(row)) {
            TimeLimit.check();
            if (!page.isVisible(row)) {
                continue;
            }
            List<Element> cells = isPlain(row) && rows.size() < MAX_ROWS ? cells(row) : null;
            if (cells == null || (!rows.isEmpty() && cells.size() != rows.get(0).size())) {
                return null;
            }
            rows.add(cells);
            sources.add(row);
        }
        if (rows.size() < MIN_ROWS || !isAligned(rows)) {
            return null;
        }
        List<List<String>> texts = new ArrayList<>();
        for (List<Element> row : rows) {
            texts.add(row.stream().map(cell -> VisibleText.of(page, cell)).toList());
        }
        if (!isReadable(texts)) {
            return null;
        }
        boolean headed = isHeader(tree.element(sources.get(0)), texts);
        SpatialElement element = page.of(index);
        return TableData.of(
                element == null ? null : element.id(),
                null,
                headed ? texts.get(0) : List.of(),
                headed ? texts.subList(1, texts.size()) : texts);
    }

    /**
     * Whether an element has at least three children, the third of which has at least two
     * descendants. This rules out most elements without looking at their boxes.
     */
    private boolean mayHoldRows(int index) {
        int first = index + 1;
        int second = first < tree.end(index) ? tree.end(first) : first;
        int third = second < tree.end(index) ? tree.end(second) : second;
        return third < tree.end(index) && tree.end(third) > third + 2;
    }

    /**
     * Whether an element has no semantics besides those of a list: a generic element without a
     * role, or a list or list item with one.
     */
    private boolean isPlain(int index) {
        return page.role(index) == null
                ? switch (tree.tag(index)) {
                    case "div", "span", "section", "li" -> true;
                    default -> false;
                }
                : switch (tree.tag(index)) {
                    case "ul", "ol", "li" -> true;
                    default -> false;
                };
    }

    /**
     * Returns the visible cells of a row; null if there are fewer than two or more than {@link
     * #MAX_COLUMNS}, if one is not a cell, or if the row has text outside its cells.
     */
    private @Nullable List<Element> cells(int row) {
        if (hasOwnText(row)) {
            return null;
        }
        List<Element> cells = new ArrayList<>();
        for (int cell = row + 1; cell < tree.end(row); cell = tree.end(cell)) {
            if (page.isVisible(cell)) {
                if (cells.size() == MAX_COLUMNS || !isCell(cell)) {
                    return null;
                }
                cells.add(tree.element(cell));
            }
        }
        return cells.size() < 2 ? null : cells;
    }

    /** Whether a row has text outside its cells. */
    private boolean hasOwnText(int row) {
        Element element = tree.element(row);
        for (int i = 0; i < element.childNodeSize(); i++) {
            if (element.childNode(i) instanceof TextNode text && !text.isBlank()) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether an element is a text-level or generic element that contains nothing but text and
     * text-level elements.
     */
    private boolean isCell(int cell) {
        switch (tree.tag(cell)) {
            case "div", "span", "p", "strong", "b", "em", "time", "a", "code", "small":
                break;
            default:
                return false;
        }
        for (int i = cell + 1; i < tree.end(cell); i++) {
            switch (tree.tag(i)) {
                case "span", "strong", "b", "em", "i", "time", "a", "code", "small", "br":
                    break;
                default:
                    return false;
            }
        }
        return true;
    }

    /**
     * Whether each row is below the previous one, the cells of a row align at their middles without
     * overlapping, and each cell aligns with the first row's cell of its column.
     */
    private boolean isAligned(List<List<Element>> rows) {
        List<Bounds> first = rows.get(0).stream().map(page::bounds).toList();
        double rowEnd = Double.NEGATIVE_INFINITY;
        for (List<Element> row : rows) {
            Bounds start = page.bounds(row.get(0));
            if (start.y() < rowEnd - TOLERANCE) {
                return false;
            }
            double cellEnd = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < row.size(); i++) {
                Bounds box = page.bounds(row.get(i));
                boolean inRow = Math.abs(middle(box) - middle(start)) <= TOLERANCE;
                if (!inRow || box.x() < cellEnd || !sameColumn(box, first.get(i))) {
                    return false;
                }
                cellEnd = box.right() - TOLERANCE;
            }
            rowEnd = start.bottom();
        }
        return true;
    }

    private static double middle(Bounds box) {
        return box.y() + box.height() / 2;
    }

    /** Whether the left edges, the right edges or the horizontal centres of two boxes align. */
    private static boolean sameColumn(Bounds a, Bounds b) {
        return Math.abs(a.x() - b.x()) <= TOLERANCE
                || Math.abs(a.right() - b.right()) <= TOLERANCE
                || Math.abs(a.x() + a.width() / 2 - b.x() - b.width() / 2) <= TOLERANCE;
    }

    /**
     * Whether at least four fifths of the cells contain a letter or digit, and no cell is longer
     * than {@link #MAX_TEXT}. Icon fonts use private-use characters, which are neither.
     */
    private static boolean isReadable(List<List<String>> rows) {
        int empty = 0;
        int all = 0;
        for (List<String> row : rows) {
            for (String text : row) {
                all++;
                empty += text.codePoints().anyMatch(Character::isLetterOrDigit) ? 0 : 1;
                if (text.length() > MAX_TEXT) {
                    return false;
                }
            }
        }
        return 5 * empty <= all;
    }

    /**
     * Whether the first row is a header: one of its classes contains "head", or it has no digits
     * while some column has a digit in every other row.
     */
    private static boolean isHeader(Element row, List<List<String>> rows) {
        for (String name : row.classNames()) {
            if (name.toLowerCase(Locale.ROOT).contains("head")) {
                return true;
            }
        }
        List<String> first = rows.get(0);
        boolean numericColumn = false;
        for (int column = 0; column < first.size(); column++) {
            if (hasDigit(first.get(column))) {
                return false;
            }
            int at = column;
            numericColumn |=
                    rows.subList(1, rows.size()).stream().allMatch(r -> hasDigit(r.get(at)));
        }
        return numericColumn;
    }

    private static boolean hasDigit(String text) {
        return text.chars().anyMatch(Character::isDigit);
    }
}
