package browsy.intelligence.signal;

import browsy.intelligence.word.Moments;
import browsy.intelligence.word.Topic;
import browsy.intelligence.word.TopicText;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.regex.Pattern;

/**
 * What a link says by itself, whatever entries of lists contain it.
 *
 * @param index the index of its element in the flat tree
 * @param caption its folded caption
 * @param worded whether the caption has letters or digits
 * @param shown whether its caption is visible text, not only a name
 * @param length the length of its visible text, else of its name, in characters; 0 without words
 * @param href its address as written, empty if there is none
 * @param hasHeading whether it contains a heading
 * @param declared whether the markup declares it as the address of an entry
 * @param aside whether it leads to a place on the page, a script, a mail, a tag or an author
 * @param moment whether its caption is a date, a time or a number
 * @param more whether its caption only asks to read on
 */
record LinkFacts(
        int index,
        String caption,
        boolean worded,
        boolean shown,
        int length,
        String href,
        boolean hasHeading,
        boolean declared,
        boolean aside,
        boolean moment,
        boolean more) {

    private static final Pattern VERSION = Pattern.compile("\\d\\.\\d+\\.\\d");

    static LinkFacts of(PageSignals page, SpatialElement link) {
        FlatTree tree = page.page().tree();
        int index = page.page().indexOf(link);
        TopicText caption = page.readCaption(link);
        boolean worded = hasWords(caption.text());
        String href = tree.attribute(index, "href");
        String rel = tree.attribute(index, "rel");
        return new LinkFacts(
                index,
                caption.text(),
                worded,
                tree.element(index).hasText(),
                worded ? Structure.captionLength(page, link) : 0,
                href,
                hasHeading(tree, index),
                rel.contains("bookmark") || tree.attribute(index, "itemprop").contains("url"),
                isAside(href) || rel.contains("tag") || rel.contains("author"),
                isMoment(caption.text()),
                caption.is(page.lexicon().get(Topic.MORE)));
    }

    private static boolean hasWords(String caption) {
        for (int i = 0; i < caption.length(); i++) {
            if (Character.isLetterOrDigit(caption.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasHeading(FlatTree tree, int index) {
        for (int at = index + 1; at < tree.end(index); at++) {
            if (isHeading(tree.tag(at))) {
                return true;
            }
        }
        return false;
    }

    static boolean isHeading(String tag) {
        return (tag.length() == 2 && tag.charAt(0) == 'h' && Character.isDigit(tag.charAt(1)))
                || tag.equals("dt");
    }

    /** Whether the address stands for one that is yet to come. */
    boolean isPlaceholder() {
        return Addresses.isPlaceholder(href);
    }

    /** Whether an address leads to a place on the page, a script, a mail or a telephone. */
    private static boolean isAside(String href) {
        return (href.startsWith("#") && href.length() > 1 && !href.startsWith("#/"))
                || href.startsWith("javascript:")
                || href.startsWith("mailto:")
                || href.startsWith("tel:");
    }

    /** Whether a caption is a date, a time or a number, but not a version such as "1.2.0". */
    private static boolean isMoment(String caption) {
        return Moments.areIn(caption)
                || (!caption.isEmpty() && !hasLetters(caption) && !VERSION.matcher(caption).find());
    }

    private static boolean hasLetters(String caption) {
        for (int i = 0; i < caption.length(); i++) {
            if (Character.isLetter(caption.charAt(i))) {
                return true;
            }
        }
        return false;
    }
}
