package browsy.fetch.action;

import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.http.Container;
import browsy.fetch.http.Container.Frame;
import browsy.fetch.navigation.LoadedPage;
import browsy.html.csp.ContentPolicy;
import browsy.infra.Ascii;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The window or frame that a link or form names for the page that it leads to.
 *
 * @param name the name or keyword; empty for the window or frame of the page
 * @param root the root of the document
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/semantics.html#get-an-element's-target">HTML</a>
 */
record LinkTarget(String name, Element root) {

    /** The target of a link. */
    static LinkTarget ofLink(Element link) {
        return of(link.hasAttr("target") ? link.attr("target") : null, link);
    }

    /**
     * The target of a form.
     *
     * @param submitter the submitter; null if there is none
     */
    static LinkTarget ofForm(Element form, @Nullable Element submitter) {
        if (submitter != null && submitter.hasAttr("formtarget")) {
            return new LinkTarget(submitter.attr("formtarget"), form.root());
        }
        return ofLink(form);
    }

    private static LinkTarget of(@Nullable String own, Element element) {
        Element base = own != null ? null : element.root().selectFirst("base[target]");
        String inherited = base == null ? "" : base.attr("target");
        return new LinkTarget(own == null ? inherited : own, element.root());
    }

    /**
     * The window or frame of this target. The page of a new window replaces the current one.
     *
     * @param url the URL that it will show, for the error
     * @throws BlockedUrl if the sandbox of the page does not permit to show pages there
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/document-sequences.html#the-rules-for-choosing-a-navigable">HTML:
     *     the rules for choosing a navigable</a>
     */
    Container in(LoadedPage page, String url) {
        Container own = page.source().container();
        Frame frame = own.frame();
        return switch (Ascii.lower(name)) {
            case "", "_self" -> own;
            case "_parent" -> frame == null ? own : outer(frame.parent(), page, url);
            case "_top" -> frame == null ? own : outer(own.window(), page, url);
            case "_blank" -> opened(page, url);
            default -> {
                Element child = frame();
                Container inner = child == null ? null : FrameContainers.of(page, child);
                yield inner == null ? opened(page, url) : inner;
            }
        };
    }

    /** A window or frame around the frame of the page. */
    private static Container outer(Container around, LoadedPage page, String url) {
        ContentPolicy content = page.source().content();
        boolean permitted =
                around.frame() == null ? content.permitsTopNavigation() : !content.isSandboxed();
        return permitted(permitted, around, url);
    }

    private static Container opened(LoadedPage page, String url) {
        ContentPolicy content = page.source().content();
        Container window =
                content.permitsEscape()
                        ? Container.WINDOW
                        : new Container(null, content.sandboxes());
        return permitted(content.permitsPopups(), window, url);
    }

    private static Container permitted(boolean permitted, Container chosen, String url) {
        if (!permitted) {
            throw new BlockedUrl(BlockedUrl.Reason.CONTENT_POLICY, url);
        }
        return chosen;
    }

    /** The frame of the document with the name; null if there is none. */
    private @Nullable Element frame() {
        for (Element frame : root.select("iframe[name], frame[name]")) {
            if (frame.attr("name").equals(name)) {
                return frame;
            }
        }
        return null;
    }
}
