package browsy.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The way through a list that is spread over several pages.
 *
 * @param next address of the next page, null on the last
 * @param prev address of the previous page, null on the first
 * @param pages numbered pages in document order
 */
public record Pagination(@Nullable String next, @Nullable String prev, List<PageLink> pages) {

    public Pagination {
        pages = List.copyOf(pages);
    }

    /**
     * A link to one page.
     *
     * @param label its number as written
     * @param url its address
     */
    public record PageLink(String label, String url) {}
}
