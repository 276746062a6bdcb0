package browsy.intelligence.signal;

import browsy.html.ElementChildren;
import browsy.intelligence.rule.Evidence;
import browsy.model.CaptchaInfo;
import browsy.model.CaptchaType;
import browsy.model.InputType;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Detects a visible CAPTCHA. The rules apply in order: a Cloudflare challenge page, the widget of a
 * service, a field for the characters of a picture, a page that describes itself as a challenge. A
 * service's script alone does not count, because it may only compute a score.
 */
final class CaptchaDetector {

    private static final Pattern KEY_IN_ADDRESS =
            Pattern.compile("[?&#](?:k|sitekey|pkey)=([\\w-]{4,100})");

    /** The minimum number of pictures in a picture grid. */
    private static final int MIN_GRID = 4;

    /** The maximum number of letters in the main content of a challenge page. */
    private static final int CHALLENGE_PAGE_TEXT = 1200;

    /**
     * The maximum number of prose blocks on a challenge page; a page with more is a text about
     * challenges.
     */
    private static final int MAX_PROSE = 2;

    private final PageSignals signals;
    private final SpatialPage page;

    private CaptchaDetector(PageSignals signals) {
        this.signals = signals;
        this.page = signals.page();
    }

    /** Returns the CAPTCHA of a page, null if it shows none. */
    static @Nullable Captcha find(PageSignals signals) {
        return new CaptchaDetector(signals).find();
    }

    private @Nullable Captcha find() {
        Captcha challenge = cloudflareChallenge();
        if (challenge != null) {
            return challenge;
        }
        Captcha widget = widget();
        if (widget != null) {
            return widget;
        }
        Captcha text = textCaptcha();
        return text != null ? text : challengePage();
    }

    private @Nullable Captcha widget() {
        for (int index : signals.structure().captchas()) {
            Element element = page.tree().element(index);
            CaptchaService service = CaptchaService.of(names(element));
            if (service != null && isShown(element)) {
                return new Captcha(
                        new CaptchaInfo(service.type(), sitekey(element), service.service()),
                        element,
                        evidence("captcha.widget", service.mark(), page.of(index)));
            }
        }
        return null;
    }

    /**
     * Returns the strings that identify a widget, in one: classes and id, the address of a frame,
     * and the tag name of a custom element.
     */
    private static String names(Element element) {
        String tag = element.normalName();
        String names = ClassNames.classesAndId(element);
        if (tag.equals("iframe")) {
            return names + ' ' + element.attr("src");
        }
        return tag.indexOf('-') > 0 ? tag + ' ' + names : names;
    }

    /** Whether a widget shows a challenge. Invisible widgets show at most a badge. */
    private boolean isShown(Element element) {
        return !element.attr("data-size").equalsIgnoreCase("invisible")
                && !element.className().contains("grecaptcha-badge")
                && !element.normalName().equals("button")
                && !(isPlaceholder(element) && hasPrivacyNotice());
    }

    /**
     * Whether an element has no content and no site key, so that it neither contains a widget nor
     * receives one from a script.
     */
    private static boolean isPlaceholder(Element element) {
        return !ElementChildren.hasAny(element) && !element.hasText() && sitekey(element) == null;
    }

