package browsy.intelligence.type;

import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.model.SpatialElement;

/** Recognises offers: pages about one item with a price. */
final class Offers {

    /** Currency signs, which precede or follow the number, possibly with a space between. */
    private static final String SIGNS = "$€£¥₹₽₩";

    private static final String ZLOTY = "zł";

    /** The maximum length of a text that is a price, in characters. */
    private static final int MAX_PRICE = 16;

    /** The number of texts below the heading that are examined for a price. */
    private static final int MAX_BELOW = 4;

    private Offers() {}

    /**
     * Whether a price is right below the main heading, so that the page is about one item for sale.
     */
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

    /** Whether a currency sign is next to a digit, possibly with a character between. */
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

    /** Whether one of the next two characters in a direction is a digit. */
    private static boolean isDigitFrom(String text, int index, int step) {
        return isDigit(text, index + step) || isDigit(text, index + 2 * step);
    }

    private static boolean isDigit(String text, int index) {
        return index >= 0 && index < text.length() && Character.isDigit(text.charAt(index));
    }
}
