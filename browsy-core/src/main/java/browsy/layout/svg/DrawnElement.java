package browsy.layout.svg;

import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.TransformMatrix;
import org.jsoup.nodes.Element;

/**
 * An element of a graphic that is rendered.
 *
 * @param toGraphic the transform from the coordinates of {@code bounds} to the content box of the
 *     outermost {@code svg}
 * @param bounds the bounds of its filled areas, or the rectangle of a {@code foreignObject}; empty
 *     at the origin if it draws nothing
 */
public record DrawnElement(Element element, TransformMatrix toGraphic, PhysicalRect bounds) {}
