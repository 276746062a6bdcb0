package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.CorpusManifest.Expectation;
import browsy.model.SpatialDom;
import browsy.model.SuggestedAction;
import browsy.model.Verdict;
import browsy.model.Verdict.Subject;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ExplainTest {

    private static Page page(String html) {
        return Browsy.open("<!DOCTYPE html>" + html, ParseOptions.DEFAULT);
    }

    private static List<Verdict> of(List<Verdict> verdicts, Subject subject) {
        return verdicts.stream().filter(verdict -> verdict.subject() == subject).toList();
    }

    static Stream<Expectation> pages() {
        return CorpusManifest.read().stream();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyConclusionHasAVerdict(Expectation expected) throws IOException {
        String html =
                Files.readString(CorpusManifest.CORPUS.resolve("pages").resolve(expected.file()));
        Page page = Browsy.open(html, ParseOptions.DEFAULT);
        SpatialDom dom = page.dom();
        List<Verdict> verdicts = page.explain();

        assertEquals(
                List.of(dom.pageType().wireName()),
                of(verdicts, Subject.PAGE_TYPE).stream().map(Verdict::conclusion).toList());
        assertEquals(
                dom.suggestedActions().stream().map(SuggestedAction::elementIds).toList(),
                of(verdicts, Subject.ACTION).stream().map(Verdict::elementIds).toList());
        assertEquals(dom.captcha() == null ? 0 : 1, of(verdicts, Subject.CAPTCHA).size());
        assertEquals(dom.overlays().size(), of(verdicts, Subject.OVERLAY).size());
        assertEquals(dom.blocked() == null ? 0 : 1, of(verdicts, Subject.BLOCKED).size());
        for (Verdict verdict : verdicts) {
            assertTrue(verdict.rule().matches("[a-z_]+(\\.[a-z_]+)+"), verdict.rule());
            verdict.elementIds().forEach(id -> assertTrue(dom.get(id).isPresent()));
        }
    }

    @Test
    void verdictNamesRuleMatchedTextAndRunnerUp() {
        List<Verdict> verdicts =
                page("<title>Sign in</title><h1>Sign in</h1><form>"
                                + "<label>Name <input name=user></label>"
                                + "<label>Password <input type=password></label>"
                                + "<button>Sign in</button></form>")
                        .explain();
        Verdict type = of(verdicts, Subject.PAGE_TYPE).get(0);
        assertEquals("login.form", type.rule());
        assertNotNull(type.runnerUp());
        Verdict login = of(verdicts, Subject.ACTION).get(0);
        assertEquals("action.login", login.rule());
        assertEquals("name | password | sign in", String.valueOf(login.matched()));
    }

    @Test
    void pageOfTypeOtherHasAVerdict() {
        Verdict type = page("<p>Hello").explain().get(0);
        assertEquals("Other", type.conclusion());
        assertEquals("type.none", type.rule());
    }

    @Test
    void verdictsUseTheIdsOfThePage() {
        Page before = page("<p>x<form><input type=search name=q><button>Search</button></form>");
        Page after = before.withStates(browsy.html.ElementStates.none());
        assertEquals(
                after.dom().suggestedActions().get(0).elementIds(),
                of(after.explain(), Subject.ACTION).get(0).elementIds());
    }
}