    /**
     * Whether the page links to Google's privacy policy. Google requires this notice of pages that
     * hide the reCAPTCHA badge.
     */
    private boolean hasPrivacyNotice() {
        for (SpatialElement link : signals.content().links()) {
            String href = link.href();
            if (href != null && href.contains("://policies.google.com/")) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the public key of the site at the service, null if the markup does not contain it.
     */
    private static @Nullable String sitekey(Element widget) {
        for (String name : List.of("data-sitekey", "data-site-key", "data-pkey", "sitekey")) {
            String key = widget.attr(name).strip();
            if (!key.isEmpty()) {
                return key;
            }
        }
        Element inside = widget.selectFirst("[data-sitekey]");
        return inside != null ? inside.attr("data-sitekey") : keyInAddress(widget.attr("src"));
    }

    /** Returns the site key in the address of a frame, null if there is none. */
    private static @Nullable String keyInAddress(String address) {
        Matcher matcher = KEY_IN_ADDRESS.matcher(address);
        return matcher.find() ? matcher.group(1) : null;
    }

    private @Nullable Captcha cloudflareChallenge() {
        boolean titled = signals.title().folded().startsWith("just a moment");
        return isMarkedChallenge() || (titled && (isScriptedChallenge() || isSmall()))
                ? Captcha.page(
                        CaptchaType.CLOUDFLARE_CHALLENGE,
                        Evidence.of("captcha.cloudflare_page", signals.title().folded()))
                : null;
    }

    private boolean isMarkedChallenge() {
        for (int index : signals.structure().challenges()) {
            Element element = page.tree().element(index);
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

    private boolean isScriptedChallenge() {
        for (Element script : page.document().select("script")) {
            if (script.attr("src").contains("/cdn-cgi/challenge-platform/")
                    || script.data().contains("_cf_chl_opt")) {
                return true;
            }
        }
        return false;
    }

    /** Whether the main content has little text, and the page few links. */
    private boolean isSmall() {
        return signals.content().mainTextLength() <= CHALLENGE_PAGE_TEXT
                && signals.content().links().size() <= 20;
    }

    /**
     * Returns the CAPTCHA of a text field that takes the characters of a picture, null if there is
     * none.
     */
    private @Nullable Captcha textCaptcha() {
        for (FormGroup group : signals.groups()) {
            for (SpatialElement field : group.fields()) {
                if (FormGroup.takesLine(field) && isForCaptcha(field)) {
                    return new Captcha(
                            new CaptchaInfo(CaptchaType.TEXT_CAPTCHA, null, null),
                            page.source(field),
                            evidence("captcha.text_field", signals.hints(field), field));
                }
            }
            Captcha pictured = pictured(group);
            if (pictured != null) {
                return pictured;
            }
        }
        return null;
    }

    private boolean isForCaptcha(SpatialElement field) {
        return signals.hints(field).contains("captcha")
                || Texts.words(field.name()).contains("captcha");
    }

    /**
     * Returns the CAPTCHA of the only data field of a group if the page has a picture whose
     * alternative text, address or id contains "captcha"; null if either is missing.
     */
    private @Nullable Captcha pictured(FormGroup group) {
        SpatialElement line = group.dataFields().size() == 1 ? group.dataFields().get(0) : null;
        if (line == null
                || line.inputType() != InputType.TEXT
                || group.senders().isEmpty()
                || signals.searchFields().contains(line)) {
            return null;
        }
        for (SpatialElement element : signals.visible()) {
            if (element.tag().equals("img") && isCaptchaPicture(page.source(element))) {
                return new Captcha(
                        new CaptchaInfo(CaptchaType.TEXT_CAPTCHA, null, null),
                        page.source(line),
                        evidence("captcha.picture", signals.caption(element), line));
            }
        }
        return null;
    }

    private static boolean isCaptchaPicture(Element picture) {
        String names = picture.attr("alt") + ' ' + picture.attr("src") + ' ' + picture.id();
        return names.toLowerCase(Locale.ROOT).contains("captcha");
    }

    /**
     * Returns the CAPTCHA of a page whose title or heading has a challenge phrase and that has
     * little else; null for other pages. The type follows from the scripts of the page, else from
     * the number of pictures.
     */
    private @Nullable Captcha challengePage() {
        String challenge = signals.inTitleOrHeading(Topic.CHALLENGE);
        // Pages for verification codes are excluded: some languages use one word for both.
        boolean isText = signals.content().prose().size() > MAX_PROSE;
        if (challenge == null || isText || !isSmall() || signals.codeFields() != null) {
            return null;
        }
        CaptchaType scripted = scriptedType();
        if (scripted != null) {
            return Captcha.page(scripted, Evidence.of("captcha.scripted_page", challenge));
        }
        return pictures() >= MIN_GRID
                ? Captcha.page(
                        CaptchaType.IMAGE_GRID, Evidence.of("captcha.picture_grid", challenge))
                : Captcha.page(
                        CaptchaType.UNKNOWN, Evidence.of("captcha.challenge_page", challenge));
    }

    private static Evidence evidence(
            String rule, @Nullable String matched, @Nullable SpatialElement element) {
        return new Evidence(rule, matched, element == null ? List.of() : List.of(element.id()));
    }

    /**
     * Returns the number of visible pictures, listed or not; buttons captioned as images count as
     * pictures.
     */
    private long pictures() {
        long images =
                signals.visible().stream()
                        .filter(element -> element.tag().equals("img") || isPictureButton(element))
                        .count();
        long boxes =
                page.document().select("img, input[type=image]").stream()
                        .filter(page::isVisible)
                        .count();
        return Math.max(images, boxes);
    }

    private boolean isPictureButton(SpatialElement element) {
        if (!element.tag().equals("button")) {
            return false;
        }
        String caption = signals.caption(element);
        return caption.contains("image") || caption.contains("img");
    }

    /** Returns the type of the first script of a known service, null if there is none. */
    private @Nullable CaptchaType scriptedType() {
        for (Element script : page.document().select("script[src]")) {
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
        return null;
    }
}
