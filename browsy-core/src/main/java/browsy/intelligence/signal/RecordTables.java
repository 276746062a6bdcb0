package browsy.intelligence.signal;

import browsy.spatial.SpatialPage;
import org.jsoup.nodes.Element;

/** Tells tables of records from tables that only lay out the page. */
public final class RecordTables {

    private RecordTables() {}

    /** The number of records in the tables that a person sees. */
    public static int rows(PageSignals page) {
        SpatialPage spatial = page.page();
        int rows = 0;
        for (int index : page.structure().tables()) {
            Element element = spatial.tree().element(index);
            if (element.normalName().equals("table") && isRecords(element)) {
                rows += element.select("tbody > tr").size();
            }
        }
        return rows;
    }

    /** Whether a table has header cells and no table inside. */
    static boolean isRecords(Element table) {
        return table.selectFirst("th") != null && table.select("table").size() <= 1;
    }
}
