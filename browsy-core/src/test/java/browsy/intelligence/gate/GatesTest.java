package browsy.intelligence.gate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.Browsy;
import browsy.Page;
import browsy.ParseOptions;
import browsy.intelligence.gate.GatePages.GatePage;
import browsy.model.Overlay;
import browsy.model.SuggestedAction.Consent;
import browsy.model.SuggestedAction.CookieConsent;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Overlays, cookie consent and access requests on small pages. */
class GatesTest {

    static List<GatePage> pages() throws IOException {
        return GatePages.all();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void findsWhatStandsBeforeThePage(GatePage expected) {
        Page page = Browsy.open(expected.html(), ParseOptions.DEFAULT);
        boolean withDismissals = expected.expected().contains("dismiss=");
        assertEquals(expected.expected(), told(page, withDismissals));
    }

    /** Whatever answers a request for consent is among the controls that dismiss its overlay. */
    @ParameterizedTest
    @MethodSource("pages")
    void overlaysAgreeWithActions(GatePage expected) {
        Page page = Browsy.open(expected.html(), ParseOptions.DEFAULT);
        Optional<CookieConsent> consent = page.dom().action(CookieConsent.class);
        if (consent.isPresent()) {
            Overlay first = page.dom().overlays().get(0);
            assertEquals(Overlay.Kind.COOKIE_BANNER, first.kind());
            assertTrue(first.dismissIds().containsAll(consent.get().elementIds()));
            Integer reject = consent.get().rejectId();
            if (reject != null) {
                assertEquals(reject, first.dismissIds().get(0));
            }
        }
    }

    private static String told(Page page, boolean withDismissals) {
        Optional<Consent> access = page.dom().action(Consent.class);
        if (access.isPresent()) {
            return "access approve="
                    + selectors(page, access.get().approveIds())
                    + " deny="
                    + selectors(page, access.get().denyIds());
        }
        String overlays =
                page.dom().overlays().stream()
                        .map(overlay -> overlay.kind().wireName())
                        .collect(Collectors.joining("+"));
        StringBuilder told = new StringBuilder(overlays.isEmpty() ? "none" : overlays);
        page.dom()
                .action(CookieConsent.class)
                .ifPresent(
                        consent ->
                                told.append(" accept=")
                                        .append(selector(page, consent.acceptId()))
                                        .append(reject(page, consent.rejectId())));
        if (withDismissals) {
            told.append(" dismiss=")
                    .append(
                            page.dom().overlays().stream()
                                    .map(overlay -> selectors(page, overlay.dismissIds()))
                                    .collect(Collectors.joining("+")));
        }
        return told.toString();
    }

    private static String reject(Page page, @Nullable Integer id) {
        return id == null ? "" : " reject=" + selector(page, id);
    }

    private static String selectors(Page page, List<Integer> ids) {
        return ids.stream().map(id -> selector(page, id)).collect(Collectors.joining(","));
    }

    private static String selector(Page page, int id) {
        return Stream.ofNullable(page.source(id))
                .map(source -> '#' + source.id())
                .findFirst()
                .orElse("none");
    }
}
