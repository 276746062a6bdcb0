package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.config.PageResponse;
import browsy.model.BlockedInfo;
import browsy.model.CaptchaInfo;
import browsy.model.Overlay;
import browsy.model.PageType;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.Viewport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * CAPTCHAs, blocked pages and overlays: each small page has a file with the complete expected
 * conclusions. A comment before the document gives the HTTP response.
 */
class ObstaclesTest {

    private static final Path FOLDER = Path.of("src/test/resources/intelligence/obstacles");

    static List<String> pages() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".html"))
                    .map(name -> name.substring(0, name.length() - ".html".length()))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void matchesTheExpectedConclusions(String name) throws IOException {
        String html = Files.readString(FOLDER.resolve(name + ".html"));
        String expected = Files.readString(FOLDER.resolve(name + ".expected.txt")).strip();
        Page page =
                Browsy.open(
                        html,
                        ParseOptions.builder()
                                .viewport(new Viewport(1280, 720))
                                .response(response(html))
                                .build());
        assertEquals(expected, String.join("\n", told(page, expected.contains("type "))));
        for (Overlay overlay : page.dom().overlays()) {
            overlay.dismissIds().forEach(id -> assertTrue(page.dom().get(id).isPresent()));
        }
    }

    private static PageResponse response(String html) {
        if (!html.startsWith("<!-- ")) {
            return PageResponse.NONE;
        }
        Integer status = null;
        Map<String, List<String>> headers = new TreeMap<>();
        for (String fact : html.substring(5, html.indexOf(" -->")).split("; ")) {
            if (fact.startsWith("status ")) {
                status = Integer.valueOf(fact.substring("status ".length()));
            } else {
                String[] field = fact.split(": ", 2);
                headers.put(field[0].toUpperCase(Locale.ROOT), List.of(field[1]));
            }
        }
        return new PageResponse(status, headers);
    }

    private static List<String> told(Page page, boolean withType) {
        SpatialDom dom = page.dom();
        List<String> told = new ArrayList<>();
        if (withType && dom.pageType() != PageType.OTHER) {
            told.add("type " + dom.pageType().wireName());
        }
        CaptchaInfo captcha = dom.captcha();
        if (captcha != null) {
            told.add(
                    "captcha "
                            + captcha.type().wireName()
                            + (captcha.service() == null ? "" : " service " + captcha.service())
                            + (captcha.sitekey() == null ? "" : " key " + captcha.sitekey()));
        }
        for (SuggestedAction action : dom.suggestedActions()) {
            if (action instanceof SuggestedAction.Login login) {
                told.add(
                        "login "
                                + selector(page, login.usernameId())
                                + ' '
                                + selector(page, login.passwordId())
                                + ' '
                                + selector(page, login.submitId()));
            } else if (action instanceof SuggestedAction.CaptchaChallenge challenge) {
                Integer submit = challenge.submitId();
                told.add("challenge" + (submit == null ? "" : " submit " + selector(page, submit)));
            }
        }
        for (Overlay overlay : dom.overlays()) {
            List<String> dismiss =
                    overlay.dismissIds().stream().map(id -> selector(page, id)).toList();
            told.add("overlay " + overlay.kind().wireName() + ": " + String.join(" ", dismiss));
        }
        List<String> covered =
                dom.elements().stream()
                        .filter(element -> element.visibility().coveredBy() != null)
                        .map(SpatialElement::text)
                        .filter(text -> text != null)
                        .toList();
        if (!covered.isEmpty()) {
            told.add("covered " + String.join(" | ", covered));
        }
        BlockedInfo blocked = dom.blocked();
        if (blocked != null) {
            told.add(
                    "blocked "
                            + blocked.kind().wireName()
                            + ", "
                            + blocked.nextStep().wireName()
                            + ": "
                            + String.join(" | ", blocked.evidence()));
        }
        return told;
    }

    private static String selector(Page page, @Nullable Integer id) {
        var source = id == null ? null : page.source(id);
        return source == null ? "none" : '#' + source.id();
    }
}
