package browsy.intelligence;

import browsy.css.value.Color;
import browsy.infra.TimeLimit;
import browsy.intelligence.signal.AccountLexicon;
import browsy.intelligence.signal.AccountWord;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Sentences;
import browsy.intelligence.signal.Texts;
import browsy.intelligence.signal.Topic;
import browsy.model.PageType;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.EffectProperties;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/**
 * Finds texts on pages with forms that report something: a field that is invalid refers to them,
 * they are called errors or red, or they stand beside a sign-in and say what is wrong with it.
 */
final class FormMessages {

    /** The maximum number of letters of a text that is a message because of its words alone. */
    private static final int MAX_WORDS = 70;

    /** The maximum number of levels between a message and the box that it shares with a field. */
    private static final int MAX_CLIMB = 3;

    /** The maximum number of fields in an element that is named after an error because of them. */
    private static final int MAX_FIELDS = 3;

    /**
     * A class or identifier that names an error or its colour. Classes that libraries set for the
     * state of a field, such as {@code ng-invalid}, do not count.
     */
    private static final Pattern ERROR_NAME =
            Pattern.compile(
                    "(?<!ng)(?:^|[ _-])(?:errors?|invalid|not-valid|danger|red)(?:$|[ _-])");

    /** A name of a text below a field. */
    private static final Pattern TEXT_NAME =
            Pattern.compile(
                    "(?:^|[ _-])(?:help|feedback|hint|message|msg|text|errors?)(?:$|[ _-])");

    private static final Set<AccountWord> WRONG =
            EnumSet.of(AccountWord.WRONG, AccountWord.EXPIRED, AccountWord.DONE);

    private static final Set<AccountWord> NAMED =
            EnumSet.of(AccountWord.PASSWORD, AccountWord.ACCOUNT);

    private final PageSignals page;
    private final FlatTree tree;
    private final PageType type;
    private final MessageFields fields;

    private FormMessages(PageSignals page, PageType type, MessageFields fields) {
        this.page = page;
        this.tree = page.page().tree();
        this.type = type;
        this.fields = fields;
    }

    /** Returns the texts in document order; none is interactive or a label. */
    static List<SpatialElement> find(PageSignals page, PageType type, MessageFields fields) {
        FormMessages messages = new FormMessages(page, type, fields);
        List<SpatialElement> texts = new ArrayList<>();
        for (SpatialElement element : page.visible()) {
            TimeLimit.check();
            if (!element.isInteractive()
                    && element.role() != Role.HEADING
                    && !element.tag().equals("label")
                    && Messages.isSentence(element)
                    && !isLegend(element)
                    && messages.reports(element)) {
                texts.add(element);
            }
        }
        return texts;
    }

    /** Whether a text explains the mark of required fields, such as an asterisk. */
    private static boolean isLegend(SpatialElement element) {
        String text = element.text();
        return text != null && (text.startsWith("*") || text.startsWith("(*"));
    }

    private boolean reports(SpatialElement element) {
        String id = page.page().source(element).id();
        return (!id.isEmpty() && fields.describedWhileInvalid().contains(id))
                || ((isCalledError(element) || isRed(element)) && isBesideField(element))
                || (type == PageType.LOGIN
                        && (page.find(element, Topic.SESSION_EXPIRED) != null
                                || saysWhatIsWrong(element)));
    }

    /**
     * Whether a short text without links says that something about an account is wrong or done. A
     * text about locked accounts is taken for a rule of the site.
     */
    private boolean saysWhatIsWrong(SpatialElement element) {
        String text = page.folded(element);
        if (Texts.letters(text) > MAX_WORDS
                || Sentences.isQuestion(text)
                || element.role() == Role.LINK
                || !page.isMain(element)
                || page.page().source(element).selectFirst("a") != null) {
            return false;
        }
        Set<AccountWord> words = AccountLexicon.standard().in(text, page.language());
        boolean states = WRONG.stream().anyMatch(words::contains);
        boolean named =
                NAMED.stream().anyMatch(words::contains)
                        || words.contains(AccountWord.DONE)
                        || page.find(element, Topic.USERNAME) != null
                        || page.find(element, Topic.EMAIL) != null
                        || page.find(element, Topic.LOGIN) != null;
        return states && named && !words.contains(AccountWord.LOCKED) && !isBetweenFields(element);
    }

    /** Whether a text is between fields of one form, as hints are. */
    private boolean isBetweenFields(SpatialElement element) {
        int index = page.page().indexOf(element);
        return page.groups().stream()
                .map(FormGroup::dataFields)
                .anyMatch(
                        group ->
                                !group.isEmpty()
                                        && page.page().indexOf(group.get(0)) < index
                                        && page.page().indexOf(group.get(group.size() - 1))
                                                > index);
    }

    /**
     * Whether a near ancestor of a text has an identifier or class that names an error. An ancestor
     * with fields has it because of them, so it must have few fields, and the text must be one
     * below a field. A text that contains a field counts if both have such a name.
     */
    private boolean isCalledError(SpatialElement element) {
        boolean called = hasOwn(element, part -> isError(part) && !hasField(part));
        Element source = page.page().source(element);
        if (called && source.select("input, select, textarea").stream().anyMatch(this::isError)) {
            return true;
        }
        int up = page.page().indexOf(element);
        for (int climbed = 0; climbed < MAX_CLIMB && up >= 0; climbed++) {
            if (isError(tree.element(up))) {
                long count =
                        fields.indexes().subSet(up, tree.end(up)).stream()
                                .limit(MAX_FIELDS + 1)
                                .count();
                return count == 0 || (count <= MAX_FIELDS && isBelowField(element));
            }
            up = tree.parent(up);
        }
        return false;
    }

    private boolean isError(Element source) {
        return ERROR_NAME.matcher(source.className()).find()
                || ERROR_NAME.matcher(source.id()).find();
    }

    private boolean hasField(Element box) {
        int index = tree.indexOf(box);
        return index >= 0 && fields.isIn(index, tree.end(index));
    }

    private boolean isBelowField(SpatialElement element) {
        return hasOwn(element, part -> TEXT_NAME.matcher(part.className()).find());
    }

    private boolean isRed(SpatialElement element) {
        return hasOwn(element, this::isRed);
    }

    /** Whether an element, or the child with all of its text, has a property. */
    private boolean hasOwn(SpatialElement element, Predicate<Element> property) {
        Element source = page.page().source(element);
        return property.test(source)
                || source.children().stream()
                        .filter(child -> child.text().strip().equals(element.text()))
                        .anyMatch(property);
    }

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
