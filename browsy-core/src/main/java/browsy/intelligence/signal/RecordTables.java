package browsy.intelligence.signal;

import org.jsoup.nodes.Element;

/** Tells tables of records from tables that only lay out the page. */
public final class RecordTables {

    /** What of the text a table holds that has little beside it. */
    private static final double MOST = 0.8;

    private RecordTables() {}

    /** Whether there are enough records in the tables that a person sees. */
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
     * Whether a table with enough records is next to all that there is to read. A table of options,
     * whose names are code, only explains what stands beside it.
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

    /** The number of records in a table, counted no further than is needed. */
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

    /** Whether a row tells something: rows of nothing but controls show how these look. */
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

    /** Whether a table has header cells and no table inside. */
    static boolean isRecords(Element table) {
        return table.selectFirst("th") != null && table.select("table").size() <= 1;
    }
}
