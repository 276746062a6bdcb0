package browsy.fetch.search;

import browsy.model.SpatialDom;
import org.jspecify.annotations.Nullable;

/**
 * A result and the page it leads to.
 *
 * @param dom null if the page could not be had
 */
public record SearchPage(SearchResult result, @Nullable SpatialDom dom) {}
