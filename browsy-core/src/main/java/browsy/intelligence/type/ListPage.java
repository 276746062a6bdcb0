package browsy.intelligence.type;

import browsy.intelligence.signal.AlikeRows;
import browsy.intelligence.signal.Evidence;
import browsy.intelligence.signal.FormGroup;
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
    private static final int FEW_ROWS = 6;
    private static final int MANY_ROWS = 14;
    private static final int MIN_RECORDS = 9;
    private static final int MIN_ENTRIES = 7;

    /** Less of the text than this in links, and even many of them stand beside the point. */
    private static final double SOME = 0.1;

    /** Less of the text than this in links, and the links are not what the page is for. */
    private static final double MIN_LINK_SHARE = 0.33;

    /** As much as this, and the page has little else. */
    private static final double MOST = 0.7;

    @Override
    public PageType type() {
        return PageType.LIST;
    }

    @Override
    public @Nullable Evidence detect(PageSignals page) {
        if (isFilledIn(page)) {
            return null;
        }
        int links = page.mainLinks().size();
        int rows = page.linkRows().size();
        double share = (double) page.mainLinkTextLength() / Math.max(1, page.mainTextLength());
        boolean picks =
                (links >= MIN_ROWS && share >= MIN_LINK_SHARE)
                        || (rows >= FEW_ROWS && share >= MOST && page.groups().isEmpty());
        if (picks || (rows >= MANY_ROWS && share >= SOME)) {
            return Evidence.of("list.rows", rows + " rows of links");
        }
        int entries = rows >= FEW_ROWS && share >= SOME ? AlikeRows.longest(page) : 0;
        if (entries >= MIN_ENTRIES) {
            return Evidence.of("list.entries", entries + " entries");
        }
        int records = RecordTables.rows(page);
        return records >= MIN_RECORDS ? Evidence.of("list.records", records + " records") : null;
    }

    /** Forms of some length, and writing a message beside a list of folders. */
    private static boolean isFilledIn(PageSignals page) {
        for (FormGroup group : page.groups()) {
            boolean sends = !group.senders().isEmpty();
            boolean writes =
                    group.fields().stream().anyMatch(field -> field.tag().equals("textarea"));
            if (page.isMain(group)
                    && sends
                    && (group.dataFields().size() > 4
                            || (writes && group.dataFields().size() >= 2))) {
                return true;
            }
        }
        return false;
    }
}
