package browsy.intelligence.signal;

import browsy.spatial.SpatialPage;
import org.jsoup.nodes.Element;

/** Tells tables of records from tables that only lay out the page. */
public final class RecordTables {

    private RecordTables() {}

    /** Whether there are enough records in the tables that a person sees. */
    public static boolean hold(PageSignals page, int enough) {
        SpatialPage spatial = page.page();
        int rows = 0;
        for (int index : page.structure().tables()) {
            Element element = spatial.tree().element(index);
            if (element.normalName().equals("table") && isRecords(element)) {
                for (Element row : element.select("tbody > tr")) {
                    rows += isRecord(row) ? 1 : 0;
                    if (rows == enough) {
                        return true;
                    }
                }
            }
        }
        return false;
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
