package browsy.layout.box;

import browsy.html.TreeElement;
import java.util.List;

/**
 * The contents of an inline graphic.
 *
 * @param svg the outermost {@code svg} element
 * @param foreignObjects the boxes of its rendered {@code foreignObject} elements, in document order
 */
public record GraphicContents(TreeElement svg, List<Box> foreignObjects) {
    public GraphicContents {
        foreignObjects = List.copyOf(foreignObjects);
    }
}
