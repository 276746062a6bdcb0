package browsy.engine;

import browsy.Page;
import browsy.html.ElementCopies;
import browsy.html.ElementStates;
import java.util.Objects;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Shows pages after a user or a script has done something to them. A {@link Page} gives access to
 * itself when its class is loaded.
 */
public abstract class PageEngine {
    private static volatile @Nullable PageEngine instance;

    /** For the class of pages. */
    protected PageEngine() {}

    /** The engine of the pages; there is one as soon as there is a page. */
    public static PageEngine get() {
        return Objects.requireNonNull(instance, "no page yet");
    }

    /** Called once, by the class of pages. */
    protected static void set(PageEngine engine) {
        instance = engine;
    }

    /**
     * The same document after a user has done something to it; styles, layout and elements follow.
     * Elements that are still there keep their ids.
     */
    public abstract Page withStates(Page page, ElementStates states);

    /**
     * The page after a copy of its document has been changed, as a script would change it. Each
     * element that was copied keeps its id, wherever it stands now. Others that were there before
     * keep theirs as far as it can be told by what they are and where they stand: of several that
     * are all alike nothing tells which has moved.
     *
     * @param changed the document with the change, which the new page owns
     * @param states of the elements of the changed document
     * @param copies the copy of an element of {@link Page#document()}, null where there is none
     */
    public abstract Page withDocument(
            Page page, Document changed, ElementStates states, ElementCopies copies);

    /**
     * The highest id that was ever given to an element of a page or of the pages that it comes
     * from; 0 if none was.
     */
    public abstract int lastId(Page page);

    /**
     * The same page, so that pages that come from it give new elements ids above a number: for a
     * page that is shown again after others have used up ids.
     *
     * @param id as {@link #lastId} of the latest page gives it
     */
    public abstract Page withIdsAbove(Page page, int id);

    /**
     * Where the padding edge of an element begins. Styles the page again, since a page does not
     * keep what only this would need.
     *
     * @param element of {@link Page#document()} or of a document that one of its frames holds
     */
    public abstract PaddingEdge paddingEdge(Page page, Element element);
}
