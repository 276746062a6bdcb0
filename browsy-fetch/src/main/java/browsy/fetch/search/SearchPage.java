package browsy.fetch.search;

import browsy.model.SpatialDom;
import org.jspecify.annotations.Nullable;

/**
 * A search result with its page.
 *
 * @param result the search result
 * @param dom the loaded page; null if loading it failed
 */
public record SearchPage(SearchResult result, @Nullable SpatialDom dom) {}
