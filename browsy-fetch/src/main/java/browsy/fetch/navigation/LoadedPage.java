package browsy.fetch.navigation;

import browsy.Page;
import browsy.fetch.form.UserInput;
import browsy.fetch.http.Container;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.ReferrerPolicy;
import browsy.fetch.url.WebAddress;
import browsy.html.csp.ContentPolicy;
import browsy.model.Scroll;
import browsy.model.SpatialDom;
import java.nio.charset.Charset;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * A page with the user's input since it was loaded. Immutable.
 *
 * @param source the request and response that the page came from
 * @param page the page as it was loaded
 * @param input the user's input
 * @param current the page with {@code input} applied
 */
public record LoadedPage(Source source, Page page, UserInput input, Page current) {

    /**
     * The request and response that a page came from.
     *
     * @param request the request; null if none was sent
     * @param url the URL after redirects, with the fragment
     * @param status the HTTP status; 0 if no request was sent
     * @param charset the encoding that the page was decoded with
     * @param policy the referrer policy of the page
     * @param content the content policy of the page
     * @param container where the page is shown
     */
    public record Source(
            @Nullable Request request,
            String url,
            int status,
            Charset charset,
            ReferrerPolicy policy,
            ContentPolicy content,
            Container container) {

        /**
         * Returns the referrer policy for a request of the page. A sandboxed page without the
         * origin of its URL sends no referrer.
         *
         * @param ofElement the policy that the element declares; null for that of the page
         */
        public ReferrerPolicy referrers(@Nullable ReferrerPolicy ofElement) {
            if (!content.permitsSameOrigin()) {
                return ReferrerPolicy.NO_REFERRER;
            }
            return ofElement == null ? policy : ofElement;
        }

        @Override
        public String toString() {
            return status + " " + WebAddress.shown(url);
        }

        Source at(String other) {
            return new Source(request, other, status, charset, policy, content, container);
        }
    }

    /** A page without user input. */
    public static LoadedPage fresh(Source source, Page page) {
        return new LoadedPage(source, page, UserInput.NONE, page);
    }

    /** The URL after redirects, with the fragment. */
    public String url() {
        return source.url();
    }

    /** The Spatial DOM of the page with the input applied. */
    public SpatialDom dom() {
        return current.dom();
    }

    /** Returns the page with another input; styles and layout are computed again. */
    public LoadedPage with(UserInput changed) {
        if (!changed.opened().isEmpty()) {
            return withOpened(changed);
        }
        Page shown = Engine.ofPages().withStates(current, changed);
        return new LoadedPage(source, page, changed, shown);
    }

    /** Returns the page scrolled to an offset within its scrollable area. */
    public LoadedPage at(Scroll place) {
        return new LoadedPage(source, page, input, current.withScroll(place));
    }

    /** The scroll offset. */
    public Scroll scroll() {
        return current.dom().scroll();
    }

    /** Returns the page under a URL with another fragment. */
    public LoadedPage at(String url) {
        return new LoadedPage(source.at(url), page, input, current);
    }

    /** Returns the page such that new elements of its later states get ids above a number. */
    LoadedPage withIdsAbove(int id) {
        return new LoadedPage(source, page, input, Engine.ofPages().withIdsAbove(current, id));
    }

    /** Returns the page with a changed copy of its document. */
    public LoadedPage with(DocumentCopy copy) {
        UserInput moved = input.moved(copy::of);
        return with(copy, moved);
    }

    private LoadedPage with(DocumentCopy copy, UserInput moved) {
        Page changed = Engine.ofPages().withDocument(current, copy.document(), moved, copy::of);
        return new LoadedPage(source, page, moved, changed);
    }

    /** Sets the {@code open} attributes in a copy of the document, for selectors to match. */
    private LoadedPage withOpened(UserInput changed) {
        DocumentCopy copy = new DocumentCopy(current.document());
        changed.opened()
                .forEach(
                        (element, open) -> {
                            Element there = copy.of(element);
                            if (there != null) {
                                there.attr("open", open);
                            }
                        });
        return with(copy, changed.withoutOpened().moved(copy::of));
    }

    @Override
    public String toString() {
        return WebAddress.shown(url());
    }
}
