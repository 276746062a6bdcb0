package browsy.intelligence.type;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.PhraseSet;
import browsy.intelligence.signal.Texts;
import browsy.intelligence.signal.Topic;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Detects emails: at least three header fields such as "From:"; in a mailbox that shows a text, one
 * is enough.
 */
final class EmailBodyPage implements PageTypeDetector {

    /** The minimum number of different header fields outside of a mailbox. */
    private static final int MIN_LINES = 3;

    /** The maximum length of the name of a header field, in characters. */
    private static final int MAX_NAME = 16;

    /** The number of characters of a text that are searched for header fields. */
    private static final int MAX_HEAD = 400;

    @Override
    public PageType type() {
        return PageType.EMAIL_BODY;
    }

    @Override
    public @Nullable Evidence detect(PageSignals page) {
        Set<String> lines = headLines(page);
        boolean mail = lines.size() >= MIN_LINES || (!lines.isEmpty() && InboxPage.showsMail(page));
        return mail ? Evidence.of("email.head", String.join(", ", lines)) : null;
    }

    /** Returns the folded names of the email header fields on a page. */
    static Set<String> headLines(PageSignals page) {
        PhraseSet names = page.lexicon().get(Topic.MAIL_HEAD);
        Set<String> lines = new TreeSet<>();
        for (SpatialElement element : page.visible()) {
            String text = element.text();
            boolean mayHave =
                    text != null
                            && text.indexOf(':') >= 0
                            && !element.isFormField()
                            && !element.tag().equals("label");
            if (text != null && mayHave) {
                collect(names, text, lines);
            }
        }
        return lines;
    }

    /** Adds each word before a colon that is the name of a header field. */
    private static void collect(PhraseSet names, String text, Set<String> lines) {
        for (int colon = text.indexOf(':');
                colon >= 0 && colon < MAX_HEAD;
                colon = text.indexOf(':', colon + 1)) {
            int start = Math.max(0, colon - MAX_NAME);
            String before = text.substring(start, colon).strip();
            int last = before.length();
            while (last > 0 && !Character.isWhitespace(before.charAt(last - 1))) {
                last--;
            }
            String word = Texts.fold(before.substring(last));
            if (names.is(word)) {
                lines.add(word);
            }
        }
    }
}
