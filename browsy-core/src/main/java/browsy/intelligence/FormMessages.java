package browsy.intelligence;

import browsy.css.value.Color;
import browsy.infra.TimeLimit;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Sentences;
import browsy.intelligence.word.AccountLexicon;
import browsy.intelligence.word.AccountWord;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.model.AlertKind;
import browsy.model.PageType;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.EffectProperties;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Finds texts on pages with forms that report something: a field that is invalid refers to them,
 * they are called errors or red, they say that a link or session has expired, or they stand beside
 * a sign-in and say what is wrong with it.
 */
final class FormMessages {

    /** The maximum number of letters of a text that is a message because of its words alone. */
    private static final int MAX_WORDS = 70;

    /** The maximum number of levels between a message and the box that it shares with a field. */
    private static final int MAX_CLIMB = 3;

    /**
     * The maximum number of fields in an element whose class or identifier says that one of them
     * has an error.
     */
    private static final int MAX_FIELDS = 3;

    /** The number of elements of such a box that are searched for texts called errors. */
    private static final int MAX_BOX = 40;

    /**
     * Matches classes and identifiers with a word for an error, such as "invalid", or with the word
     * "red". Classes that libraries set for the state of a field, such as {@code ng-invalid}, do
     * not match.
     */
    private static final Pattern ERROR_NAME =
            Pattern.compile(
                    "(?<!ng)(?:^|[ _-])(?:errors?|invalid|not-valid|danger|red)(?:$|[ _-])");

    /** Matches classes with a word for a text below a field, such as "hint". */
    private static final Pattern TEXT_NAME =
            Pattern.compile(
                    "(?:^|[ _-])(?:help|feedback|hint|message|msg|text|errors?)(?:$|[ _-])");

    private static final Set<PageType> SIGN_IN =
            EnumSet.of(PageType.LOGIN, PageType.TWO_FACTOR_AUTH);

    private static final Set<AccountWord> WRONG =
            EnumSet.of(AccountWord.WRONG, AccountWord.EXPIRED);

    private static final Set<AccountWord> NAMED =
            EnumSet.of(AccountWord.PASSWORD, AccountWord.ACCOUNT);

    private final PageSignals page;
    private final FlatTree tree;
    private final PageType type;
    private final MessageFields fields;
    private final Map<Element, SourceTraits> traits = new IdentityHashMap<>();

    private FormMessages(PageSignals page, PageType type, MessageFields fields) {
        this.page = page;
        this.tree = page.page().tree();
        this.type = type;
        this.fields = fields;
    }

    /**
     * A text that reports something.
     *
     * @param kind the kind of the message
     */
    record Report(SpatialElement text, AlertKind kind) {}

    /** Returns the texts in document order; none is interactive or a label. */
    static List<Report> find(PageSignals page, PageType type, MessageFields fields) {
        FormMessages messages = new FormMessages(page, type, fields);
        List<Report> texts = new ArrayList<>();
        for (SpatialElement element : page.visible()) {
            TimeLimit.check();
            if (!element.isInteractive()
                    && element.role() != Role.HEADING
                    && !element.tag().equals("label")
                    && Messages.isSentence(element)
                    && !isLegend(element)) {
                AlertKind kind = messages.kind(element);
                if (kind != null) {
                    texts.add(new Report(element, kind));
                }
            }
        }
        return texts;
    }

    /** Whether a text explains the mark of required fields, such as an asterisk. */
    private static boolean isLegend(SpatialElement element) {
        String text = element.text();
        return text != null && (text.startsWith("*") || text.startsWith("(*"));
    }

    /** Returns the kind of message that a text is; null if it reports nothing. */
    private @Nullable AlertKind kind(SpatialElement element) {
        if (reportsError(element)) {
            return AlertKind.ERROR;
        }
        return SIGN_IN.contains(type) ? outcome(element) : null;
    }

    private boolean reportsError(SpatialElement element) {
        String id = page.page().source(element).id();
        return (!id.isEmpty() && fields.describedWhileInvalid().contains(id))
                || (isBesideField(element)
                        && (isCalledError(element) || has(element, TextTrait.RED)))
                || ((type == PageType.FORM || SIGN_IN.contains(type))
                        && page.find(element, Topic.SESSION_EXPIRED) != null)
                || (type == PageType.LOGIN && refuses(element));
    }

    /** Whether the element is outside of lists and its text denies access to the page. */
    private boolean refuses(SpatialElement element) {
        return page.isMain(element)
                && element.role() != Role.LISTITEM
                && page.find(element, Topic.ACCESS_DENIED) != null;
    }

