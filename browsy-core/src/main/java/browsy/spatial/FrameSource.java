package browsy.spatial;

import browsy.model.Viewport;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Loads the documents of frames with {@code srcdoc}. */
@FunctionalInterface
public interface FrameSource {

    /** A source that loads no document. */
    FrameSource NONE = (frame, viewport, depth) -> null;

    /**
     * Returns the document of a frame after styling and layout.
     *
     * @param frame an inline frame with {@code srcdoc}
     * @param viewport the size of its content box
     * @param depth 1 for a frame of the page, 2 for a frame in such a frame, and so on
     * @return null if the document must not be loaded
     */
    @Nullable FrameContent content(Element frame, Viewport viewport, int depth);
}
