package browsy.intelligence.gate;

import static browsy.intelligence.rule.Rule.when;
import static browsy.intelligence.rule.Weight.AGAINST;
import static browsy.intelligence.rule.Weight.FAIR;
import static browsy.intelligence.rule.Weight.SLIGHT;
import static browsy.intelligence.rule.Weight.STRONG;
import static browsy.intelligence.rule.Weight.STRONGLY_AGAINST;
import static browsy.intelligence.rule.Weight.VETO;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleTable;
import browsy.intelligence.rule.Weight;
import browsy.intelligence.word.Topic;
import browsy.model.InputType;
import browsy.model.Overlay.Kind;
import browsy.model.Role;
import browsy.model.SelectOption;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The rules that tell of which kind an overlay is, or that a box is a part of the page. */
final class OverlayKinds {

    /** A box with more links than this leads somewhere. */
    private static final int MAX_LINKS = 6;

    /** The maximum length of an advertisement for an app, in characters. */
    private static final int MAX_APP_TEXT = 300;

    /** The minimum length of the text of a message, in characters. */
    private static final int MIN_MESSAGE = 25;

    /** The minimum length of a notice about cookies beside its controls, in letters. */
    private static final int MIN_NOTICE = 8;

    /** The length from which a text is more than a message, in letters. */
    private static final int MAX_MESSAGE = 1500;

    /** The share of the page's text that is most of it. */
    private static final double MOST = 0.5;

    /** The ages that gates ask for. */
    private static final Pattern AGE =
            Pattern.compile("(?<![\\d.,:])(?:16|18|19|20|21)(?![\\d.,:%])");

    /** Such an age as a lower limit. */
    private static final Pattern AGE_LIMIT =
            Pattern.compile(
                    "(?<![\\d.,:])(?:\\+ ?(?:16|18|19|20|21)|(?:16|18|19|20|21) ?\\+)(?!\\d)");

    /** The language, or language and region, at the beginning of the path of a URL. */
    private static final Pattern LOCALE_PATH =
            Pattern.compile("https?://[^/]+/([a-z]{2}(?:[-_][a-z]{2})?)(?:/.*)?");

    /** A language, or language and region. */
    private static final Pattern LOCALE = Pattern.compile("(?i)[a-z]{2}(?:[-_][a-z]{2})?");

    /** Addresses of application stores. */
    private static final Pattern STORE =
            Pattern.compile(
                    "(?i)(?:itms-apps?|market|intent):.*"
                            + "|https?://(?:(?:apps|itunes)\\.apple|play\\.google)\\.com/.*");

    /** The table. Of kinds with equal points the one that is named first has precedence. */
    static final RuleTable<OverlayBox, Optional<Kind>> TABLE = new RuleTable<>(OverlayKinds::all);

    private final List<Rule<OverlayBox, Optional<Kind>>> rules = new ArrayList<>();

    private static List<Rule<OverlayBox, Optional<Kind>>> all() {
        return new OverlayKinds()
                .partOfThePage()
                .ageGate()
                .paywall()
                .loginWall()
                .newsletter()
                .app()
                .region()
                .others()
                .consent()
                .rules;
    }

    private OverlayKinds() {}

    private OverlayKinds partOfThePage() {
        // The box is not a dialog: most such boxes are parts of the page.
        return rule(null, FAIR, "plain", when(box -> !box.isDialog()))
                // The box contains the navigation, or the main content of a page that is more than
                // a request.
                .rule(null, STRONG, "landmark", when(OverlayKinds::isLandmark))
                // The box contains most of a long page.
                .rule(null, STRONG, "whole", when(OverlayKinds::isWholePage))
                // The box is in the flow of the page.
                .rule(null, FAIR, "in_flow", when(OverlayBox::inFlow))
                // The box has many links.
                .rule(
                        null,
                        FAIR,
                        "links",
                        when(
                                box ->
                                        !box.isDialog()
                                                && box.controls().stream()
                                                                .filter(OverlayControl::leadsAway)
                                                                .count()
                                                        > MAX_LINKS));
    }

