package browsy.engine;

import browsy.html.ElementCopies;
import browsy.html.ElementStates;
import java.util.Objects;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Operations on pages for other modules of browsy: creates new states of a page after user or
 * script actions. The class of pages registers its implementation when it is loaded, so that this
 * package does not depend on it.
 *
 * @param <P> the class of pages, {@code browsy.Page}
 */
public abstract class PageEngine<P> {
    private static volatile @Nullable PageEngine<?> instance;

    private final Class<P> pages;

    /**
     * Creates the engine for a class of pages.
     *
     * @param pages the class of pages
     */
    protected PageEngine(Class<P> pages) {
        this.pages = pages;
    }

    /**
     * Returns the engine for a class of pages, which must have been loaded.
     *
     * @param pages the class of pages
     * @throws IllegalArgumentException if the engine is for another class
     */
    public static <P> PageEngine<P> of(Class<P> pages) {
        PageEngine<?> engine =
                Objects.requireNonNull(instance, "the class of pages is not loaded yet");
        if (!engine.pages.equals(pages)) {
            throw new IllegalArgumentException("not the class of pages: " + pages.getName());
        }
        @SuppressWarnings("unchecked") // its pages are of this class
        PageEngine<P> same = (PageEngine<P>) engine;
        return same;
    }

    /** Registers the engine. The class of pages calls this once. */
    protected static void set(PageEngine<?> engine) {
        instance = engine;
    }

    /**
     * Returns the page with other states of its elements, after user actions: style, layout and
     * elements are computed again. Elements that are still present keep their ids.
     *
     * @param page the page
     * @param states the new states of the elements
     */
    public abstract P withStates(P page, ElementStates states);

    /**
     * Returns the page after a copy of its document has been changed, as a script would change it.
     * Each copied element keeps its id wherever it is moved. Other elements are matched by their
     * features and position as far as possible; identical elements cannot be told apart if they
     * move.
     *
     * @param page the page before the change
     * @param changed the changed document, which the new page owns
     * @param states the states of the elements of the changed document
     * @param copies maps the elements of the page's document to their copies
     */
    public abstract P withDocument(
            P page, Document changed, ElementStates states, ElementCopies copies);

    /**
     * The highest id that was assigned to an element of a page or of its predecessors; 0 if there
     * is none.
     */
    public abstract int lastId(P page);

    /**
     * Returns the page with a higher last id, so that its successors assign ids above it to new
     * elements. For a page that is shown again after other pages have used further ids.
     *
     * @param page the page
     * @param id the {@link #lastId} of the latest page
     */
    public abstract P withIdsAbove(P page, int id);

    /**
     * Returns the offset of the padding edge of an element. Computes the styles again, because
     * pages do not keep the data that only this method needs.
     *
     * @param page the page
     * @param element an element of the page's document or of the document in one of its frames
     */
    public abstract PaddingEdge paddingEdge(P page, Element element);
}
