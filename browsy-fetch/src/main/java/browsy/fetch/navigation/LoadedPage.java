package browsy.fetch.navigation;

import browsy.Page;
import browsy.engine.PageEngine;
import browsy.fetch.form.UserInput;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.ReferrerPolicy;
import browsy.fetch.url.WebAddress;
import browsy.model.Scroll;
import browsy.model.SpatialDom;
import java.nio.charset.Charset;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * A page as it was loaded, and what the user has done to it since.
 *
 * @param source how it came
 * @param page as its markup has it
 * @param input what has been typed, ticked and opened
 * @param current the same with {@code input} laid over it
 */
public record LoadedPage(Source source, Page page, UserInput input, Page current) {

    /**
     * How a page came.
     *
     * @param request what asked for it; null if no server was asked
     * @param url where it came from in the end
     * @param status the HTTP status; 0 if no server was asked
     * @param charset what it was decoded with
     * @param policy what the servers it links to are told
     */
    public record Source(
            @Nullable Request request,
            String url,
            int status,
            Charset charset,
            ReferrerPolicy policy) {

        @Override
        public String toString() {
            return status + " " + WebAddress.shown(url);
        }

        Source at(String other) {
            return new Source(request, other, status, charset, policy);
        }
    }

    /** A page that nothing has been done to. */
    public static LoadedPage fresh(Source source, Page page) {
        return new LoadedPage(source, page, UserInput.NONE, page);
    }

    /** Where it came from in the end, with the fragment. */
    public String url() {
        return source.url();
    }

    /** What an agent sees. */
    public SpatialDom dom() {
        return current.dom();
    }

    /** The same page after another input; styles and layout follow it. */
    public LoadedPage with(UserInput changed) {
        if (!changed.opened().isEmpty()) {
            return withOpened(changed);
        }
        Page shown = PageEngine.of(Page.class).withStates(current, changed);
        return new LoadedPage(source, page, changed, shown);
    }

    /** The same page scrolled, as far as it goes. */
    public LoadedPage at(Scroll place) {
        return new LoadedPage(source, page, input, current.withScroll(place));
    }

    /** How far it is scrolled. */
    public Scroll scroll() {
        return current.dom().scroll();
    }

    /** The same page under an address with another fragment. */
    public LoadedPage at(String url) {
        return new LoadedPage(source.at(url), page, input, current);
    }

    /** The same page, so that what becomes of it uses ids above a number for what is new. */
    LoadedPage withIdsAbove(int id) {
        return new LoadedPage(
                source, page, input, PageEngine.of(Page.class).withIdsAbove(current, id));
    }

    /** The same page with a changed copy of its document. */
    public LoadedPage with(DocumentCopy copy) {
        UserInput moved = input.moved(copy::of);
        return with(copy, moved);
    }

    private LoadedPage with(DocumentCopy copy, UserInput moved) {
        Page changed =
                PageEngine.of(Page.class).withDocument(current, copy.document(), moved, copy::of);
        return new LoadedPage(source, page, moved, changed);
    }

    /** That details and dialogs are open is an attribute, which style sheets go by. */
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
