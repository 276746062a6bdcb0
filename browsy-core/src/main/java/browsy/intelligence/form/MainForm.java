package browsy.intelligence.form;

import static browsy.intelligence.rule.Weight.AGAINST;
import static browsy.intelligence.rule.Weight.FAIR;
import static browsy.intelligence.rule.Weight.SLIGHT;
import static browsy.intelligence.rule.Weight.STRONG;
import static browsy.intelligence.rule.Weight.STRONGLY_AGAINST;
import static browsy.intelligence.rule.Weight.VETO;

import browsy.intelligence.rule.Candidate;
import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleTable;
import browsy.intelligence.rule.Weight;
import browsy.intelligence.signal.Entries;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.model.SpatialElement;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Finds the form that is the point of a page. */
final class MainForm {

    /** The points that a form needs. */
    private static final int ENOUGH = STRONG.points();

    /** The maximum number of letters, links and headings around a form on a page of its own. */
    private static final int MAX_TEXT = 600;

    private static final int MAX_LINKS = 6;
    private static final int MAX_HEADINGS = 2;

    /** The maximum number of prose blocks and links beside a form for an account. */
    private static final int MAX_PROSE = 4;

    private static final int MAX_ACCOUNT_LINKS = 60;

    /** The maximum number of letters of more, short blocks beside such a form. */
    private static final int MAX_ACCOUNT_PROSE = 800;

    /** The maximum length of a menu entry, in characters; those of lists are longer. */
    private static final int MAX_MENU_ENTRY = 25;

    /** The minimum number of links of a list above a form. */
    private static final int MIN_ROWS = 8;

    /** The minimum number of letters in the prose of a declared article that is one. */
    private static final int MIN_ARTICLE = 1000;

    /** The minimum number of data fields that outweigh short texts. */
    private static final int MANY_FIELDS = 4;

    /** The minimum number of entries of a long list, and its share of the text. */
    private static final int LONG_LIST = 40;

    private static final double MOST = 0.8;

    /** The points of a list that is distinct. */
    private static final int MANY_POINTS = 100;

    /** The minimum number of lines of a form below the main heading. */
    private static final int MIN_LINES = 2;

    /** The minimum number of texts beside a single field that is only a part of the page. */
    private static final int MANY_TEXTS = 5;

    static final RuleTable<Place, Boolean> TABLE = new RuleTable<>(MainForm::all);

    private static List<Rule<Place, Boolean>> all() {
        return List.of(
                // The form is a filter, a comment form, a purchase or a sample.
                rule(
                        VETO,
                        "tool",
                        place ->
                                switch (place.form.purpose()) {
                                    case FILTER, COMMENT, PURCHASE, SAMPLE -> true;
                                    default -> false;
                                }),
                // The form has no field that a person fills in.
                rule(VETO, "empty", place -> !place.isEntered()),
                // The title, the main heading or the URL is about the purpose of the form, or an
                // error message precedes the log-in.
                rule(STRONG, "name", Place::isNamed),
                // The page has little other content.
                rule(STRONG, "alone", Place::isAlone),
                // The form is for an account, and the page has little prose.
                rule(STRONG, "account", Place::isAccountPage),
                // The form has many fields or choices compared with the prose of the page.
                rule(STRONG, "fields", Place::hasManyFields),
                // The form submits data to be stored.
                rule(SLIGHT, "posts", place -> place.facts.group().posts()),
                // The form is one of several steps.
                rule(FAIR, "steps", place -> place.page.isInSteps(place.facts.group())),
                // The form is outside the main content.
                rule(STRONGLY_AGAINST, "frame", place -> !place.page.isMain(place.facts.group())),
                // Neither title nor heading is about the form, and a class name of a field is that
                // of a navigation bar or another part of the site.
                rule(VETO, "bar", Place::isInNamedFrame),
                // The form subscribes to messages.
                rule(
                        STRONGLY_AGAINST,
                        "newsletter",
                        place -> place.form.is(FormPurpose.NEWSLETTER)),
                // The form searches.
                rule(AGAINST, "search", place -> place.form.is(FormPurpose.SEARCH)),
                // The form posts two lines or three fields right below the main heading.
                rule(STRONG, "headed", Place::isHeaded),
                // No title or heading is about the form, and it is below a list.
                rule(STRONGLY_AGAINST, "below", Place::isBelowList),
                // No title or heading is about the form, and a long list contains most of the text,
                // or the form is in a sidebar beside a distinct list.
                rule(STRONGLY_AGAINST, "beside_list", Place::isBesideList),
                // No title or heading is about the form, and it is one line above the main heading.
                rule(STRONGLY_AGAINST, "above", Place::isAboveHeading),
                // The form is a single field without a known purpose, and the main content has many
                // texts outside it.
                rule(STRONGLY_AGAINST, "minor", Place::isMinor),
                // The form is a log-in, no title or heading is about it, and the page has another
                // subject.
                rule(VETO, "aside", Place::isAside),
                // No title or heading is about the form, and another form buys a product.
                rule(STRONGLY_AGAINST, "beside", Place::isBesidePurchase),
                // No title or heading is about the form, it does not take a new password twice, and
                // the page has more prose.
                rule(
                        STRONGLY_AGAINST,
                        "prose",
                        place ->
                                !place.isNamed()
                                        && !place.facts.has(FieldRole.REPEATED_PASSWORD)
                                        && place.isOutweighed()));
    }

