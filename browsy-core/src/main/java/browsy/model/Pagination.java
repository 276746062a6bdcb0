package browsy.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The links to the pages of a list that is divided into several pages.
 *
 * @param next the address of the next page; null on the last page
 * @param prev the address of the previous page; null on the first page
 * @param pages the numbered pages in document order
 */
public record Pagination(@Nullable String next, @Nullable String prev, List<PageLink> pages) {

    public Pagination {
        pages = List.copyOf(pages);
    }

    /**
     * A link to a numbered page.
     *
     * @param label the number as written
     * @param url the address
     */
    public record PageLink(String label, String url) {}
}
