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
 * A page at a glance, for an agent that decides whether to read it.
 *
 * @param pageType what the page is for
 * @param preview the first words of its main content
 * @param forms number of forms that a person sees
 * @param hasLogin whether one can sign in
 * @param hasCaptcha whether there is a CAPTCHA
 * @param interactive number of visible elements that can be operated
 * @param overlays what lies over it
 * @param tokens estimated cost of the whole page as compact text
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

    /** The summary of a page. */
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
     * The line that programs put before a page whose point is a CAPTCHA; empty for all others, also
     * for those that merely carry one beside their form.
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