    private MainForm() {}

    /** Returns the form with the most points, null if none has enough. */
    static @Nullable FormReading find(
            PageSignals page, List<FormFacts> facts, List<FormReading> forms) {
        FormReading best = null;
        int most = ENOUGH - 1;
        for (int i = 0; i < forms.size(); i++) {
            List<Candidate<Boolean>> ranked =
                    TABLE.rank(new Place(page, facts.get(i), forms.get(i)));
            if (!ranked.isEmpty() && ranked.get(0).points() > most) {
                most = ranked.get(0).points();
                best = forms.get(i);
            }
        }
        return best;
    }

    private static Rule<Place, Boolean> rule(Weight weight, String name, Predicate<Place> test) {
        return new Rule<>(true, weight, "main_form." + name, Rule.when(test));
    }

    /** A form on its page. */
    record Place(PageSignals page, FormFacts facts, FormReading form) {

        boolean isEntered() {
            boolean asks = facts.group().posts() || (isAlone() && facts.filtersNothing());
            return facts.group().fields().stream()
                    .anyMatch(
                            field ->
                                    (asks || !field.tag().equals("select"))
                                            && !field.state().readOnly()
                                            && !field.state().disabled());
        }

        boolean isNamed() {
            return isTitled() || isDemanded() || facts.autofills("one-time-code");
        }

        /** Whether the title, the main heading or the address names the form. */
        private boolean isTitled() {
            boolean isText =
                    page.structure().isDeclaredArticle()
                            && page.content().proseLength() >= MIN_ARTICLE;
            Heading main = page.mainHeading();
            for (Topic topic : topics()) {
                PhraseSet phrases = page.lexicon().get(topic);
                // Some site generators declare every page an article, even one with a form.
                if (isText) {
                    if (page.title().parts().stream().anyMatch(phrases::is)) {
                        return true;
                    }
                } else if (page.isTitled(topic)
                        || phrases.in(Texts.addressWords(page.url()))
                        || (main != null && main.find(phrases) != null)) {
                    return true;
                }
            }
            return false;
        }

        /** Whether the form is a log-in, and a text before it denies access to the page. */
        private boolean isDemanded() {
            return form.is(FormPurpose.LOGIN)
                    && page.derived(Refusal.class, Refusal::of).index()
                            < page.page().tree().indexOf(facts.group().root());
        }

        boolean isInNamedFrame() {
            return !isTitled()
                    && facts.group().fields().stream()
                            .map(page.page()::indexOf)
                            .anyMatch(page.structure()::isNamedFrame);
        }

        boolean isHeaded() {
            Heading main = page.mainHeading();
            main = main == null && page.headings().size() == 1 ? page.headings().get(0) : main;
            int first = page.page().indexOf(facts.group().fields().get(0));
            return main != null
                    && main.index() < first
                    && facts.group().posts()
                    && (facts.lines() >= MIN_LINES || facts.group().dataFields().size() > MIN_LINES)
                    && linksBetween(main.index(), first) == 0
                    && page.content().prose().size() <= MAX_HEADINGS;
        }

        boolean isBesideList() {
            Entries list = page.entries();
            boolean isLong = list.size() >= LONG_LIST && list.textShare() >= MOST;
            boolean isApart = !page.isMain(facts.group()) && list.points() >= MANY_POINTS;
            return !isNamed() && (isLong || isApart);
        }

        boolean isBelowList() {
            int first = page.page().indexOf(facts.group().fields().get(0));
            return !isNamed()
                    && page.content().mainLinks().stream()
                                    .filter(link -> page.page().indexOf(link) < first)
                                    .filter(link -> page.caption(link).length() > MAX_MENU_ENTRY)
                                    .limit(MIN_ROWS)
                                    .count()
                            == MIN_ROWS;
        }

