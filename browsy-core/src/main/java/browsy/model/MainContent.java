package browsy.model;

import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The text that a page is made to show, told from all that stands around it: navigation, comments,
 * announcements of other texts, captions, notices.
 *
 * @param title what the text is called; empty if the page does not say it
 * @param author who wrote it, as the page says it; several are separated by commas; null if it does
 *     not say it
 * @param date when it was published, in ISO 8601 if the page says it so, else as written; null if
 *     it does not say it
 * @param elementIds ids of the elements that the text consists of, ascending; the title is none of
 *     them
 */
public record MainContent(
        String title, @Nullable String author, @Nullable String date, List<Integer> elementIds) {

    public MainContent {
        elementIds = elementIds.stream().sorted().distinct().toList();
    }

    /** Whether an element is part of the text; takes time logarithmic in its elements. */
    public boolean contains(int id) {
        return Collections.binarySearch(elementIds, id) >= 0;
    }
}
