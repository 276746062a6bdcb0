package browsy.intelligence.type;

import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.model.SpatialElement;
import browsy.spatial.FlatTree;
import org.jsoup.nodes.Element;

/** Entries of a list that have a price each: what a shop shows to choose from. */
final class Offers {

    /** What stands before or after the number of a price, perhaps behind a space. */
    private static final String SIGNS = "$€£¥₹₽₩";

    private static final String ZLOTY = "zł";

    /** A card with more to say than this is a plan or a text, in characters. */
    private static final int MAX_CARD = 400;

    /** A price alone is shorter, in characters. */
    private static final int MAX_PRICE = 16;

    /** How many texts below the heading may come before it. */
    private static final int MAX_BELOW = 4;

    private Offers() {}

    /** The number of offers in the longest list of entries that are alike. */
    static int count(PageSignals page) {
        FlatTree tree = page.page().tree();
        int offers = 0;
        for (int entry : page.alikeRows().elements()) {
            offers += isOffer(tree.element(entry)) ? 1 : 0;
        }
        return offers;
    }

    private static boolean isOffer(Element entry) {
        String text = entry.text();
        return text.length() <= MAX_CARD && hasPrice(text);
    }

    /** Whether a price stands right below the main heading: the page is about what it names. */
    static boolean isOne(PageSignals page) {
        Heading heading = page.mainHeading();
        if (heading == null) {
            return false;
        }
        int below = 0;
        for (SpatialElement element : page.visible()) {
            String text = element.text();
            if (text != null && page.page().indexOf(element) > heading.index()) {
                if (text.length() <= MAX_PRICE && hasPrice(text)) {
                    return true;
                }
                if (++below >= MAX_BELOW) {
                    return false;
                }
            }
        }
        return false;
    }

    /** Whether a sign of a currency stands beside a digit. */
    private static boolean hasPrice(String text) {
        for (int i = 0; i < text.length(); i++) {
            boolean sign = SIGNS.indexOf(text.charAt(i)) >= 0;
            if (sign && (isDigitFrom(text, i, -1) || isDigitFrom(text, i, 1))) {
                return true;
            }
        }
        int zloty = text.indexOf(ZLOTY);
        while (zloty >= 0 && !isDigitFrom(text, zloty, -1)) {
            zloty = text.indexOf(ZLOTY, zloty + 1);
        }
        return zloty >= 0;
    }

    /** Whether one of the two characters in a direction is a digit. */
    private static boolean isDigitFrom(String text, int index, int step) {
        return isDigit(text, index + step) || isDigit(text, index + 2 * step);
    }

    private static boolean isDigit(String text, int index) {
        return index >= 0 && index < text.length() && Character.isDigit(text.charAt(index));
    }
}
