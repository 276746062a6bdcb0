package browsy.intelligence.signal;

import browsy.model.SpatialElement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An entry of a list: a range of the flat tree, which consists of an element or of an element with
 * the siblings that follow it, such as a heading with its texts.
 *
 * @param start the index of its first element
 * @param end the index after its last element
 * @param links the visible links in it, in document order
 * @param link the link that leads to what the entry is about, null if there is none
 */
public record Entry(int start, int end, List<SpatialElement> links, @Nullable SpatialElement link) {

    Entry with(@Nullable SpatialElement main) {
        return new Entry(start, end, links, main);
    }

    /** Whether an index in the flat tree is in the range. */
    boolean contains(int index) {
        return index >= start && index < end;
    }
}
