package browsy.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.model.CaptchaInfo;
import browsy.model.CaptchaType;
import browsy.model.PageType;
import browsy.model.SpatialDom;
import browsy.model.SuggestedAction;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests of page summaries. */
class PageSummaryTest {

    private static SpatialDom page(String name) throws IOException {
        return FormatFixtureTest.page(FormatFixtureTest.FIXTURES.resolve(name));
    }

    @Test
    void loginPageIsSummarized() throws IOException {
        PageSummary summary = PageSummary.of(page("login"));
        assertEquals(PageType.LOGIN, summary.pageType());
        assertEquals("Welcome Wrong password", summary.preview());
        assertEquals(1, summary.forms());
        assertTrue(summary.hasLogin());
        assertEquals(6, summary.interactive());
        assertEquals(1, summary.overlays().size());
        assertTrue(summary.tokens() > 100, summary::toString);
    }

    @Test
    void thePreviewIsMainContentWithoutDistrustedText() throws IOException {
        String preview = PageSummary.of(page("article")).preview();
        assertTrue(preview.startsWith("On tea Tea is * a drink."), preview);
        assertTrue(preview.endsWith("Saved"), preview);
    }

    @Test
    void onlyPagesOfTypeCaptchaHaveAWarning() throws IOException {
        SpatialDom login = page("login");
        SpatialDom badge =
                login.toBuilder()
                        .captcha(new CaptchaInfo(CaptchaType.RECAPTCHA, "k", null))
                        .build();
        assertEquals(Optional.empty(), PageSummary.captchaWarning(badge));
        String warning =
                "CAPTCHA detected (ReCaptcha) -- this page requires human verification to proceed.";
        SpatialDom challenge = badge.toBuilder().pageType(PageType.CAPTCHA).build();
        assertEquals(Optional.of(warning), PageSummary.captchaWarning(challenge));
        SpatialDom inferred =
                login.toBuilder()
                        .pageType(PageType.CAPTCHA)
                        .suggestedActions(
                                List.of(
                                        new SuggestedAction.CaptchaChallenge(
                                                CaptchaType.IMAGE_GRID, null, null)))
                        .build();
        assertEquals(
                Optional.of(warning.replace("ReCaptcha", "ImageGrid")),
                PageSummary.captchaWarning(inferred));
    }
}