    private static boolean isLandmark(OverlayBox box) {
        return !box.isDialog()
                && (box.contains(Role.NAVIGATION)
                        || (box.contains(Role.MAIN) && !isRequestPage(box)));
    }

    /**
     * Whether a box is all of the page, and asks for the age or has a control for settings or to go
     * on without consent; or its main content, with the choice to accept or to pay.
     */
    private static boolean isRequestPage(OverlayBox box) {
        return isPayWall(box)
                || box.shareOfText() >= OverlayBoxes.NEARLY_ALL
                        && (box.offers(Topic.COOKIE_SETTINGS)
                                || box.offers(Topic.CONTINUE_WITHOUT)
                                || box.says(Topic.AGE_GATE) != null);
    }

    private static boolean isPayWall(OverlayBox box) {
        return box.isMainContent() && accepts(box) && offersSubscription(box);
    }

    private static boolean offersSubscription(OverlayBox box) {
        return box.controls().stream().anyMatch(OverlayKinds::subscribes);
    }

    private static boolean isWholePage(OverlayBox box) {
        return !box.isDialog() && box.shareOfText() > MOST && box.messageLength() > MAX_MESSAGE;
    }

    private OverlayKinds ageGate() {
        // The text asks for the user's age.
        return rule(Kind.AGE_GATE, STRONG, "says", box -> box.says(Topic.AGE_GATE))
                // One control confirms the age and another one leaves the page.
                .rule(
                        Kind.AGE_GATE,
                        SLIGHT,
                        "answers",
                        when(box -> box.offers(Topic.CONFIRM_AGE) && isAnsweredByLeaving(box)))
                // The text gives an age limit, or an age beside controls that stay and leave.
                .rule(
                        Kind.AGE_GATE,
                        FAIR,
                        "number",
                        box -> isAnsweredByLeaving(box) ? find(AGE, box) : find(AGE_LIMIT, box))
                // A caption confirms an age and contains it.
                .rule(
                        Kind.AGE_GATE,
                        STRONG,
                        "confirms",
                        when(box -> box.controls().stream().anyMatch(OverlayKinds::confirmsAge)))
                // One of two controls leads to another site.
                .rule(
                        Kind.AGE_GATE,
                        FAIR,
                        "exit",
                        when(box -> box.controls().size() == 2 && leaves(box)))
                // A field asks for the date of birth.
                .rule(
                        Kind.AGE_GATE,
                        FAIR,
                        "birthday",
                        when(box -> box.fields().stream().anyMatch(OverlayKinds::asksForBirthday)));
    }

    private static boolean confirmsAge(OverlayControl control) {
        return control.begins(Topic.CONFIRM_AGE) != null && AGE.matcher(control.text()).find();
    }

    /** Whether a control leads to another site, or one of two buttons over the page leaves. */
    private static boolean isAnsweredByLeaving(OverlayBox box) {
        return leaves(box)
                || (!box.inFlow() && box.buttons().size() > 1 && box.offers(Topic.LEAVE));
    }

    private static boolean leaves(OverlayBox box) {
        return box.controls().stream().anyMatch(OverlayControl::leadsToOtherSite);
    }

    private static @Nullable Evidence find(Pattern pattern, OverlayBox box) {
        Matcher matcher = pattern.matcher(box.text());
        return matcher.find() ? Evidence.said(matcher.group()) : null;
    }

    private static boolean asksForBirthday(SpatialElement field) {
        String purpose = field.constraints().autocomplete();
        return (purpose != null && purpose.startsWith("bday"))
                || field.inputType() == InputType.DATE;
    }

