package browsy.intelligence;

import browsy.infra.TimeLimit;
import browsy.model.Bounds;
import browsy.model.SpatialElement;
import browsy.model.TableData;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/**
 * Finds tables that are made of plain boxes: rows one below the other, each with the same number of
 * short texts, which stand in line with those of the other rows.
 */
final class AlignedTables {

    private static final int MIN_ROWS = 3;
    private static final int MAX_ROWS = 2000;
    private static final int MAX_COLUMNS = 30;
    private static final int MAX_TEXT = 200;

    /** Boxes whose edges differ by no more than this stand in line, in CSS px. */
    private static final double IN_LINE = 5;

    private final SpatialPage page;
    private final FlatTree tree;

    private AlignedTables(SpatialPage page) {
        this.page = page;
        tree = page.tree();
    }

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
        if (rows.size() < MIN_ROWS || !isInLine(rows)) {
            return null;
        }
        List<List<String>> texts = new ArrayList<>();
        for (List<Element> row : rows) {
            texts.add(row.stream().map(cell -> VisibleText.of(page, cell)).toList());
        }
        if (!isTold(texts)) {
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

    /** Whether the first children are as many as a table has rows, and hold as many as columns. */
    private boolean mayHoldRows(int index) {
        int first = index + 1;
        int second = first < tree.end(index) ? tree.end(first) : first;
        int third = second < tree.end(index) ? tree.end(second) : second;
        return third < tree.end(index) && tree.end(third) > third + 2;
    }

    /** Elements without a meaning of their own; lists may be drawn as tables. */
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

    /** The cells of a row, null if it is none. */
    private @Nullable List<Element> cells(int row) {
        if (saysMore(row)) {
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

    /** Whether a row has text besides its cells. */
    private boolean saysMore(int row) {
        Element element = tree.element(row);
        for (int i = 0; i < element.childNodeSize(); i++) {
            if (element.childNode(i) instanceof TextNode text && !text.isBlank()) {
                return true;
            }
        }
        return false;
    }

    /** Whether there is nothing but a text, and maybe a link or a mark, in an element. */
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

    private boolean isInLine(List<List<Element>> rows) {
        List<Bounds> first = rows.get(0).stream().map(page::bounds).toList();
        double below = Double.NEGATIVE_INFINITY;
        for (List<Element> row : rows) {
            Bounds start = page.bounds(row.get(0));
            if (start.y() < below - IN_LINE) {
                return false;
            }
            double left = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < row.size(); i++) {
                Bounds box = page.bounds(row.get(i));
                boolean inRow = Math.abs(middle(box) - middle(start)) <= IN_LINE;
                if (!inRow || box.x() < left || !sameColumn(box, first.get(i))) {
                    return false;
                }
                left = box.right() - IN_LINE;
            }
            below = start.bottom();
        }
        return true;
    }

    private static double middle(Bounds box) {
        return box.y() + box.height() / 2;
    }

    /** Whether two boxes begin, end or are centred in line. */
    private static boolean sameColumn(Bounds a, Bounds b) {
        return Math.abs(a.x() - b.x()) <= IN_LINE
                || Math.abs(a.right() - b.right()) <= IN_LINE
                || Math.abs(a.x() + a.width() / 2 - b.x() - b.width() / 2) <= IN_LINE;
    }

    /**
     * Whether most cells have words or figures, and none many; icons are drawn in private letters.
     */
    private static boolean isTold(List<List<String>> rows) {
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

    /** Whether the first row is called a head, or has words where all others have figures. */
    private static boolean isHeader(Element row, List<List<String>> rows) {
        for (String name : row.classNames()) {
            if (name.toLowerCase(Locale.ROOT).contains("head")) {
                return true;
            }
        }
        List<String> first = rows.get(0);
        boolean figures = false;
        for (int column = 0; column < first.size(); column++) {
            if (hasDigit(first.get(column))) {
                return false;
            }
            int at = column;
            figures |= rows.subList(1, rows.size()).stream().allMatch(r -> hasDigit(r.get(at)));
        }
        return figures;
    }

    private static boolean hasDigit(String text) {
        return text.chars().anyMatch(Character::isDigit);
    }
}
