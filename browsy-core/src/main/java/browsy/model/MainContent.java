package browsy.model;

import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The main text of a page, without navigation, comments, teasers, captions and notices.
 *
 * @param title the title of the text; empty if unknown
 * @param author the author as the page names it, several separated by commas; null if unknown
 * @param date the date of publication, in ISO 8601 if the page gives it so, else as written; null
 *     if unknown
 * @param elementIds the ids of the elements of the text, ascending; without the title
 */
public record MainContent(
        String title, @Nullable String author, @Nullable String date, List<Integer> elementIds) {

    public MainContent {
        elementIds = elementIds.stream().sorted().distinct().toList();
    }

    /** Whether an element is part of the text, in logarithmic time. */
    public boolean contains(int id) {
        return Collections.binarySearch(elementIds, id) >= 0;
    }
}
