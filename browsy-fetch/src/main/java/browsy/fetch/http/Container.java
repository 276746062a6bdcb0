package browsy.fetch.http;

import browsy.fetch.url.WebAddress;
import browsy.html.csp.ContentPolicy;
import java.util.ArrayList;
import java.util.List;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/**
 * Where a page is shown: in a window or in a frame of a page.
 *
 * @param frame the frame; null for a window
 * @param sandbox the sandboxes that hold there for all pages
 */
public record Container(@Nullable Frame frame, ContentPolicy sandbox) {
    /** A window without a sandbox. */
    public static final Container WINDOW = new Container(null, ContentPolicy.NONE);

    /**
     * A frame.
     *
     * @param kind the kind of its element
     * @param pageUrl the URL of the page with the frame
     * @param parent where this page is shown
     */
    public record Frame(FrameKind kind, String pageUrl, Container parent) {

        /** The kind and URL, without the query, which may contain a password. */
        @Override
        public String toString() {
            return kind + " in " + WebAddress.shown(pageUrl);
        }
    }

    /** The kind of a frame element. */
    public enum FrameKind {
        IFRAME("iframe"),
        FRAME("frame"),
        OBJECT("object"),
        EMBED("embed");

        private final String destination;

        FrameKind(String destination) {
            this.destination = destination;
        }
    }

    /** The value of {@code Sec-Fetch-Dest} for pages. */
    String destination() {
        return frame == null ? "document" : frame.kind.destination;
    }

    /** The window, or that around the frame. */
    public Container window() {
        Container outer = this;
        while (outer.frame != null) {
            outer = outer.frame.parent;
        }
        return outer;
    }

    /** The URLs of the pages around the frame, that of the window last; empty for a window. */
    List<HttpUrl> ancestors() {
        List<HttpUrl> ancestors = new ArrayList<>();
        for (Frame up = frame; up != null; up = up.parent.frame) {
            HttpUrl url = WebAddress.parse(up.pageUrl);
            if (url != null) {
                ancestors.add(url);
            }
        }
        return ancestors;
    }
}
