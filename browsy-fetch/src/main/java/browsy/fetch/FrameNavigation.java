package browsy.fetch;

import browsy.config.AddressRule;
import browsy.fetch.action.FrameContainers;
import browsy.fetch.action.ResolvedTarget;
import browsy.fetch.config.FetchException.ActionError.Kind;
import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.http.Container;
import browsy.fetch.http.HttpExchange.Cause;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Restrictions;
import browsy.fetch.http.ReferrerPolicy;
import browsy.fetch.http.csp.SecureUpgrade;
import browsy.fetch.navigation.DocumentContext;
import browsy.fetch.navigation.LoadedPage;
import browsy.fetch.url.WebAddress;
import browsy.html.csp.ContentPolicy;
import org.jsoup.nodes.Element;

/** Loads the document of a frame as the current page. */
final class FrameNavigation {
    private FrameNavigation() {}

    /**
     * Loads the document in {@code srcdoc}, {@code src} or {@code data} of a frame element.
     *
     * @throws browsy.fetch.config.FetchException.ActionError if the element is no frame or has no
     *     valid URL
     * @throws BlockedUrl if the policy of the page does not allow the URL
     */
    static void enter(Tab tab, ResolvedTarget located) {
        Element frame = located.source();
        LoadedPage page = located.page();
        ContentPolicy content = page.source().content();
        Container container = FrameContainers.of(page, frame);
        if (container == null) {
            throw located.error(Kind.WRONG_ELEMENT_TYPE, "is no frame; click it instead");
        }
        if (frame.normalName().equals("iframe") && frame.hasAttr("srcdoc")) {
            DocumentContext context =
                    new DocumentContext(
                            WebAddress.withoutFragment(page.url()),
                            page.page().document().baseUri(),
                            content.sandboxedBy(container.sandbox()),
                            page.source().referrers(null));
            tab.open(frame.attr("srcdoc"), context, container);
            return;
        }
        String attribute = frame.nameIs("object") ? "data" : "src";
        String url =
                WebAddress.resolve(
                        page.current().document().baseUri(),
                        frame.attr(attribute),
                        page.source().charset());
        if (frame.attr(attribute).isBlank() || url == null) {
            throw located.error(Kind.INVALID_VALUE, "shows no page; there is nothing to enter");
        }
        AddressRule rule =
                frame.nameIs("embed") || frame.nameIs("object")
                        ? content::allowsObject
                        : content::allowsFrame;
        String wanted = SecureUpgrade.ofRequest(url, content);
        if (!rule.allows(wanted, false)) {
            throw new BlockedUrl(BlockedUrl.Reason.CONTENT_POLICY, wanted);
        }
        ReferrerPolicy own = ReferrerPolicy.ofKeyword(frame.attr("referrerpolicy"));
        tab.load(
                Request.get(wanted, page.url(), page.source().referrers(own))
                        .causedBy(Cause.FRAME)
                        .in(container)
                        .under(Restrictions.of(content, rule)),
                null);
    }
}
