package browsy.intelligence.action;

import browsy.html.Ancestors;
import browsy.intelligence.signal.Captcha;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Topic;
import browsy.model.CaptchaInfo;
import browsy.model.CaptchaType;
import browsy.model.InputType;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.CaptchaChallenge;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Detects CAPTCHA challenges and the control that submits the answer. */
final class CaptchaChallengeDetector implements ActionDetector {

    @Override
    public List<CaptchaChallenge> detect(
            PageSignals page, PageType type, List<SuggestedAction> before) {
        Captcha captcha = page.captcha();
        if (captcha == null) {
            return type == PageType.CAPTCHA
                    ? List.of(
                            new CaptchaChallenge(
                                    CaptchaType.UNKNOWN, null, Ids.of(submit(page, null))))
                    : List.of();
        }
        CaptchaInfo info = captcha.info();
        return List.of(
                new CaptchaChallenge(
                        info.type(), info.sitekey(), Ids.of(submit(page, captcha.widget()))));
    }

    /**
     * Returns the button that submits the answer, null if there is none. Only buttons in the form
     * of the widget count if the widget has a form. A submit button (2 points) ranks above a
     * caption with a submit phrase (1 point); the first of the best buttons wins.
     */
    private static @Nullable SpatialElement submit(PageSignals page, @Nullable Element widget) {
        Element form = widget == null ? null : Ancestors.closest(widget, "form");
        SpatialElement best = null;
        int bestRank = -1;
        for (SpatialElement button : page.content().buttons()) {
            Element source = page.page().source(button);
            if (form != null && !form.equals(Ancestors.closest(source, "form"))) {
                continue;
            }
            int rank =
                    (form != null && isSubmit(button, source) ? 2 : 0)
                            + (hasSubmitCaption(page, button) ? 1 : 0);
            if (rank > bestRank) {
                best = button;
                bestRank = rank;
            }
        }
        return best;
    }

    private static boolean hasSubmitCaption(PageSignals page, SpatialElement button) {
        String caption = page.caption(button);
        return page.lexicon().get(Topic.CHALLENGE_SUBMIT).in(caption)
                || page.lexicon().get(Topic.LOGIN_SUBMIT).in(caption);
    }

    /**
     * Whether a control submits its form: an {@code input} of type submit or image, or a {@code
     * button} whose type is neither {@code button} nor {@code reset}.
     */
    private static boolean isSubmit(SpatialElement button, Element source) {
        InputType type = button.inputType();
        if (type != null) {
            return type == InputType.SUBMIT || type == InputType.IMAGE;
        }
        String written = source.attr("type");
        return button.tag().equals("button")
                && !written.equalsIgnoreCase("button")
                && !written.equalsIgnoreCase("reset");
    }
}
