package browsy.fetch;

import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.navigation.LoadedPage;
import browsy.fetch.url.WebAddress;
import browsy.model.SpatialDom;
import browsy.model.SuggestedAction.Paginate;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The pages of a list that is divided into several pages, from the current page on. Each page is
 * loaded when it is requested. The series ends at a page without a next one, and before a page that
 * it has already contained.
 */
final class PageSeries implements Iterator<SpatialDom> {
    private final Session session;
    private final Tab tab;
    private final Set<Visited> visited = new HashSet<>();
    private int left;
    private boolean started;

    /** The page that {@link #next} returns; null if it is not loaded or the series has ended. */
    private @Nullable SpatialDom loaded;

    PageSeries(Session session, Tab tab, int max) {
        this.session = session;
        this.tab = tab;
        left = max;
    }

    /**
     * The identity of a page of the series.
     *
     * @param texts the texts of a page whose URL does not identify it; empty for other pages
     */
    private record Visited(String url, List<String> texts) {
        static Visited of(LoadedPage page) {
            Request request = page.source().request();
            boolean byUrl = request != null && request.body() == null;
            SpatialDom dom = page.dom();
            return new Visited(
                    WebAddress.withoutFragment(page.url()),
                    byUrl ? List.of() : dom.elements().stream().map(dom::fullText).toList());
        }
    }

    @Override
    public boolean hasNext() {
        if (loaded == null && left > 0) {
            loaded = following();
            left = loaded == null ? 0 : left - 1;
        }
        return loaded != null;
    }

    @Override
    public SpatialDom next() {
        if (!hasNext() || loaded == null) {
            throw new NoSuchElementException("there is no further page");
        }
        SpatialDom page = loaded;
        loaded = null;
        return page;
    }

    /** Loads the page that follows; null if there is none. */
    private @Nullable SpatialDom following() {
        if (started) {
            Integer link = session.dom().action(Paginate.class).map(Paginate::nextId).orElse(null);
            if (link == null) {
                return null;
            }
            session.inBulk(() -> session.click(link));
        }
        started = true;
        return visited.add(Visited.of(tab.page())) ? session.dom() : null;
    }
}
