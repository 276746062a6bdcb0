package browsy.intelligence;

import browsy.intelligence.rule.Candidate;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Sentences;
import browsy.intelligence.word.AccountLexicon;
import browsy.intelligence.word.AccountWord;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.model.PageType;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds the text of an error page that says what failed: one that the markup calls an error, else
 * the first that is a statement, else the first that names a failure.
 */
final class FailureReport {

    /** The minimum and maximum number of letters of a text that says something. */
    private static final int MIN_LETTERS = 8;

    private static final int MAX_LETTERS = 400;

    /**
     * The minimum number of letters of a statement. Shorter ones only name a failure, as "page not
     * found" does, or only advise, as "try again later" does.
     */
    private static final int MIN_STATEMENT = 28;

    /** The maximum number of letters of a short text; the sentence after it says more. */
    private static final int MAX_SHORT = 20;

    /** A status code at the beginning of a folded text. */
    private static final Pattern STATUS =
            Pattern.compile("^(?:https? |status |error |code )*[(#:]?[45][0-9][0-9]\\b.*");

    private final PageSignals page;
    private final Candidate<PageType> type;
    private final List<SpatialElement> texts = new ArrayList<>();

    private FailureReport(PageSignals page, Candidate<PageType> type) {
        this.page = page;
        this.type = type;
        for (SpatialElement element : page.visible()) {
            if (page.isMain(element) && isText(element)) {
                texts.add(element);
            }
        }
    }

    /**
     * Returns the text that says what failed, null if there is none.
     *
     * @param page the page
     * @param type its type with the reasons
     */
    static @Nullable SpatialElement find(PageSignals page, Candidate<PageType> type) {
        return new FailureReport(page, type).find();
    }

    /** Whether a text of an element says something about a failure, beyond a status code. */
    static boolean isText(SpatialElement element) {
        String text = element.text();
        int letters = text == null ? 0 : Texts.letters(text);
        return letters >= MIN_LETTERS
                && letters <= MAX_LETTERS
                && !element.isInteractive()
                && element.role() != Role.LINK
                && !element.tag().equals("img");
    }

    private @Nullable SpatialElement find() {
        for (SpatialElement element : texts) {
            if (isCalledError(element)) {
                return element;
            }
        }
        for (SpatialElement element : texts) {
            if (isStatement(element) && reports(element)) {
                return element;
            }
        }
        for (SpatialElement element : texts) {
            if (isEvidence(element) || names(element)) {
                return explained(element);
            }
        }
        return texts.isEmpty() ? null : explained(texts.get(0));
    }

    /** Whether a text is the whole text of an element with the identifier "error". */
    private boolean isCalledError(SpatialElement element) {
        FlatTree tree = page.page().tree();
        int box = tree.parent(page.page().indexOf(element));
        return element.role() != Role.HEADING
                && box >= 0
                && tree.element(box).id().equalsIgnoreCase("error")
                && tree.element(box).text().strip().equals(element.text());
    }

    /**
     * Whether a text is long enough to say what failed, and is neither an item of a list of causes,
     * nor introduces something, nor asks, nor begins with a status code, nor shows the address that
     * failed.
     */
    private boolean isStatement(SpatialElement element) {
        String text = page.folded(element);
        return !element.tag().equals("li")
                && Texts.letters(text) >= MIN_STATEMENT
                && !Sentences.isIntroduction(text)
                && !(Sentences.isQuestion(text) && text.indexOf(". ") < 0)
                && !STATUS.matcher(text).matches()
                && !showsAddress(element);
    }

    /** Whether a text begins with an address, or a link inside of it shows one. */
    private boolean showsAddress(SpatialElement element) {
        return page.folded(element).startsWith("http")
                || page.page().source(element).select("a[href]").stream()
                        .anyMatch(link -> link.text().contains("://"));
    }

    private boolean reports(SpatialElement element) {
        return names(element)
                || AccountLexicon.standard()
                        .says(AccountWord.WRONG, page.folded(element), page.language());
    }

    private boolean names(SpatialElement element) {
        for (Topic topic : Topic.FAILURES) {
            if (page.find(element, topic) != null) {
                return true;
            }
        }
        return false;
    }

    private boolean isEvidence(SpatialElement element) {
        for (Evidence evidence : type.evidence()) {
            if (evidence.elementIds().contains(element.id())
                    || page.folded(element).equals(evidence.matched())) {
                return true;
            }
        }
        return false;
    }

    /** Returns the sentence after a short text that names no failure, else that text. */
    private SpatialElement explained(SpatialElement element) {
        int next = texts.indexOf(element) + 1;
        boolean bare = Texts.letters(page.folded(element)) <= MAX_SHORT && !names(element);
        return bare && next < texts.size() && Sentences.isWhole(page.folded(texts.get(next)))
                ? texts.get(next)
                : element;
    }
}
