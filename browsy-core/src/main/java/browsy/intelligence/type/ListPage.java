package browsy.intelligence.type;

import browsy.intelligence.signal.Evidence;
import browsy.intelligence.signal.LinkRows;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.RecordTables;
import browsy.model.PageType;
import org.jspecify.annotations.Nullable;

/**
 * Collections to pick from or look up: rows of links in the content of the page, or tables of
 * records. The links of the frame say nothing about what the page is for.
 */
final class ListPage implements PageTypeDetector {

    private static final int MIN_ROWS = 8;
    private static final int MIN_RECORDS = 4;

    @Override
    public PageType type() {
        return PageType.LIST;
    }

    @Override
    public @Nullable Evidence detect(PageSignals page) {
        int rows = LinkRows.of(page.mainLinks()).size();
        boolean fields =
                page.groups().stream()
                        .filter(page::isMain)
                        .anyMatch(group -> group.dataFields().size() > 4);
        if (rows >= MIN_ROWS && !fields) {
            return Evidence.of("list.rows", rows + " rows of links");
        }
        int records = RecordTables.rows(page);
        return records >= MIN_RECORDS && !fields
                ? Evidence.of("list.records", records + " records")
                : null;
    }
}
