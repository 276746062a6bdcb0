package browsy.intelligence.type;

import browsy.intelligence.signal.Evidence;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.PhraseSet;
import browsy.intelligence.signal.Topic;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Mails: three or more lines of a mail's head. */
final class EmailBodyPage implements PageTypeDetector {

    private static final int MIN_LINES = 3;
    private static final int MAX_NAME = 16;

    @Override
    public PageType type() {
        return PageType.EMAIL_BODY;
    }

    @Override
    public @Nullable Evidence detect(PageSignals page) {
        PhraseSet names = page.lexicon().get(Topic.MAIL_HEAD);
        Set<String> lines = new TreeSet<>();
        for (SpatialElement element : page.visible()) {
            String text = element.text();
            boolean mayHave =
                    text != null
                            && text.indexOf(':') >= 0
                            && !element.isFormField()
                            && !element.tag().equals("label")
                            && page.maySay(element, Topic.MAIL_HEAD);
            if (mayHave) {
                collect(names, page.folded(element), lines);
            }
        }
        return lines.size() >= MIN_LINES
                ? Evidence.of("email.head", String.join(", ", lines))
                : null;
    }

    private static void collect(PhraseSet names, String text, Set<String> lines) {
        for (int colon = text.indexOf(':');
                colon >= 0 && colon < 400;
                colon = text.indexOf(':', colon + 1)) {
            int start = Math.max(0, colon - MAX_NAME);
            String before = text.substring(start, colon).strip();
            String word = before.substring(before.lastIndexOf(' ') + 1);
            if (names.is(word)) {
                lines.add(word);
            }
        }
    }
}
