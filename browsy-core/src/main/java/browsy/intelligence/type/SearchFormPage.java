package browsy.intelligence.type;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Detects pages for a search without results: a search field with little else on the page. */
final class SearchFormPage implements PageTypeDetector {

    private static final int MAX_TEXT = 600;
    private static final int MAX_LINKS = 25;
    private static final int MAX_HEADINGS = 3;

    @Override
    public PageType type() {
        return PageType.SEARCH;
    }

    @Override
    public @Nullable Evidence detect(PageSignals page) {
        List<SpatialElement> fields = page.searchFields();
        boolean isSearch =
                !fields.isEmpty()
                        && page.content().links().size() <= MAX_LINKS
                        && page.content().mainTextLength() <= MAX_TEXT
                        && page.headings().size() <= MAX_HEADINGS
                        && page.isMain(fields.get(0))
                        && page.groups().stream()
                                        .filter(page::isMain)
                                        .mapToInt(group -> group.dataFields().size())
                                        .sum()
                                <= 3;
        return isSearch ? new Evidence("search.point", null, List.of(fields.get(0).id())) : null;
    }
}
