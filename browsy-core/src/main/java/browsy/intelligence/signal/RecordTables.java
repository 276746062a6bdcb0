package browsy.intelligence.signal;

import org.jsoup.nodes.Element;

/**
 * Distinguishes tables of records from layout tables: they have header cells and no nested table.
 */
public final class RecordTables {

    /** The minimum share of the main text in a table that is the whole content. */
    private static final double MOST = 0.8;

    private RecordTables() {}

    /**
     * Whether the visible tables have at least a number of records in total.
     *
     * @param page the page
     * @param enough the number of records
     */
    public static boolean hold(PageSignals page, int enough) {
        int rows = 0;
        for (int index : page.structure().tables()) {
            Element element = page.page().tree().element(index);
            if (element.normalName().equals("table") && isRecords(element)) {
                rows += records(element, enough - rows);
                if (rows >= enough) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Whether a table with enough records contains most of the main text. Tables with code document
     * options and do not count.
     *
     * @param page the page
     * @param enough the number of records
     */
    public static boolean areAll(PageSignals page, int enough) {
        for (int index : page.structure().tables()) {
            Element element = page.page().tree().element(index);
            if (element.normalName().equals("table")
                    && page.textLength(index) >= page.content().mainTextLength() * MOST
                    && isRecords(element)
                    && element.selectFirst("code") == null
                    && records(element, enough) >= enough) {
                return true;
            }
        }
        return false;
    }

    /** Returns the number of records in a table, counting up to {@code enough}. */
    private static int records(Element table, int enough) {
        int records = 0;
        for (Element row : table.select("tbody > tr")) {
            records += isRecord(row) ? 1 : 0;
            if (records >= enough) {
                break;
            }
        }
        return records;
    }

    /**
     * Whether at most half of the cells of a row contain a button or input. Other rows demonstrate
     * controls.
     */
    private static boolean isRecord(Element row) {
        int cells = 0;
        int controls = 0;
        for (Element cell : row.children()) {
            if (cell.normalName().equals("td")) {
                cells++;
                controls += cell.selectFirst("button, input") != null ? 1 : 0;
            }
        }
        return cells == 0 || controls * 2 <= cells;
    }

    /** Whether a table has header cells and contains no other table. */
    static boolean isRecords(Element table) {
        return table.selectFirst("th") != null && table.select("table").size() <= 1;
    }
}