    private OverlayKinds consent() {
        // The box has no button.
        return rule(
                        Kind.COOKIE_BANNER,
                        VETO,
                        "unanswerable",
                        when(box -> box.buttons().isEmpty() && !box.offers(Topic.COOKIE_ACCEPT)))
                // The box asks which scopes an application gets, and is not about cookies.
                .rule(
                        Kind.COOKIE_BANNER,
                        VETO,
                        "scopes",
                        when(
                                box ->
                                        ScopeFields.areIn(box.element())
                                                && box.says(Topic.COOKIES) == null))
                // The text is about cookies.
                .rule(Kind.COOKIE_BANNER, STRONG, "says", box -> box.says(Topic.COOKIES))
                // The id, class names or label of the box mean consent.
                .rule(
                        Kind.COOKIE_BANNER,
                        FAIR,
                        "named",
                        when(box -> box.isNamedConsent() || box.isLabelled(Topic.COOKIES)))
                // The box is fixed to the viewport, and its id or class names mean consent.
                .rule(
                        Kind.COOKIE_BANNER,
                        FAIR,
                        "named_bar",
                        when(box -> box.isFixed() && box.isNamedConsent()))
                // A control gives consent.
                .rule(Kind.COOKIE_BANNER, SLIGHT, "accepts", when(OverlayKinds::accepts))
                // A control refuses consent.
                .rule(
                        Kind.COOKIE_BANNER,
                        SLIGHT,
                        "refuses",
                        when(box -> box.offers(Topic.COOKIE_REJECT, Topic.LEAVE)))
                // Controls give and refuse consent, and the box is fixed to the viewport or its
                // text is about cookies.
                .rule(
                        Kind.COOKIE_BANNER,
                        FAIR,
                        "pair",
                        when(
                                box ->
                                        (box.isFixed() || box.says(Topic.COOKIES) != null)
                                                && !box.isDialog()
                                                && accepts(box)
                                                && box.offers(Topic.COOKIE_REJECT, Topic.CLOSE)))
                // One control gives consent and another one opens settings or saves choices.
                .rule(
                        Kind.COOKIE_BANNER,
                        FAIR,
                        "choices",
                        when(
                                box ->
                                        accepts(box)
                                                && (box.offers(Topic.COOKIE_SETTINGS)
                                                        || box.offers(Topic.COOKIE_SAVE))))
                // One control gives consent and another one subscribes or pays.
                .rule(
                        Kind.COOKIE_BANNER,
                        FAIR,
                        "or_pay",
                        when(box -> accepts(box) && offersSubscription(box)))
                // A control continues without consent.
                .rule(
                        Kind.COOKIE_BANNER,
                        FAIR,
                        "without",
                        when(box -> box.offers(Topic.CONTINUE_WITHOUT)))
                // The box has check boxes or switches and a control that saves them.
                .rule(
                        Kind.COOKIE_BANNER,
                        FAIR,
                        "toggles",
                        when(box -> box.toggles().size() > 1 && box.offers(Topic.COOKIE_SAVE)))
                // The box is the first or the last part of the page.
                .rule(
                        Kind.COOKIE_BANNER,
                        SLIGHT,
                        "edge",
                        when(box -> box.inFlow() && box.isAtEdge()))
                // The box is neither the first nor the last part of the page.
                .rule(
                        Kind.COOKIE_BANNER,
                        AGAINST,
                        "inside",
                        when(box -> box.inFlow() && !box.isAtEdge()))
                // The box is in the flow, contains an article, and its names do not mean consent.
                .rule(
                        Kind.COOKIE_BANNER,
                        VETO,
                        "article",
                        when(
                                box ->
                                        box.inFlow()
                                                && box.contains(Role.ARTICLE)
                                                && !box.isNamedConsent()))
                // The box is in the flow and has controls but no message.
                .rule(
                        Kind.COOKIE_BANNER,
                        VETO,
                        "wordless",
                        when(box -> box.inFlow() && box.messageLength() < MIN_NOTICE))
                // The box is the whole content of the page, and only its links are about cookies.
                .rule(
                        Kind.COOKIE_BANNER,
                        VETO,
                        "whole",
                        when(
                                box ->
                                        box.inFlow()
                                                && box.isMainContent()
                                                && !box.isNamedConsent()
                                                && box.isOnlyLinked(Topic.COOKIES)))
                // The box is an alert or a status, which reports something that happened.
                .rule(
                        Kind.COOKIE_BANNER,
                        AGAINST,
                        "event",
                        when(box -> box.contains(Role.ALERT) || box.contains(Role.STATUS)))
                // The box is a dialog without choices, and its text is not about cookies.
                .rule(
                        Kind.COOKIE_BANNER,
                        AGAINST,
                        "subject",
                        when(OverlayKinds::isAboutSomethingElse))
                // The box asks for something other than consent.
                .rule(
                        Kind.COOKIE_BANNER,
                        STRONGLY_AGAINST,
                        "fields",
                        when(box -> !box.fields().isEmpty()))
                // The buttons of the box submit a form whose fields are outside of it.
                .rule(Kind.COOKIE_BANNER, VETO, "submits", when(OverlayBox::submitsFieldsOutside));
    }

