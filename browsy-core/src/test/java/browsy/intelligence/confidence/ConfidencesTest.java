package browsy.intelligence.confidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.Browsy;
import browsy.Page;
import browsy.ParseOptions;
import browsy.intelligence.rule.Candidate;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.rule.RuleCases;
import browsy.intelligence.rule.Weight;
import browsy.intelligence.signal.PageContext;
import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import browsy.model.PageTypeCandidate;
import browsy.model.SuggestedAction;
import browsy.model.Verdict;
import browsy.model.Verdict.Confidence;
import browsy.model.Verdict.Subject;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The probability that conclusions are right. */
class ConfidencesTest {

    private static final PageSignals PAGE = RuleCases.signals("<h1>Hello</h1>", PageContext.NONE);

    private static final String LOGIN =
            "<!DOCTYPE html><html lang=en><title>Log in</title><h1>Log in</h1><form method=post>"
                    + "<input name=user autocomplete=username>"
                    + "<input type=password autocomplete=current-password><button>Log in</button>";

    private static Candidate<PageType> candidate(PageType type, int points, Weight... weights) {
        List<Evidence> evidence = List.of(weights).stream().map(one -> Evidence.STRUCTURE).toList();
        return new Candidate<>(type, points, evidence, List.of(weights));
    }

    /** Tests that more points ahead of the next type make a type more likely. */
    @Test
    void clearRankingsAreMoreLikelyRight() {
        Candidate<PageType> rival = candidate(PageType.LIST, 40, Weight.STRONG);
        Candidate<PageType> close = candidate(PageType.LOGIN, 50, Weight.STRONG, Weight.SLIGHT);
        Candidate<PageType> clear = candidate(PageType.LOGIN, 140, Weight.DECISIVE, Weight.STRONG);
        assertTrue(
                new Confidences(PAGE, List.of(clear, rival)).ofType()
                        > new Confidences(PAGE, List.of(close, rival)).ofType());
    }

    /** Tests that the candidates share the probability, the first type first. */
    @Test
    void candidatesShareTheProbability() {
        Confidences confidences =
                new Confidences(
                        PAGE,
                        List.of(
                                candidate(PageType.LIST, 50, Weight.STRONG),
                                candidate(PageType.ARTICLE, 40, Weight.STRONG),
                                candidate(PageType.OTHER, 30)));
        List<PageTypeCandidate> candidates = confidences.candidates();
        assertEquals(
                List.of(PageType.LIST, PageType.ARTICLE, PageType.OTHER),
                candidates.stream().map(PageTypeCandidate::type).toList());
        assertTrue(candidates.stream().mapToDouble(PageTypeCandidate::probability).sum() < 1.02);
    }

    /** Tests that a log-in that the markup states is certain, and that verdicts say so. */
    @Test
    void certainPageHasNoCandidates() {
        Page page = Browsy.open(LOGIN, ParseOptions.DEFAULT);
        assertEquals(List.of(), page.dom().pageTypeCandidates());
        assertEquals(List.of(), page.dom().uncertainActions());
        Verdict type = page.explain().get(0);
        assertTrue(type.probability() >= 0.75, () -> "probability " + type.probability());
    }

    /** Tests that uncertain actions and types are those with a low confidence. */
    @Test
    void uncertainIsLowConfidence() {
        Page page =
                Browsy.open(
                        LOGIN + "</form><p>or</p><form><input name=x><button>Go</button></form>",
                        ParseOptions.DEFAULT);
        List<String> low =
                page.explain().stream()
                        .filter(one -> one.subject() == Subject.ACTION)
                        .filter(one -> one.confidence() == Confidence.LOW)
                        .map(Verdict::conclusion)
                        .toList();
        assertEquals(
                low,
                page.dom().uncertainActions().stream()
                        .map(SuggestedAction::kind)
                        .map(SuggestedAction.Kind::wireName)
                        .toList());
    }
}
