package browsy.engine;

import browsy.config.TimeLimitExceededException;
import browsy.html.ElementCopies;
import browsy.html.ElementStates;
import browsy.html.ParsedMarkup;
import java.util.Objects;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Operations on pages for other modules of browsy: opens parsed documents, and creates new states
 * of a page after user or script actions. The class of options registers the implementation when it
 * is loaded, which is before any page exists. This package therefore depends on neither class.
 *
 * @param <P> the class of pages, {@code browsy.Page}
 * @param <O> the class of options, {@code browsy.ParseOptions}
 */
public abstract class PageEngine<P, O> {
    private static volatile @Nullable PageEngine<?, ?> instance;

    private final Class<P> pages;
    private final Class<O> options;

    /**
     * Creates the engine for a class of pages.
     *
     * @param pages the class of pages
     * @param options the class of options
     */
    protected PageEngine(Class<P> pages, Class<O> options) {
        this.pages = pages;
        this.options = options;
    }

    /**
     * Returns the engine for a class of pages. Options must have been created.
     *
     * @param pages the class of pages
     * @param options the class of options
     * @throws IllegalArgumentException if the engine is for other classes
     */
    public static <P, O> PageEngine<P, O> of(Class<P> pages, Class<O> options) {
        PageEngine<?, ?> engine =
                Objects.requireNonNull(instance, "the class of options is not loaded yet");
        if (!engine.pages.equals(pages) || !engine.options.equals(options)) {
            throw new IllegalArgumentException(
                    "not the classes of pages and options: "
                            + pages.getName()
                            + ", "
                            + options.getName());
        }
        @SuppressWarnings("unchecked") // its pages and options are of these classes
        PageEngine<P, O> same = (PageEngine<P, O>) engine;
        return same;
    }

    /** Registers the engine. The class of options calls this once. */
    protected static void set(PageEngine<?, ?> engine) {
        instance = engine;
    }

    /**
     * Opens a parsed page.
     *
     * @param markup the document, parsed with the limits of the options; the page owns it
     * @param options the options of the page
     * @throws TimeLimitExceededException if processing takes longer than {@code options} allow
     */
    public abstract P open(ParsedMarkup markup, O options);

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
