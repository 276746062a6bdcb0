package browsy.intelligence.type;

import browsy.intelligence.signal.Evidence;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Pager;
import browsy.intelligence.signal.Topic;
import browsy.model.PageType;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Results of a search: a search field, results to follow, and a name or address that says so. A
 * page may say, too, that nothing was found for what the field still holds; the field may be on
 * another page.
 */
final class SearchResultsPage implements PageTypeDetector {

    private static final int MIN_RESULTS = 5;

    private static final Pattern QUERY =
            Pattern.compile(
                    "[?&](?:q|query|s|search|search_query|keywords?|k|term|text|wd)=[^&]|/search(?:[/?]|$)");

    @Override
    public PageType type() {
        return PageType.SEARCH_RESULTS;
    }

    @Override
    public @Nullable Evidence detect(PageSignals page) {
        if (page.searchFields().isEmpty()) {
            return inPages(page);
        }
        String named = page.inTitleOrHeading(Topic.SEARCH_RESULTS);
        boolean many = page.content().mainLinks().size() >= MIN_RESULTS;
        if (named != null && (many || echoes(page))) {
            return Evidence.of("search_results.named", named);
        }
        if (!many) {
            return null;
        }
        if (page.structure().isDeclaredSearchResults()) {
            return Evidence.of("search_results.declared");
        }
        if (QUERY.matcher(page.url()).find()) {
            return Evidence.of("search_results.address", page.url());
        }
        String title = page.title().folded();
        boolean filled =
                page.searchFields().stream()
                        .anyMatch(field -> field.value() != null && !field.value().isBlank());
        boolean searches = page.lexicon().get(Topic.SEARCH).in(title);
        return filled && (searches || echoes(page))
                ? Evidence.of("search_results.query_in_field", title)
                : null;
    }

    /** The field may be on another page; then the title says so, and there are more pages. */
    private static @Nullable Evidence inPages(PageSignals page) {
        Pager pager = page.pager();
        boolean many = page.content().mainLinks().size() >= MIN_RESULTS;
        String named = page.lexicon().get(Topic.SEARCH_RESULTS).find(page.title().folded());
        return many && named != null && pager != null && pager.next() != null
                ? Evidence.of("search_results.in_pages", named)
                : null;
    }

    /** Whether the title repeats what the field holds. */
    private static boolean echoes(PageSignals page) {
        return page.searchFields().stream()
                .map(field -> browsy.intelligence.signal.Texts.fold(field.value()))
                .anyMatch(query -> query.length() > 2 && page.title().folded().contains(query));
    }
}
