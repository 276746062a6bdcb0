package browsy.content;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * A run of text as it is shown: its white space is collapsed with that of the text around it and
 * its letters are transformed as the style says.
 *
 * @param text not empty; has line breaks only where the style preserves them
 * @param marks what sets it apart from the text around it
 */
public record ContentText(String text, Set<TextMark> marks) implements ContentNode {

    public ContentText {
        marks = marks.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(marks));
    }
}
