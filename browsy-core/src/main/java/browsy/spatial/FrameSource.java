package browsy.spatial;

import browsy.model.Viewport;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Gives the documents that frames have in them, by {@code srcdoc}. */
@FunctionalInterface
public interface FrameSource {

    /** No frame shows anything. */
    FrameSource NONE = (frame, viewport, depth) -> null;

    /**
     * The document of a frame, laid out in it.
     *
     * @param frame an inline frame with {@code srcdoc}
     * @param viewport size of its content box
     * @param depth 1 for a frame of the page, 2 for one in such a frame, and so on
     * @return null if it is not to be looked into
     */
    @Nullable FrameContent content(Element frame, Viewport viewport, int depth);
}
