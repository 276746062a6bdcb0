package browsy.fetch;

import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;

/** The texts of a page that may speak about a sign-in. */
final class LoginTexts {
    /** The maximum length of a text that counts, in characters. */
    private static final int MAX_LENGTH = 400;

    /** The maximum length of the visible text of a page that consists of a message. */
    private static final int MAX_MESSAGE_PAGE = 600;

    private LoginTexts() {}

    /**
     * The title and the visible texts outside of controls and their labels, in document order. Long
     * ones are left out, so that articles are not read.
     */
    static List<String> of(SpatialDom dom) {
        List<String> texts = new ArrayList<>();
        texts.add(dom.title());
        for (SpatialElement element : dom.elements()) {
            boolean isText =
                    !element.hidden() && !element.isInteractive() && !element.tag().equals("label");
            if (isText) {
                String text = dom.fullText(element).strip();
                if (!text.isEmpty() && text.length() <= MAX_LENGTH && !texts.contains(text)) {
                    texts.add(text);
                }
            }
        }
        return texts;
    }

    /** Whether a page has so little text that it consists of a message. */
    static boolean isShort(SpatialDom dom) {
        int length = 0;
        for (SpatialElement element : dom.elements()) {
            String text = element.hidden() ? null : element.text();
            length += text == null ? 0 : text.length();
            if (length > MAX_MESSAGE_PAGE) {
                return false;
            }
        }
        return true;
    }
}