    private static boolean isAboutSomethingElse(OverlayBox box) {
        return box.isDialog()
                && box.toggles().isEmpty()
                && !box.offers(Topic.COOKIE_SETTINGS)
                && !box.offers(Topic.CONTINUE_WITHOUT)
                && box.says(Topic.COOKIES) == null
                && !box.isNamedConsent();
    }

    /** Whether a control gives consent by a caption that is more than yes or OK. */
    private static boolean accepts(OverlayBox box) {
        return box.offers(Topic.COOKIE_ACCEPT, Topic.CONFIRM_AGE, Topic.CLOSE);
    }

    private static boolean subscribes(OverlayControl control) {
        return control.namesPrice()
                || control.says(Topic.PAY) != null
                || control.says(Topic.NEWSLETTER) != null;
    }

    private OverlayKinds paywall() {
        // The text requires a subscription.
        return rule(Kind.PAYWALL, STRONG, "says", box -> box.says(Topic.PAYWALL))
                // A control names a price or pays.
                .rule(
                        Kind.PAYWALL,
                        SLIGHT,
                        "price",
                        when(
                                box ->
                                        box.offers(Topic.PAY)
                                                || box.controls().stream()
                                                        .anyMatch(OverlayControl::namesPrice)))
                // A control gives consent to cookies.
                .rule(Kind.PAYWALL, AGAINST, "consent", when(OverlayKinds::accepts));
    }

    private OverlayKinds loginWall() {
        // The text requires a log-in.
        return rule(Kind.LOGIN_WALL, STRONG, "says", box -> box.says(Topic.LOGIN_WALL))
                // A field asks for a password.
                .rule(
                        Kind.LOGIN_WALL,
                        SLIGHT,
                        "password",
                        when(box -> box.hasField(InputType.PASSWORD)))
                // Controls lead to log-in and registration.
                .rule(
                        Kind.LOGIN_WALL,
                        FAIR,
                        "accounts",
                        when(box -> box.offers(Topic.LOGIN_SUBMIT) && box.offers(Topic.REGISTER)));
    }

    private OverlayKinds newsletter() {
        // No field asks for an email address.
        return rule(Kind.NEWSLETTER, VETO, "no_field", when(box -> !asksForMail(box)))
                // The text offers a newsletter.
                .rule(Kind.NEWSLETTER, FAIR, "says", box -> box.says(Topic.NEWSLETTER))
                // The email address is the only field.
                .rule(Kind.NEWSLETTER, FAIR, "only_mail", when(box -> box.fields().size() == 1))
                // A control closes the box.
                .rule(Kind.NEWSLETTER, SLIGHT, "closable", when(OverlayKinds::isClosable));
    }

