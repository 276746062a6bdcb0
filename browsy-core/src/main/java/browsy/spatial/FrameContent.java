package browsy.spatial;

import browsy.model.Viewport;
import browsy.spatial.box.LayoutView;
import browsy.style.StyledDocument;

/**
 * The document of a frame.
 *
 * @param styled the document and its computed styles
 * @param layout the border boxes of its elements, relative to the upper left corner of the frame's
 *     content box
 * @param viewport the size of the frame's content box
 */
public record FrameContent(StyledDocument styled, LayoutView layout, Viewport viewport) {}
