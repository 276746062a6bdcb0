package browsy.intelligence.signal;

import browsy.html.Ancestors;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.word.Topic;
import browsy.model.CaptchaType;
import browsy.model.InputType;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Facts about pages that are a challenge as a whole. */
final class ChallengePage {

    /** The minimum number of pictures in a picture grid. */
    private static final int MIN_GRID = 4;

    /** The minimum number of pictures to choose from. */
    private static final int MIN_CHOICES = 6;

    /** The maximum number of letters in the name of such a picture. */
    private static final int MAX_NAME = 12;

    /** The maximum number of letters and links in the main content of a challenge. */
    private static final int MAX_TEXT = 1200;

    private static final int MAX_LINKS = 20;

    /** The maximum number of letters in the main content of a challenge without controls. */
    private static final int MAX_BARE = 400;

    /** The maximum number of prose blocks; a page with more is a text about challenges. */
    private static final int MAX_PROSE = 2;

    /** What the title of a Cloudflare challenge begins with. */
    private static final String WAITING = "just a moment";

    /** CAPTCHA as a word of a name. */
    private static final Pattern NAMED = Pattern.compile("(?<![a-z])(?i:captcha)|Captcha");

    /** A name that denies a CAPTCHA, such as {@code no-captcha}. */
    private static final Pattern NEGATED =
            Pattern.compile(
                    "(?<![a-z])(?:no|not|without|skip)[-_]?captcha", Pattern.CASE_INSENSITIVE);

    private ChallengePage() {}

    static boolean isMarked(PageSignals page) {
        for (int index : page.structure().challenges()) {
            Element element = page.page().tree().element(index);
            if (isChallengeId(element.id()) || element.className().contains("cf-challenge")) {
                return true;
            }
        }
        return false;
    }

    private static boolean isChallengeId(String id) {
        return switch (id) {
            case "challenge-running", "challenge-form", "challenge-stage", "challenge-error-text" ->
                    true;
            default -> id.startsWith("cf-challenge");
        };
    }

    /** Whether the page asks to wait, with the script of a challenge or words for one. */
    static boolean isWaiting(PageSignals page) {
        String title = page.title().folded();
        return title.startsWith(WAITING)
                && (isScripted(page)
                        || (!PagerLink.hasLetters(title.substring(WAITING.length()))
                                && isSmall(page)
                                && says(page)));
    }

    /** Whether a text is about a challenge, or says that the page needs scripts. */
    private static boolean says(PageSignals page) {
        return page.visible().stream()
                .anyMatch(
                        element ->
                                page.find(element, Topic.CHALLENGE) != null
                                        || page.find(element, Topic.NEEDS_SCRIPTS) != null);
    }

    private static boolean isScripted(PageSignals page) {
        for (Element script : page.page().document().select("script")) {
            if (script.attr("src").contains("/cdn-cgi/challenge-platform/")
                    || script.data().contains("_cf_chl_opt")) {
                return true;
            }
        }
        return false;
    }

    /** Whether the page has little text and few links. */
    static boolean isSmall(PageSignals page) {
        return page.content().mainTextLength() <= MAX_TEXT
                && page.content().links().size() <= MAX_LINKS;
    }

    /** Returns the words for a challenge in the title or a heading, null if there are none. */
    static @Nullable Evidence named(PageSignals page) {
        String phrase = page.inTitleOrHeading(Topic.CHALLENGE);
        return phrase == null || page.content().prose().size() > MAX_PROSE
                ? null
                : Evidence.said(phrase);
    }

    /**
     * Returns the text or the label of a choice that is about a challenge; null if there is none,
     * the page takes a line of text or a password, or it has much text and no answer to send.
     */
    static @Nullable Evidence demanded(PageSignals page) {
        if (!isSmall(page)
                || page.content().prose().size() > MAX_PROSE
                || !(isAnswered(page) || isBare(page))) {
            return null;
        }
        for (SpatialElement element : page.visible()) {
            boolean demands =
                    element.isFormField()
                            ? page.lexicon().get(Topic.CHALLENGE).in(page.hints(element))
                            : page.find(element, Topic.CHALLENGE) != null;
            if (demands) {
                return Evidence.on(element);
            }
        }
        return null;
    }

    /** Whether the main content is a short text without controls and links. */
    private static boolean isBare(PageSignals page) {
        return page.content().mainTextLength() <= MAX_BARE
                && page.content().mainLinks().isEmpty()
                && page.visible().stream()
                        .noneMatch(element -> element.isInteractive() && page.isMain(element));
    }

