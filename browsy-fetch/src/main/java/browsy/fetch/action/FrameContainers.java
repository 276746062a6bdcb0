package browsy.fetch.action;

import browsy.fetch.http.Container;
import browsy.fetch.http.Container.Frame;
import browsy.fetch.http.Container.FrameKind;
import browsy.fetch.navigation.LoadedPage;
import browsy.html.csp.ContentPolicy;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** The frames of a page, in which other pages are shown. */
public final class FrameContainers {
    private FrameContainers() {}

    /**
     * The frame that an element is. The sandboxes of the page hold for it, too.
     *
     * @return the frame; null if the element is no frame
     */
    public static @Nullable Container of(LoadedPage page, Element element) {
        FrameKind kind =
                switch (element.normalName()) {
                    case "iframe" -> FrameKind.IFRAME;
                    case "frame" -> FrameKind.FRAME;
                    case "object" -> FrameKind.OBJECT;
                    case "embed" -> FrameKind.EMBED;
                    default -> null;
                };
        if (kind == null) {
            return null;
        }
        Container around = page.source().container();
        ContentPolicy inherited = page.source().content().sandboxes();
        boolean sandboxed = kind == FrameKind.IFRAME && element.hasAttr("sandbox");
        return new Container(
                new Frame(kind, page.url(), around),
                sandboxed ? inherited.sandboxed(element.attr("sandbox")) : inherited);
    }
}
