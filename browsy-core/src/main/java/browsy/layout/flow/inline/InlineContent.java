package browsy.layout.flow.inline;

import java.util.List;

/**
 * The content of one inline formatting context: white space collapsed, text transformed, shaped and
 * searched for break opportunities; independent of the room it gets.
 *
 * @param text the processed text; U+FFFC stands for an atomic inline
 * @param isBlank whether it makes no line: nothing but empty inline boxes and out-of-flow boxes
 * @param isBidi whether lines need reordering
 */
record InlineContent(String text, List<InlineItem> items, boolean isBlank, boolean isBidi) {
    InlineContent {
        items = List.copyOf(items);
    }
}
