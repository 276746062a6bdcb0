package browsy.fetch;

import browsy.fetch.config.FetchException;
import browsy.model.SpatialDom;
import org.jspecify.annotations.Nullable;

/**
 * The result of loading one of many pages.
 *
 * @param url the requested URL
 * @param dom the page; null if it could not be loaded
 * @param error why it could not be loaded; null if it was
 */
public record Visit(String url, @Nullable SpatialDom dom, @Nullable FetchException error) {}
