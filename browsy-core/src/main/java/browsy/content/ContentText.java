package browsy.content;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * A run of text as it is rendered: white space is collapsed across neighbouring runs, and {@code
 * text-transform} is applied.
 *
 * @param text not empty; contains line breaks only where the style preserves them
 * @param marks the inline formatting of the text; empty for plain text
 */
public record ContentText(String text, Set<TextMark> marks) implements ContentNode {

    public ContentText {
        marks = marks.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(marks));
    }
}