    /**
     * Returns the kind of a short text without links that says that something about an account is
     * wrong or done; null for other texts. A text about locked accounts does not count: it states
     * the rules of the site.
     */
    private @Nullable AlertKind outcome(SpatialElement element) {
        String text = page.folded(element);
        if (Texts.letters(text) > MAX_WORDS
                || Sentences.isQuestion(text)
                || element.role() == Role.LINK
                || !page.isMain(element)
                || has(element, TextTrait.WITH_LINK)) {
            return null;
        }
        Set<AccountWord> words = AccountLexicon.standard().in(text, page.language());
        // "We sent a code" explains what to enter.
        boolean wrong = WRONG.stream().anyMatch(words::contains);
        boolean states = wrong || (type == PageType.LOGIN && words.contains(AccountWord.DONE));
        boolean named =
                NAMED.stream().anyMatch(words::contains)
                        || words.contains(AccountWord.DONE)
                        || page.find(element, Topic.USERNAME) != null
                        || page.find(element, Topic.EMAIL) != null
                        || page.find(element, Topic.LOGIN) != null
                        || isFirstInForm(element)
                        || (type == PageType.TWO_FACTOR_AUTH
                                && page.find(element, Topic.CODE_FIELD) != null
                                && isBeforeFields(element));
        boolean reports =
                states
                        && named
                        && !words.contains(AccountWord.LOCKED)
                        && !fields.areAround(page.page().indexOf(element));
        if (!reports) {
            return null;
        }
        return wrong ? AlertKind.ERROR : AlertKind.SUCCESS;
    }

    private boolean isBeforeFields(SpatialElement element) {
        return !fields.indexes().isEmpty()
                && page.page().indexOf(element) < fields.indexes().first();
    }

    /** Whether a text is the first child of its form with a text, before the first field. */
    private boolean isFirstInForm(SpatialElement element) {
        Element source = page.page().source(element);
        if (source.parent() == null || !source.parent().nameIs("form")) {
            return false;
        }
        Element before = source.previousElementSibling();
        while (before != null && !before.hasText() && !hasField(before)) {
            before = before.previousElementSibling();
        }
        return before == null;
    }

    /**
     * Whether the class or identifier of a near ancestor of a text contains a word for an error. If
     * the ancestor contains fields, the word describes these; then the text counts only if the
     * fields are few, its own class is that of a text below a field, and no other text is called an
     * error. A text that contains a field counts if the classes or identifiers of both contain such
     * a word.
     */
    private boolean isCalledError(SpatialElement element) {
        boolean called = has(element, TextTrait.CALLED_ERROR);
        if (called && has(element, TextTrait.WITH_FIELD_CALLED_ERROR)) {
            return true;
        }
        int up = page.page().indexOf(element);
        for (int climbed = 0; climbed < MAX_CLIMB && up >= 0; climbed++) {
            if (isError(tree.element(up))) {
                long count =
                        fields.indexes().subSet(up, tree.end(up)).stream()
                                .limit(MAX_FIELDS + 1)
                                .count();
                return count == 0
                        || (count <= MAX_FIELDS
                                && has(element, TextTrait.CALLED_TEXT)
                                && (has(element, TextTrait.CALLED_ERROR) || !hasError(up)));
            }
            up = tree.parent(up);
        }
        return false;
    }

    /** Whether a text inside of an element is called an error itself, so that others are hints. */
    private boolean hasError(int box) {
        for (int i = box + 1; i < Math.min(tree.end(box), box + MAX_BOX); i++) {
            if (isError(tree.element(i))
                    && !fields.isIn(i, tree.end(i))
                    && tree.element(i).hasText()) {
                return true;
            }
        }
        return false;
    }

    private static boolean isError(Element source) {
        return ERROR_NAME.matcher(source.className()).find()
                || ERROR_NAME.matcher(source.id()).find();
    }

    private boolean hasField(Element box) {
        int index = tree.indexOf(box);
        return index >= 0 && fields.isIn(index, tree.end(index));
    }

    /** Whether the source of a text, or a child of it with the same text, has a trait. */
    private boolean has(SpatialElement element, TextTrait trait) {
        return traits.computeIfAbsent(
                        page.page().source(element), source -> new SourceTraits(source, this::is))
                .has(trait, element.text());
    }

    private boolean is(Element source, TextTrait trait) {
        return switch (trait) {
            case CALLED_ERROR -> isError(source) && !hasField(source);
            case WITH_FIELD_CALLED_ERROR ->
                    source.select("input, select, textarea").stream()
                            .anyMatch(FormMessages::isError);
            case CALLED_TEXT -> TEXT_NAME.matcher(source.className()).find();
            case RED -> isRed(source);
            case WITH_LINK -> source.selectFirst("a") != null;
        };
    }

    /** Whether the computed color of an element is red. */
    private boolean isRed(Element element) {
        int index = tree.indexOf(element);
        ComputedStyle style = index < 0 ? null : tree.style(index);
        if (style == null) {
            return false;
        }
        Color color = style.get(EffectProperties.COLOR);
        return color.red() >= 150
                && color.green() <= color.red() / 2
                && color.blue() <= color.red() / 2;
    }

    /** Whether a near ancestor of a text has a field. */
    private boolean isBesideField(SpatialElement element) {
        int up = page.page().indexOf(element);
        for (int climbed = 0; climbed < MAX_CLIMB && up >= 0; climbed++) {
            up = tree.parent(up);
            if (up >= 0 && fields.isIn(up, tree.end(up))) {
                return true;
            }
        }
        return false;
    }
}
