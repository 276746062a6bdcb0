package browsy.spatial;

import browsy.model.Viewport;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Gives the documents that frames have in them, by {@code srcdoc}. */
@FunctionalInterface
public interface FrameSource {

    /** No frame shows anything. */
    FrameSource NONE = (frame, viewport) -> null;

    /**
     * The document of a frame, laid out in it.
     *
     * @param frame an {@code iframe} with {@code srcdoc}
     * @param viewport size of its content box
     * @return null if it is not to be looked into
     */
    @Nullable FrameContent content(Element frame, Viewport viewport);
}
