package browsy.intelligence.signal;

import browsy.spatial.FlatTree;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * A heading that a person sees.
 *
 * @param index the index of its element in the flat tree
 * @param text its text, folded
 * @param level its level, from 1
 * @param main whether it belongs to the content of the page
 * @param topics what it may speak of, see {@link Lexicon#topics}
 */
public record Heading(int index, String text, int level, boolean main, long topics) {

    private static final int MAX_CLIMB_TO_LINK = 3;

    /** Whether it may have a phrase; it has none if this says no. */
    public boolean maySay(PhraseSet phrases) {
        return (topics & phrases.topic()) != 0;
    }

    /** The first phrase that it has, null if it has none. */
    public @Nullable String find(PhraseSet phrases) {
        return (topics & phrases.topic()) == 0 ? null : phrases.findPhrase(text);
    }

    /** Whether it is a link to another address, or has or stands in one. */
    public boolean leadsElsewhere(FlatTree tree) {
        boolean linked = false;
        int leading = 0;
        for (int i = index; i < tree.end(index); i++) {
            if (tree.tag(i).equals("a")) {
                linked = true;
                Element link = tree.element(i);
                leading += isAddress(link.attr("href")) ? link.text().length() : 0;
            }
        }
        if (linked) {
            // Tools beside a heading are not where it leads; a section and a title both are.
            return leading * 2 >= text.length() && leading > 0;
        }
        int up = tree.parent(index);
        for (int i = 0; up >= 0 && i < MAX_CLIMB_TO_LINK; i++, up = tree.parent(up)) {
            if (tree.tag(up).equals("a")) {
                return isAddress(tree.element(up).attr("href"));
            }
        }
        return false;
    }

    private static boolean isAddress(String href) {
        return !href.isEmpty() && !href.startsWith("#") && !href.startsWith("javascript:");
    }
}