        /** Whether all fields are side by side above the main heading. */
        boolean isAboveHeading() {
            Heading main = page.mainHeading();
            List<SpatialElement> fields = facts.group().dataFields();
            return main != null
                    && !isNamed()
                    && OtherSubject.isLine(fields)
                    && page.page().indexOf(fields.get(fields.size() - 1)) < main.index();
        }

        boolean isMinor() {
            return form.is(FormPurpose.OTHER)
                    && facts.group().fields().size() == 1
                    && hasManyTextsBeside();
        }

        /** Whether the main content has many texts outside the form. */
        private boolean hasManyTextsBeside() {
            Element root = facts.group().root();
            int start = page.page().tree().indexOf(root);
            int last = page.page().tree().end(start) - 1;
            if (!facts.group().form()) {
                start = page.page().indexOf(facts.group().fields().get(0));
                last = start;
                for (SpatialElement sender : facts.group().senders()) {
                    last = Math.max(last, page.page().indexOf(sender));
                }
            }
            int beside = 0;
            for (SpatialElement element : page.visible()) {
                int index = page.page().indexOf(element);
                if ((index < start || index > last)
                        && element.text() != null
                        && !element.isInteractive()
                        && page.isMain(element)
                        && ++beside >= MANY_TEXTS) {
                    return true;
                }
            }
            return false;
        }

        boolean isAside() {
            return form.purpose().isAccount()
                    && !isNamed()
                    && new OtherSubject(page, facts.group()).isShown();
        }

        private int linksBetween(int after, int before) {
            int between = 0;
            for (SpatialElement link : page.content().mainLinks()) {
                int index = page.page().indexOf(link);
                between += index > after && index < before ? 1 : 0;
            }
            return between;
        }

        boolean isBesidePurchase() {
            return !isNamed()
                    && page.groups().stream()
                            .filter(group -> group != facts.group())
                            .anyMatch(
                                    group ->
                                            group.senders().stream()
                                                    .anyMatch(
                                                            one ->
                                                                    page.lexicon()
                                                                            .get(Topic.CART)
                                                                            .in(
                                                                                    page.caption(
                                                                                            one))));
        }

        private List<Topic> topics() {
            return switch (form.purpose()) {
                case LOGIN -> List.of(Topic.LOGIN);
                case REGISTER -> List.of(Topic.REGISTER);
                case CHANGE_PASSWORD -> List.of(Topic.CHANGE_PASSWORD, Topic.PASSWORD_RECOVERY);
                case RESET_REQUEST -> List.of(Topic.PASSWORD_RECOVERY);
                case ENTER_CODE -> List.of(Topic.VERIFICATION);
                case CONTACT -> List.of(Topic.CONTACT);
                case NEWSLETTER -> List.of(Topic.NEWSLETTER);
                case SEARCH -> List.of(Topic.SEARCH);
                default -> List.of();
            };
        }

        boolean isAlone() {
            return page.content().mainTextLength() <= MAX_TEXT
                    && page.content().mainLinks().size() <= MAX_LINKS
                    && page.headings().stream().filter(Heading::main).count() <= MAX_HEADINGS;
        }

        boolean isAccountPage() {
            boolean account =
                    switch (form.purpose()) {
                        case LOGIN, REGISTER, CHANGE_PASSWORD, RESET_REQUEST, ENTER_CODE -> true;
                        default -> false;
                    };
            return account
                    && (page.content().prose().size() <= MAX_PROSE
                            || page.content().proseLength() <= MAX_ACCOUNT_PROSE)
                    && page.content().mainLinks().size() <= MAX_ACCOUNT_LINKS;
        }

        boolean hasManyFields() {
            return size() >= MANY_FIELDS && !isOutweighed();
        }

        boolean isOutweighed() {
            return page.content().prose().size() > size()
                    && page.content().mainTextLength() > MAX_TEXT;
        }

        /**
         * Returns the number of data fields and, in a form that posts, of check boxes and radio
         * buttons with different labels.
         */
        private long size() {
            long choices =
                    facts.group().posts()
                            ? facts.group().fields().stream()
                                    .filter(field -> !FormGroup.takesData(field))
                                    .map(SpatialElement::label)
                                    .filter(Objects::nonNull)
                                    .distinct()
                                    .count()
                            : 0;
            return facts.group().dataFields().size() + choices;
        }
    }
}
