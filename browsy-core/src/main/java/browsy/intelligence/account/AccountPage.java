package browsy.intelligence.account;

import browsy.intelligence.word.AccountLexicon;
import browsy.intelligence.word.AccountWord;
import browsy.intelligence.word.Lexicon;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The statements of a page about the account of its user. A text is classified by the concepts that
 * occur in it together, in any language of the word lists: a word for "wrong" and one for
 * "password", for example.
 */
public final class AccountPage {

    /** The maximum number of words in the caption of a sign-in link that begins with its topic. */
    private static final int MAX_CAPTION_WORDS = 5;

    /** The parts of addresses that end a session. */
    private static final Pattern LOG_OUT_ADDRESS =
            Pattern.compile("[/?&=_.-](log|sign)[-_]?(out|off)\\b");

    private final SpatialDom dom;
    private final String languageTag;
    private final Lexicon lexicon;

    /**
     * Creates a reading.
     *
     * @param dom the page
     * @param languageTag the language tag of the page; empty if it declares none
     */
    public AccountPage(SpatialDom dom, String languageTag) {
        this.dom = dom;
        this.languageTag = languageTag;
        this.lexicon = Lexicon.of(languageTag, dom.elements());
    }

    /** Returns the meanings of a text about a sign-in. */
    public Set<AccountMessage> meanings(String text) {
        String folded = Texts.fold(text);
        Set<AccountWord> words = AccountLexicon.standard().in(folded, languageTag);
        Predicate<Topic> topic = one -> lexicon.get(one).in(folded);
        boolean namesAccount =
                words.contains(AccountWord.ACCOUNT)
                        || topic.test(Topic.USERNAME)
                        || topic.test(Topic.EMAIL);
        boolean namesPassword = words.contains(AccountWord.PASSWORD);
        boolean isWrong = words.contains(AccountWord.WRONG);
        Set<AccountMessage> meanings = EnumSet.noneOf(AccountMessage.class);
        if (isWrong && (namesPassword || namesAccount || topic.test(Topic.LOGIN))) {
            meanings.add(AccountMessage.WRONG_CREDENTIALS);
        }
        if ((isWrong || words.contains(AccountWord.EXPIRED))
                && (topic.test(Topic.CODE_FIELD) || topic.test(Topic.VERIFICATION))) {
            meanings.add(AccountMessage.WRONG_CODE);
        }
        if (isLock(words, namesAccount) || topic.test(Topic.RATE_LIMIT)) {
            meanings.add(AccountMessage.LOCKED);
        }
        if (namesPassword && words.contains(AccountWord.EXPIRED)) {
            meanings.add(AccountMessage.PASSWORD_EXPIRED);
        }
        if (topic.test(Topic.COOKIES)) {
            meanings.add(AccountMessage.NEEDS_COOKIES);
        }
        boolean loginExpired = words.contains(AccountWord.EXPIRED) && topic.test(Topic.LOGIN);
        if (topic.test(Topic.SESSION_EXPIRED) || (loginExpired && !namesPassword)) {
            meanings.add(AccountMessage.SESSION_EXPIRED);
        }
        return meanings;
    }

    /** Whether a text reports a lock, as opposed to one that only further failures would cause. */
    private static boolean isLock(Set<AccountWord> words, boolean namesAccount) {
        boolean isWarning =
                words.contains(AccountWord.REMAINING) && words.contains(AccountWord.WRONG);
        return !isWarning
                && (words.contains(AccountWord.LOCKED_OUT)
                        || (words.contains(AccountWord.LOCKED) && namesAccount));
    }