    /** Whether a form is sent, and no field takes a line of text or a password. */
    static boolean isAnswered(PageSignals page) {
        return !answeredForms(page).isEmpty();
    }

    /**
     * Returns the forms that a button posts; none if a field takes a line of text or a password.
     */
    private static List<Element> answeredForms(PageSignals page) {
        for (FormGroup group : page.groups()) {
            if (!group.dataFields().isEmpty()) {
                return List.of();
            }
        }
        List<Element> forms = new ArrayList<>();
        for (SpatialElement button : page.content().buttons()) {
            Element form = Ancestors.closest(page.page().source(button), "form");
            if (form != null && form.attr("method").equalsIgnoreCase("post")) {
                forms.add(form);
            }
        }
        return forms;
    }

    /**
     * Whether the page has no text fields, and a form with a button has the word CAPTCHA in its id
     * or classes. Names of services do not count, because their widgets also guard other forms.
     */
    static boolean hasNamedForm(PageSignals page) {
        for (Element form : answeredForms(page)) {
            if (isNamed(form)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNamed(Element form) {
        String names = form.id() + ' ' + form.className();
        return NAMED.matcher(names).find()
                && !NEGATED.matcher(names).find()
                && CaptchaService.of(names) == null;
    }

    /** Whether a form has many check boxes or buttons that are pictures without words. */
    static boolean hasPictureChoices(PageSignals page) {
        if (!isSmall(page)) {
            return false;
        }
        Map<Element, Boolean> withPicture = new IdentityHashMap<>();
        for (FormGroup group : page.groups()) {
            long choices =
                    group.fields().stream()
                            .filter(ChallengePage::isChoice)
                            .filter(field -> isShortName(page.hints(field)))
                            .map(page.page()::source)
                            .filter(choice -> hasPictureBeside(choice, withPicture))
                            .count();
            if (choices >= MIN_CHOICES && group.dataFields().isEmpty()) {
                return true;
            }
        }
        return false;
    }

    private static boolean isChoice(SpatialElement field) {
        return field.inputType() == InputType.CHECKBOX || field.inputType() == InputType.IMAGE;
    }

    private static boolean isShortName(String hints) {
        return hints.chars().filter(Character::isLetter).count() <= MAX_NAME;
    }

    /**
     * Whether a check box or image button shows an image itself, or has one beside it.
     *
     * @param withPicture a cache: whether an element contains a picture
     */
    private static boolean hasPictureBeside(Element choice, Map<Element, Boolean> withPicture) {
        Element around = choice.parent();
        return choice.hasAttr("src")
                || (around != null
                        && withPicture.computeIfAbsent(
                                around, element -> element.selectFirst("img") != null));
    }

    /** Whether the title or a heading refuses the visitor. */
    static boolean refuses(PageSignals page) {
        return page.inTitleOrHeading(Topic.BLOCKED) != null
                || page.inTitleOrHeading(Topic.ACCESS_DENIED) != null;
    }

    /** Returns the type of a challenge by the script of a service, else by its pictures. */
    static CaptchaType type(PageSignals page) {
        for (Element script : page.page().document().select("script[src]")) {
            String source = script.attr("src").toLowerCase(Locale.ROOT);
            if (source.contains("recaptcha")) {
                return CaptchaType.RECAPTCHA;
            }
            if (source.contains("hcaptcha.com")) {
                return CaptchaType.HCAPTCHA;
            }
            if (source.contains("challenges.cloudflare.com/turnstile")) {
                return CaptchaType.TURNSTILE;
            }
        }
        return pictures(page) >= MIN_GRID ? CaptchaType.IMAGE_GRID : CaptchaType.UNKNOWN;
    }

    /**
     * Returns the number of visible pictures, listed or not; buttons captioned as images count as
     * pictures.
     */
    private static long pictures(PageSignals page) {
        long images =
                page.visible().stream()
                        .filter(element -> element.tag().equals("img") || isPicture(page, element))
                        .count();
        long boxes =
                page.page().document().select("img, input[type=image]").stream()
                        .filter(page.page()::isVisible)
                        .count();
        return Math.max(images, boxes);
    }

    private static boolean isPicture(PageSignals page, SpatialElement element) {
        if (!element.tag().equals("button")) {
            return false;
        }
        String caption = page.caption(element);
        return caption.contains("image") || caption.contains("img");
    }
}
