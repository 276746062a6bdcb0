package browsy.intelligence.type;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.MaskedRecipients;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.AccountLexicon;
import browsy.intelligence.word.AccountWord;
import browsy.intelligence.word.Topic;
import browsy.model.SpatialElement;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the steps of a sign-in that take no text: the choice of a second factor, and the wait for
 * its confirmation.
 */
final class AccountSteps {

    /** The maximum number of letters, links and prose blocks of such a page. */
    private static final int MAX_TEXT = 700;

    private static final int MAX_LINKS = 15;
    private static final int MAX_PROSE = 3;

    private AccountSteps() {}

    /** Returns the first text that names a second factor, null without one or with fields. */
    static @Nullable Evidence secondFactor(PageFacts facts) {
        PageSignals page = facts.page();
        if (page.inTitleOrHeading(Topic.VERIFICATION) == null || !isStep(facts)) {
            return null;
        }
        String language = page.language();
        for (SpatialElement element : page.visible()) {
            if (element.text() != null && isFactor(page.folded(element), language)) {
                return Evidence.on(element);
            }
        }
        return null;
    }

    private static boolean isFactor(String text, String language) {
        Set<AccountWord> words = AccountLexicon.standard().in(text, language);
        return MaskedRecipients.areIn(text)
                || words.contains(AccountWord.AUTHENTICATOR)
                || words.contains(AccountWord.TEXT_MESSAGE)
                || (words.contains(AccountWord.CONFIRM) && words.contains(AccountWord.DEVICE));
    }

    /** Whether a small page has controls, and no field takes text, other than a search. */
    static boolean isStep(PageFacts facts) {
        int controls = facts.content().mainLinks().size() + facts.page().content().buttons().size();
        return facts.text() <= MAX_TEXT
                && controls > 0
                && controls <= MAX_LINKS
                && facts.content().prose().size() <= MAX_PROSE
                && facts.forms().stream()
                        .flatMap(group -> group.dataFields().stream())
                        .allMatch(facts.page()::isSearchField);
    }
}
