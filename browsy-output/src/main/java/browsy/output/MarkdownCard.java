package browsy.output;

import browsy.content.ContentBox;
import browsy.content.ContentNode;
import browsy.content.Meaning;
import browsy.content.Structure;
import org.jspecify.annotations.Nullable;

/**
 * A control that contains blocks, such as a card that is a link. Markdown permits no blocks inside
 * links. A card that consists only of plain blocks is written on one line; in other cards one block
 * becomes the link.
 */
final class MarkdownCard {

    private boolean simple = true;
    private @Nullable ContentBox heading;
    private @Nullable ContentBox first;

    private MarkdownCard() {}

    static MarkdownCard of(ContentBox box, MarkdownElements elements) {
        MarkdownCard card = new MarkdownCard();
        card.collect(box, elements);
        return card;
    }

    /** Tests whether the card can be written on one line without loss. */
    boolean isSimple() {
        return simple;
    }

    /**
     * Returns the block that becomes the link: the first heading, otherwise the first plain block;
     * null if there is none.
     */
    @Nullable ContentBox link() {
        return heading == null ? first : heading;
    }

    /** Collects the facts of a card from its blocks, recursively. */
    private void collect(ContentBox box, MarkdownElements elements) {
        for (ContentNode node : box.children()) {
            if (!(node instanceof ContentBox inner)) {
                continue;
            }
            Meaning meaning = inner.meaning();
            simple &= isPlain(meaning) && elements.controlOf(inner) == null;
            boolean block = inner.flow().isBlock() || isHeading(meaning);
            if (block
                    && !MarkdownBlocks.hasBlocks(inner)
                    && (isPlain(meaning) || isHeading(meaning))) {
                first = first == null ? inner : first;
                heading = heading == null && isHeading(meaning) ? inner : heading;
            } else {
                collect(inner, elements);
            }
        }
    }

    private static boolean isHeading(Meaning meaning) {
        return meaning instanceof Meaning.Heading;
    }

    private static boolean isPlain(Meaning meaning) {
        return meaning == Structure.NONE
                || meaning == Structure.PARAGRAPH
                || meaning == Structure.FIGURE
                || meaning == Structure.FIGURE_CAPTION
                || meaning instanceof Meaning.Image;
    }
}