    private static boolean isClosable(OverlayBox box) {
        return box.controls().stream().anyMatch(OverlayControl::closes);
    }

    private static boolean asksForMail(OverlayBox box) {
        return box.fields().stream().anyMatch(OverlayKinds::isMail);
    }

    private static boolean isMail(SpatialElement field) {
        String name = field.name();
        return field.inputType() == InputType.EMAIL
                || "email".equals(field.constraints().autocomplete())
                || (name != null && name.toLowerCase(Locale.ROOT).contains("mail"));
    }

    private OverlayKinds app() {
        // The text is short and advertises an app.
        return rule(
                        Kind.APP_BANNER,
                        FAIR,
                        "says",
                        box -> box.text().length() < MAX_APP_TEXT ? box.says(Topic.APP) : null)
                // A control closes the advertisement.
                .rule(
                        Kind.APP_BANNER,
                        FAIR,
                        "closable",
                        when(box -> advertisesApp(box) != null && isClosable(box)))
                // The text is short, and a link leads to an app store.
                .rule(
                        Kind.APP_BANNER,
                        STRONG,
                        "store",
                        when(
                                box ->
                                        box.text().length() < MAX_APP_TEXT
                                                && box.controls().stream()
                                                        .map(control -> control.element().href())
                                                        .anyMatch(OverlayKinds::isStore)));
    }

    private static @Nullable Evidence advertisesApp(OverlayBox box) {
        return box.text().length() < MAX_APP_TEXT ? box.says(Topic.APP) : null;
    }

    private static boolean isStore(@Nullable String href) {
        return href != null && STORE.matcher(href).matches();
    }

    private OverlayKinds region() {
        // Links or options select versions of the site for languages or regions.
        return rule(
                Kind.REGION_CHOOSER,
                STRONG,
                "locales",
                when(box -> !box.inFlow() && offersLocales(box)));
    }

    private static boolean offersLocales(OverlayBox box) {
        Set<String> locales = new HashSet<>();
        for (OverlayControl control : box.controls()) {
            String language = control.source().attr("hreflang");
            String href = control.element().href();
            Matcher path = LOCALE_PATH.matcher(href == null ? "" : href);
            if (!language.isEmpty()) {
                locales.add(language);
            } else if (path.matches()) {
                locales.add(path.group(1));
            }
        }
        return locales.size() > 1 || box.fields().stream().anyMatch(field -> asksForCountry(field));
    }

    /** Whether a field asks for a country or language by purpose or by its options. */
    private static boolean asksForCountry(SpatialElement field) {
        String purpose = field.constraints().autocomplete();
        List<SelectOption> options = field.options();
        return (purpose != null && (purpose.startsWith("country") || purpose.equals("language")))
                || (options.size() > 1
                        && options.stream()
                                .allMatch(option -> LOCALE.matcher(option.value()).matches()));
    }

    private OverlayKinds others() {
        // The box is a dialog.
        return rule(Kind.MODAL, FAIR, "dialog", when(box -> box.isDialog() && !box.inFlow()))
                // The box has fields.
                .rule(Kind.BANNER, VETO, "fields", when(box -> !box.fields().isEmpty()))
                // The box is fixed to the viewport and contains a button.
                .rule(
                        Kind.BANNER,
                        FAIR,
                        "fixed",
                        when(box -> box.isFixed() && !box.isDialog() && !box.buttons().isEmpty()))
                // The box contains text besides its controls.
                .rule(
                        Kind.BANNER,
                        SLIGHT,
                        "message",
                        when(box -> box.messageLength() >= MIN_MESSAGE));
    }

    private OverlayKinds rule(
            @Nullable Kind kind, Weight weight, String name, Rule.Test<OverlayBox> test) {
        String prefix = "overlay." + (kind == null ? "none" : kind.wireName()) + '.';
        rules.add(new Rule<>(Optional.ofNullable(kind), weight, prefix + name, test));
        return this;
    }
}
