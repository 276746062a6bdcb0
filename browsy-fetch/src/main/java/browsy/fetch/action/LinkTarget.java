package browsy.fetch.action;

import browsy.infra.Ascii;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The window or frame that a link or form names for the page that it leads to.
 *
 * @param name the name or keyword; empty for the window of the page
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

    /** Whether the page opens in a new window. */
    boolean opensWindow() {
        return switch (Ascii.lower(name)) {
            case "", "_self", "_parent", "_top" -> false;
            case "_blank" -> true;
            default -> !isFrame();
        };
    }

    private boolean isFrame() {
        for (Element frame : root.select("iframe[name], frame[name]")) {
            if (frame.attr("name").equals(name)) {
                return true;
            }
        }
        return false;
    }
}