    /**
     * Returns how the user gets the second factor that a text asks for; null if it does not say so.
     * An authenticator app is also a device, and an e-mail or text message is also confirmed, so
     * that the more specific words decide.
     */
    public @Nullable CodeChannel channel(String text) {
        String folded = Texts.fold(text);
        Set<AccountWord> words = AccountLexicon.standard().in(folded, languageTag);
        if (words.contains(AccountWord.AUTHENTICATOR)) {
            return CodeChannel.AUTHENTICATOR;
        }
        if (words.contains(AccountWord.TEXT_MESSAGE)) {
            return CodeChannel.TEXT_MESSAGE;
        }
        if (lexicon.get(Topic.EMAIL).in(folded)) {
            return CodeChannel.EMAIL;
        }
        boolean confirms =
                words.contains(AccountWord.CONFIRM) && words.contains(AccountWord.DEVICE);
        return confirms ? CodeChannel.CONFIRMATION : null;
    }

    /** Whether the page has a control that ends the session, visible or in a closed menu. */
    public boolean offersLogOut() {
        return dom.elements().stream().anyMatch(this::logsOut);
    }

    private boolean logsOut(SpatialElement element) {
        if (!isControl(element)) {
            return false;
        }
        String caption = Texts.caption(element);
        String href = element.href();
        return lexicon.get(Topic.LOGOUT).is(caption)
                || (isShort(caption) && lexicon.get(Topic.LOGOUT).begins(caption))
                || (href != null && LOG_OUT_ADDRESS.matcher(href.toLowerCase(Locale.ROOT)).find());
    }

    /**
     * Returns the controls that lead to a sign-in: those whose caption is one for it, else those
     * whose caption begins with one. Links to the same address count once.
     *
     * @return their ids in document order; empty if there are none
     */
    public List<Integer> signInIds() {
        List<Integer> exact = signInIds(caption -> lexicon.get(Topic.LOGIN).is(caption));
        return !exact.isEmpty()
                ? exact
                : signInIds(
                        caption -> isShort(caption) && lexicon.get(Topic.LOGIN).begins(caption));
    }

    private List<Integer> signInIds(Predicate<String> names) {
        Set<String> addresses = new HashSet<>();
        return dom.elements().stream()
                .filter(element -> isControl(element) && !element.hidden() && !logsOut(element))
                .filter(element -> !element.state().disabled())
                .filter(element -> names.test(Texts.caption(element)))
                .filter(
                        element ->
                                addresses.add(
                                        Objects.requireNonNullElse(
                                                element.href(), "#" + element.id())))
                .map(SpatialElement::id)
                .toList();
    }

    /**
     * Returns the control that continues: the only visible one whose caption submits a challenge or
     * code, null if there is none or there are several.
     */
    public @Nullable Integer continueId() {
        List<Integer> ids =
                dom.elements().stream()
                        .filter(element -> isControl(element) && !element.hidden())
                        .filter(
                                element ->
                                        lexicon.get(Topic.CHALLENGE_SUBMIT)
                                                .is(Texts.caption(element)))
                        .map(SpatialElement::id)
                        .toList();
        return ids.size() == 1 ? ids.get(0) : null;
    }

    /** Whether a text asks to stay signed in. */
    public boolean asksToRemember(String text) {
        return lexicon.get(Topic.REMEMBER_ME).in(Texts.fold(text));
    }

    /**
     * Returns the visible control that answers a question with yes or no; null if there is none or
     * there are several.
     */
    public @Nullable Integer answerId(boolean yes) {
        List<Integer> ids =
                dom.elements().stream()
                        .filter(element -> isControl(element) && !element.hidden())
                        .filter(
                                element ->
                                        lexicon.get(yes ? Topic.APPROVE : Topic.DENY)
                                                .is(Texts.caption(element)))
                        .map(SpatialElement::id)
                        .toList();
        return ids.size() == 1 ? ids.get(0) : null;
    }

    private static boolean isControl(SpatialElement element) {
        return element.href() != null
                || element.tag().equals("button")
                || (element.inputType() != null && element.inputType().isButton());
    }

    private static boolean isShort(String caption) {
        return caption.split(" ").length <= MAX_CAPTION_WORDS;
    }
}
