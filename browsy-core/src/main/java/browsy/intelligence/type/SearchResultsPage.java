package browsy.intelligence.type;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Pager;
import browsy.intelligence.signal.Topic;
import browsy.model.PageType;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Detects search results: a search field, links to results, and a title, heading, declaration or
 * address of a search. A page that reports no results for the query in its field counts as well;
 * the field may be missing on further pages of results.
 */
final class SearchResultsPage implements PageTypeDetector {

    private static final int MIN_RESULTS = 5;

    /** A query parameter or path of a search. */
    private static final Pattern QUERY =
            Pattern.compile(
                    "[?&](?:q|query|s|search|search_query|keywords?|k|term|text|wd)=[^&]|/search(?:[/?]|$)");

    @Override
    public PageType type() {
        return PageType.SEARCH_RESULTS;
    }

    /**
     * {@inheritDoc}
     *
     * <p>Any of these is evidence: a title or heading that names results, declared search results,
     * an address with a query, or a filled search field together with a title that names a search
     * or repeats the query. All but the first require several links; the first also accepts a title
     * that repeats the query.
     */
    @Override
    public @Nullable Evidence detect(PageSignals page) {
        if (page.searchFields().isEmpty()) {
            return withoutField(page);
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
        boolean namesSearch = page.lexicon().get(Topic.SEARCH).in(title);
        return filled && (namesSearch || echoes(page))
                ? Evidence.of("search_results.query_in_field", title)
                : null;
    }

    /**
     * Returns the evidence of results without a search field, null if there is none: the title
     * names results and there is a next page.
     */
    private static @Nullable Evidence withoutField(PageSignals page) {
        Pager pager = page.pager();
        boolean many = page.content().mainLinks().size() >= MIN_RESULTS;
        String named = page.lexicon().get(Topic.SEARCH_RESULTS).find(page.title().folded());
        return many && named != null && pager != null && pager.next() != null
                ? Evidence.of("search_results.in_pages", named)
                : null;
    }

    /** Whether the title contains the query in a search field. */
    private static boolean echoes(PageSignals page) {
        return page.searchFields().stream()
                .map(field -> browsy.intelligence.signal.Texts.fold(field.value()))
                .anyMatch(query -> query.length() > 2 && page.title().folded().contains(query));
    }
}
