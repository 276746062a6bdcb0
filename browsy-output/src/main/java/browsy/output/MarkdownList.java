package browsy.output;

import browsy.content.ContentBox;
import browsy.content.ContentNode;
import browsy.content.Meaning;
import browsy.content.Structure;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes a list as Markdown. Markdown numbers the items of a list consecutively, so each run of
 * consecutive numbers becomes a list of its own.
 */
final class MarkdownList {

    private final MarkdownBlocks blocks;
    private final MarkdownLines lines;

    /** The marker of the current list; null before the first item. */
    private @Nullable String marker;

    /** The number of the preceding item; null if it has none. */
    private @Nullable Integer number;

    private boolean loose;

    MarkdownList(MarkdownBlocks blocks, MarkdownLines lines) {
        this.blocks = blocks;
        this.lines = lines;
    }

    /** Writes a list, or an item outside a list. */
    void write(ContentBox box) {
        if (box.meaning() instanceof Meaning.Item) {
            all(List.of(box));
        } else {
            loose = isLoose(box.children());
            all(box.children());
        }
    }

    /** Writes nodes as items. Content between items ends the current list. */
    private void all(List<ContentNode> nodes) {
        for (int i = 0; i < nodes.size(); i++) {
            if (nodes.get(i) instanceof ContentBox box
                    && box.meaning() instanceof Meaning.Item item) {
                int end = i + 1;
                // A list between two items belongs to the preceding item.
                while (end < nodes.size() && isList(nodes.get(end))) {
                    end++;
                }
                item(item, box, nodes.subList(i + 1, end));
                i = end - 1;
            } else if (isList(nodes.get(i)) || holdsItems(nodes.get(i))) {
                all(((ContentBox) nodes.get(i)).children());
            } else {
                marker = null;
                int end = i + 1;
                while (end < nodes.size() && !isItem(nodes.get(end)) && !isList(nodes.get(end))) {
                    end++;
                }
                blocks.all(nodes.subList(i, end));
                i = end - 1;
            }
        }
    }

    private static boolean isList(ContentNode node) {
        return node instanceof ContentBox box && box.meaning() == Structure.LIST;
    }

    private static boolean isItem(ContentNode node) {
        return node instanceof ContentBox box && box.meaning() instanceof Meaning.Item;
    }

    private static boolean holdsItems(ContentNode node) {
        return node instanceof ContentBox box
                && box.meaning() == Structure.NONE
                && box.children().stream().anyMatch(MarkdownList::isItem);
    }

    /**
     * Writes an item with the lists that follow it. It continues the current list if its number
     * follows that of the preceding item; otherwise it begins a new one.
     */
    private void item(Meaning.Item item, ContentBox box, List<ContentNode> lists) {
        if (lines.isDeep()) {
            blocks.content(box);
            blocks.all(lists);
            return;
        }
        Integer itemNumber = item.number();
        boolean continuesList =
                marker != null
                        && (itemNumber == null
                                ? number == null
                                : number != null && itemNumber == number + 1);
        if (continuesList) {
            if (loose) {
                lines.separate();
            }
        } else {
            beginList(itemNumber);
        }
        number = itemNumber;
        String first = first(Objects.requireNonNull(marker));
        String rest = " ".repeat(first.length());
        blocks.inside(
                first,
                rest,
                !loose,
                () -> {
                    blocks.content(box);
                    blocks.all(lists);
                });
    }

    private void beginList(@Nullable Integer start) {
        int first = start == null ? -1 : start;
        boolean numbered = first >= 0 && first <= 999_999_999;
        boolean apart = loose || !blocks.isTight() || (numbered && first != 1);
        marker = numbered ? blocks.beginList(apart, ".", ")") : blocks.beginList(apart, "-", "*");
    }

    private String first(String mark) {
        boolean bullet = mark.equals("-") || mark.equals("*");
        return bullet ? mark + " " : number + mark + " ";
    }

    /** Tests whether any item contains several blocks besides nested lists. */
    private static boolean isLoose(List<ContentNode> items) {
        for (ContentNode node : items) {
            if (isItem(node) && isLoose((ContentBox) node)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isLoose(ContentBox item) {
        int blocks = 0;
        for (ContentNode node : item.children()) {
            boolean block = node instanceof ContentBox box && MarkdownBlocks.holdsBlocks(box);
            blocks += block && !isList(node) ? 1 : 0;
        }
        return blocks > 1;
    }
}
