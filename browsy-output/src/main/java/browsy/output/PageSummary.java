package browsy.output;

import browsy.model.CaptchaInfo;
import browsy.model.CaptchaType;
import browsy.model.Overlay;
import browsy.model.PageType;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A short summary of a page, with which an agent can decide whether to read the page.
 *
 * @param pageType the type of the page
 * @param preview the start of the main content without controls, at most 500 characters, followed
 *     by an ellipsis if it is truncated
 * @param forms the number of visible forms
 * @param hasLogin whether the page has a login form
 * @param hasCaptcha whether the page contains a CAPTCHA
 * @param interactive the number of visible controls
 * @param overlays the overlays of the page
 * @param tokens the estimated number of tokens of the whole page in the compact format
 */
public record PageSummary(
        PageType pageType,
        String preview,
        int forms,
        boolean hasLogin,
        boolean hasCaptcha,
        int interactive,
        List<Overlay> overlays,
        int tokens) {

    private static final int PREVIEW_CHARS = 500;

    public PageSummary {
        overlays = List.copyOf(overlays);
    }

    /** Summarizes a page. */
    public static PageSummary of(SpatialDom dom) {
        List<SpatialElement> visible = dom.visible();
        return new PageSummary(
                dom.pageType(),
                preview(dom),
                Math.toIntExact(
                        visible.stream().filter(element -> element.tag().equals("form")).count()),
                dom.action(SuggestedAction.Login.class).isPresent(),
                dom.captcha() != null,
                Math.toIntExact(visible.stream().filter(SpatialElement::isInteractive).count()),
                dom.overlays(),
                TokenCounter.estimate().count(CompactFormat.standard().render(dom)));
    }

    private static String preview(SpatialDom dom) {
        String text =
                new Landmarks(dom)
                        .mainContent().stream()
                                .filter(element -> !element.isInteractive())
                                .filter(element -> !Importance.isDistrusted(element))
                                .map(SpatialElement::text)
                                .filter(Objects::nonNull)
                                .limit(PREVIEW_CHARS)
                                .collect(Collectors.joining(" "))
                                .replaceAll("\\s+", " ");
        int length = text.codePointCount(0, text.length());
        return length <= PREVIEW_CHARS
                ? text
                : text.substring(0, text.offsetByCodePoints(0, PREVIEW_CHARS)) + "…";
    }

    /**
     * Returns the warning that programs print before a page of type CAPTCHA; empty for all other
     * pages, including those with a CAPTCHA in a form.
     */
    public static Optional<String> captchaWarning(SpatialDom dom) {
        if (dom.pageType() != PageType.CAPTCHA) {
            return Optional.empty();
        }
        CaptchaInfo captcha = dom.captcha();
        CaptchaType type =
                captcha != null
                        ? captcha.type()
                        : dom.action(SuggestedAction.CaptchaChallenge.class)
                                .map(SuggestedAction.CaptchaChallenge::captchaType)
                                .orElse(CaptchaType.UNKNOWN);
        return Optional.of(
                "CAPTCHA detected ("
                        + type.wireName()
                        + ") -- this page requires human verification to proceed.");
    }
}
