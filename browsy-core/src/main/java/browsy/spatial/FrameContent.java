package browsy.spatial;

import browsy.model.Viewport;
import browsy.spatial.box.LayoutView;
import browsy.style.StyledDocument;

/**
 * The document that a frame shows.
 *
 * @param styled the document and its styles
 * @param layout where its elements are, from the upper left corner of the frame's content
 * @param viewport size of the frame's content
 */
public record FrameContent(StyledDocument styled, LayoutView layout, Viewport viewport) {}
