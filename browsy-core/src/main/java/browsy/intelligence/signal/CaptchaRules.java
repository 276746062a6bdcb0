package browsy.intelligence.signal;

import static browsy.intelligence.rule.Weight.AGAINST;
import static browsy.intelligence.rule.Weight.DECISIVE;
import static browsy.intelligence.rule.Weight.FAIR;
import static browsy.intelligence.rule.Weight.STRONG;
import static browsy.intelligence.rule.Weight.STRONGLY_AGAINST;
import static browsy.intelligence.rule.Weight.VETO;
import static browsy.model.CaptchaType.CLOUDFLARE_CHALLENGE;
import static browsy.model.CaptchaType.UNKNOWN;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleTable;
import browsy.intelligence.rule.Weight;
import browsy.intelligence.word.Topic;
import browsy.model.CaptchaType;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The rules for CAPTCHAs: for the widgets of services, for fields, and for pages as a whole. */
final class CaptchaRules {

    /** The points that a CAPTCHA needs. */
    static final int ENOUGH = STRONG.points();

    /** The rules for whether the widget of a service shows a challenge. */
    static final RuleTable<CaptchaWidget, Boolean> WIDGET =
            new RuleTable<>(CaptchaRules::ofWidgets);

    private static List<Rule<CaptchaWidget, Boolean>> ofWidgets() {
        return List.of(
                // The widget is declared as invisible, or is a badge.
                widget(VETO, "invisible", CaptchaWidget::isInvisible),
                // The frame is too small to show anything.
                widget(VETO, "tiny", CaptchaWidget::isTinyFrame),
                // The widget is empty, and the page has the notice that replaces a hidden badge.
                widget(VETO, "placeholder", CaptchaWidget::isPlaceholderOfHiddenBadge),
                // The names or the URL are those of a CAPTCHA service.
                new Rule<>(
                        true,
                        STRONG,
                        "captcha.widget",
                        widget -> Evidence.said(widget.service().mark())));
    }

    /** The rules for whether a field takes the answer to a challenge. */
    static final RuleTable<CaptchaField, Boolean> FIELD = new RuleTable<>(CaptchaRules::ofFields);

    private static List<Rule<CaptchaField, Boolean>> ofFields() {
        return List.of(
                // The value of autocomplete is that of another purpose.
                field(VETO, "one_time_code", CaptchaField::isAutofilled),
                // The field takes a query.
                field(VETO, "search", CaptchaField::isSearch),
                // The label or a name of the field contains the word CAPTCHA.
                new Rule<>(
                        true,
                        STRONG,
                        "captcha.text_field",
                        field -> field.isNamed() ? Evidence.said(field.hints()) : null),
                // The names or the URL of the image beside the field mean a challenge.
                field(STRONG, "picture", CaptchaField::hasNamedPicture),
                // An image beside the field may show characters.
                field(FAIR, "picture_beside", CaptchaField::hasPicture),
                // The label of the field or its image asks for characters.
                field(FAIR, "challenge_words", field -> field.says(Topic.CHALLENGE)),
                // The label asks for a code, and an image is beside it.
                field(
                        FAIR,
                        "code_words",
                        field -> field.hasPicture() && field.says(Topic.CODE_FIELD)),
                // The label asks for the result of a calculation.
                field(STRONG, "sum", CaptchaField::asksForSum),
                // The label asks for another kind of code.
                field(STRONGLY_AGAINST, "other_code", field -> field.says(Topic.OTHER_NUMBER)),
                // The form takes a telephone number and shows no image.
                field(
                        AGAINST,
                        "sent_code",
                        field -> field.isBesideTelephone() && !field.hasPicture()));
    }

    /** The rules for whether a page as a whole is a challenge. */
    static final RuleTable<PageSignals, CaptchaType> PAGE = new RuleTable<>(PageRule::all);

    /**
     * A rule for pages. They are constants instead of lambdas because every page is tested, and the
     * first one would wait for the classes of lambdas.
     */
    private enum PageRule implements Rule.Test<PageSignals> {
        /** A header of the response says that it is a challenge. */
        MITIGATED(CLOUDFLARE_CHALLENGE, DECISIVE, "captcha.mitigated"),
        /** The page has the markup of a Cloudflare challenge. */
        CLOUDFLARE_MARKUP(CLOUDFLARE_CHALLENGE, DECISIVE, "captcha.cloudflare_markup"),
        /** The title, together with a script or the text, is that of a Cloudflare challenge. */
        CLOUDFLARE_PAGE(CLOUDFLARE_CHALLENGE, DECISIVE, "captcha.cloudflare_page"),
        /** The page has more text or links than a challenge. */
        MUCH_TEXT(UNKNOWN, VETO, "captcha.much_text"),
        /** The page asks for a verification code. */
        ASKS_CODE(UNKNOWN, VETO, "captcha.asks_code"),
        /** The title or a heading is about a challenge. */
        NAMED(UNKNOWN, STRONG, "captcha.challenge_page"),
        /** A text demands proof that the user is human, and the page has no text field. */
        DEMAND(UNKNOWN, STRONG, "captcha.demand"),
        /** The page has no text fields, and the id or a class of a form has the word CAPTCHA. */
        NAMED_FORM(UNKNOWN, STRONG, "captcha.named_form"),
        /** A form has many check boxes or buttons with images and without text. */
        PICTURE_CHOICES(UNKNOWN, STRONG, "captcha.picture_choices"),
        /** The title or a heading refuses access, and the page has no form for it. */
        REFUSAL(UNKNOWN, STRONGLY_AGAINST, "captcha.refusal");

        private final Rule<PageSignals, CaptchaType> rule;

        PageRule(CaptchaType type, Weight weight, String name) {
            rule = new Rule<>(type, weight, name, this);
        }

        private static List<Rule<PageSignals, CaptchaType>> all() {
            return Arrays.stream(values()).map(one -> one.rule).toList();
        }

        @Override
        public @Nullable Evidence find(PageSignals page) {
            return switch (this) {
                case MITIGATED ->
                        Evidence.when("challenge".equals(page.context().header("cf-mitigated")));
                case CLOUDFLARE_MARKUP -> Evidence.when(ChallengePage.isMarked(page));
                case CLOUDFLARE_PAGE -> Evidence.when(ChallengePage.isWaiting(page));
                case MUCH_TEXT -> Evidence.when(!ChallengePage.isSmall(page));
                case ASKS_CODE -> Evidence.when(CodeFields.find(page) != null);
                case NAMED -> ChallengePage.named(page);
                case DEMAND -> ChallengePage.demanded(page);
                case NAMED_FORM -> Evidence.when(ChallengePage.hasNamedForm(page));
                case PICTURE_CHOICES -> Evidence.when(ChallengePage.hasPictureChoices(page));
                case REFUSAL ->
                        Evidence.when(
                                ChallengePage.refuses(page) && !ChallengePage.isAnswered(page));
            };
        }
    }

    private CaptchaRules() {}

    private static Rule<CaptchaWidget, Boolean> widget(
            Weight weight, String name, Predicate<CaptchaWidget> test) {
        return new Rule<>(true, weight, "captcha." + name, Rule.when(test));
    }

    private static Rule<CaptchaField, Boolean> field(
            Weight weight, String name, Predicate<CaptchaField> test) {
        return new Rule<>(true, weight, "captcha." + name, Rule.when(test));
    }
}
