package browsy.fetch.http;

import browsy.html.csp.ContentPolicy;
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
     * @param windowUrl the URL of the page of the window
     * @param parent where the page with the frame is shown
     */
    public record Frame(FrameKind kind, String windowUrl, Container parent) {}

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
}
