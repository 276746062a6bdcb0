package browsy.intelligence.signal;

import browsy.intelligence.word.Lexicon;
import browsy.intelligence.word.PhraseSet;
import browsy.spatial.tree.FlatTree;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * A visible heading.
 *
 * @param index the index of its element in the flat tree
 * @param text its text, folded
 * @param level its level, from 1
 * @param main whether it belongs to the main content
 * @param topics a bit for each topic of which it may contain a phrase, see {@link Lexicon#topics}
 */
public record Heading(int index, String text, int level, boolean main, long topics) {

    private static final int MAX_CLIMB_TO_LINK = 3;

    /** Whether the text may contain a phrase; if false, it contains none. */
    public boolean maySay(PhraseSet phrases) {
        return (topics & phrases.topic()) != 0;
    }

    /** Returns the first phrase that occurs in the text, null if none does. */
    public @Nullable String find(PhraseSet phrases) {
        return (topics & phrases.topic()) == 0 ? null : phrases.find(text);
    }

    /**
     * Whether links to other addresses make up at least half of the heading's text, or the heading
     * is inside such a link.
     */
    public boolean leadsElsewhere(FlatTree tree) {
        boolean hasLink = false;
        int linkedLength = 0;
        for (int i = index; i < tree.end(index); i++) {
            if (tree.tag(i).equals("a")) {
                hasLink = true;
                Element link = tree.element(i);
                linkedLength += isAddress(link.attr("href")) ? link.text().length() : 0;
            }
        }
        if (hasLink) {
            // Short links in a heading are tools, such as "edit", not its destination.
            return linkedLength * 2 >= text.length() && linkedLength > 0;
        }
        int up = tree.parent(index);
        for (int i = 0; up >= 0 && i < MAX_CLIMB_TO_LINK; i++, up = tree.parent(up)) {
            if (tree.tag(up).equals("a")) {
                return isAddress(tree.element(up).attr("href"));
            }
        }
        return false;
    }

    /** Returns the address of the document that the first link leads to, empty if none does. */
    public String document(FlatTree tree) {
        for (int i = index; i < tree.end(index); i++) {
            String href = tree.tag(i).equals("a") ? tree.element(i).attr("href") : "";
            if (isAddress(href)) {
                return href.substring(0, (href + '#').indexOf('#'));
            }
        }
        return "";
    }

    private static boolean isAddress(String href) {
        return !href.isEmpty() && !href.startsWith("#") && !href.startsWith("javascript:");
    }
}
