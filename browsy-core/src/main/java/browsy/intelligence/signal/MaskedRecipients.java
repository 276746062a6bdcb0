package browsy.intelligence.signal;

import browsy.model.SpatialElement;
import java.util.regex.Pattern;

/**
 * Telephone numbers and email addresses that are shown in part, as on pages that have sent a code
 * to them.
 *
 * @param areShown whether a text of the main content has one
 */
public record MaskedRecipients(boolean areShown) {

    private static final String SIGN = "[*\u2022\u00B7\u25CF\u2217\uFF0A]";

    /** A whole run of signs, so that each is read once. */
    private static final String MASK = "(?<!" + SIGN + ")" + SIGN + "{2,}+";

    /** The end of a number after hidden digits, or an address with hidden letters. */
    private static final Pattern RECIPIENT =
            Pattern.compile(MASK + "(?:[ ()-]{0,2}\\d{1,4}(?!\\d)|[\\p{L}\\p{N}._-]*+@)");

    /** Returns whether a page shows such a number or address outside of controls. */
    public static MaskedRecipients on(PageSignals page) {
        return page.derived(MaskedRecipients.class, MaskedRecipients::find);
    }

    /** Whether a text has such a number or address. */
    public static boolean areIn(String text) {
        return RECIPIENT.matcher(text).find();
    }

    private static MaskedRecipients find(PageSignals page) {
        for (SpatialElement element : page.visible()) {
            String text = element.text();
            if (text != null && !element.isFormField() && page.isMain(element) && areIn(text)) {
                return new MaskedRecipients(true);
            }
        }
        return new MaskedRecipients(false);
    }
}
