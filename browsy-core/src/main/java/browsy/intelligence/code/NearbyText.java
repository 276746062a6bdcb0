package browsy.intelligence.code;

import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Sentences;
import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Topic;
import browsy.intelligence.word.TopicText;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A text near a candidate and what it says about codes; read once for all rules. */
final class NearbyText {

    /** A text up to its last number with more digits than a duration. */
    private static final Pattern NUMBERED = Pattern.compile(".*\\p{Nd}{4}");

    private final PageSignals page;
    private final TopicText text;
    private @Nullable Optional<String> codeWords;

    /**
     * Reads a text.
     *
     * @param page the page
     * @param folded the text, folded
     */
    NearbyText(PageSignals page, String folded) {
        this.page = page;
        text = page.lexicon().read(folded);
    }

    /** Returns the folded text. */
    String text() {
        return text.text();
    }

    /** Whether the text contains a phrase of a topic. */
    boolean says(Topic topic) {
        return find(topic) != null;
    }

    /** Returns a phrase of a topic in the text, null if there is none. */
    @Nullable String find(Topic topic) {
        return text.find(page.lexicon().get(topic));
    }

    /** Whether the text has words for a code. */
    boolean isAboutCode() {
        return codeWords() != null;
    }

    /**
     * Returns the words for a code, null if there are none or they name a code of another kind, as
     * in "your discount code".
     */
    @Nullable String codeWords() {
        Optional<String> known = codeWords;
        if (known == null) {
            PhraseSet others = page.lexicon().get(Topic.OTHER_NUMBER);
            known =
                    Optional.ofNullable(find(Topic.CODE_CONTEXT))
                            .filter(words -> !others.in(words));
            codeWords = known;
        }
        return known.orElse(null);
    }

    /** Whether the text names a code of another kind. */
    boolean namesOtherCode() {
        return says(Topic.OTHER_NUMBER) && says(Topic.CODE_FIELD) && !isAboutCode();
    }

    /**
     * Whether the text names a code of another kind that is not part of it: in "order 90417733: the
     * code is" the order has its own number.
     */
    boolean announcesOtherCode() {
        return namesOtherCode()
                && page.lexicon()
                        .get(Topic.OTHER_NUMBER)
                        .in(NUMBERED.matcher(text()).replaceFirst(""));
    }

    boolean endsInColon() {
        return Sentences.isIntroduction(text());
    }
}
