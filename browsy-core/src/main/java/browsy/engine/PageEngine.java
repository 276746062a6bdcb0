package browsy.engine;

import browsy.html.ElementCopies;
import browsy.html.ElementStates;
import java.util.Objects;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Shows pages after a user or a script has done something to them. The class of pages gives access
 * to itself when it is loaded; this package does not know it.
 *
 * @param <P> the class of pages, {@code browsy.Page}
 */
public abstract class PageEngine<P> {
    private static volatile @Nullable PageEngine<?> instance;

    private final Class<P> pages;

    /**
     * For the class of pages.
     *
     * @param pages this class
     */
    protected PageEngine(Class<P> pages) {
        this.pages = pages;
    }

    /**
     * The engine of the pages; there is one as soon as there is a page.
     *
     * @param pages the class of pages
     * @throws IllegalArgumentException if it is another class
     */
    public static <P> PageEngine<P> of(Class<P> pages) {
        PageEngine<?> engine = Objects.requireNonNull(instance, "no page yet");
        if (!engine.pages.equals(pages)) {
            throw new IllegalArgumentException("no class of pages: " + pages.getName());
        }
        @SuppressWarnings("unchecked") // its pages are of this class
        PageEngine<P> same = (PageEngine<P>) engine;
        return same;
    }

    /** Called once, by the class of pages. */
    protected static void set(PageEngine<?> engine) {
        instance = engine;
    }

    /**
     * The same document after a user has done something to it; styles, layout and elements follow.
     * Elements that are still there keep their ids.
     */
    public abstract P withStates(P page, ElementStates states);

    /**
     * The page after a copy of its document has been changed, as a script would change it. Each
     * element that was copied keeps its id, wherever it stands now. Others that were there before
     * keep theirs as far as it can be told by what they are and where they stand: of several that
     * are all alike nothing tells which has moved.
     *
     * @param changed the document with the change, which the new page owns
     * @param states of the elements of the changed document
     * @param copies the copy of an element of the page's document, null where there is none
     */
    public abstract P withDocument(
            P page, Document changed, ElementStates states, ElementCopies copies);

    /**
     * The highest id that was ever given to an element of a page or of the pages that it comes
     * from; 0 if none was.
     */
    public abstract int lastId(P page);

    /**
     * The same page, so that pages that come from it give new elements ids above a number: for a
     * page that is shown again after others have used up ids.
     *
     * @param id as {@link #lastId} of the latest page gives it
     */
    public abstract P withIdsAbove(P page, int id);

    /**
     * Where the padding edge of an element begins. Styles the page again, since a page does not
     * keep what only this would need.
     *
     * @param element of the page's document or of a document that one of its frames holds
     */
    public abstract PaddingEdge paddingEdge(P page, Element element);
}
