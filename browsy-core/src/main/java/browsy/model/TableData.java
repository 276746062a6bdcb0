package browsy.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table as text.
 *
 * @param elementId id of its element, null if that is not listed
 * @param caption what it is about, null if it does not say
 * @param headers texts of the header row, empty if there is none
 * @param rows texts of the cells, row by row; a cell that spans several places is repeated in each
 */
public record TableData(
        @Nullable Integer elementId,
        @Nullable String caption,
        List<String> headers,
        List<List<String>> rows) {

    public TableData {
        headers = List.copyOf(headers);
        rows = rows.stream().map(List::copyOf).toList();
    }
}
