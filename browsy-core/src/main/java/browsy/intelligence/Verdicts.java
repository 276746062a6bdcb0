package browsy.intelligence;

import browsy.intelligence.confidence.Confidences;
import browsy.intelligence.gate.FoundOverlay;
import browsy.intelligence.rule.Candidate;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.Captcha;
import browsy.intelligence.signal.PageSignals;
import browsy.model.BlockedInfo;
import browsy.model.Overlay;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.Verdict;
import browsy.model.Verdict.Subject;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Converts the findings about a page to verdicts: each conclusion with its rule, its evidence and
 * its confidence.
 */
final class Verdicts {

    /** The maximum length of the matched text in a verdict, in characters. */
    private static final int MAX_MATCHED = 120;

    private final PageSignals signals;
    private final List<Verdict> verdicts = new ArrayList<>();

    private Verdicts(PageSignals signals) {
        this.signals = signals;
    }

    /** Returns the verdicts in the order page type, actions, CAPTCHA, overlays, blocking. */
    static List<Verdict> of(PageSignals signals, Findings findings) {
        Verdicts verdicts = new Verdicts(signals);
        verdicts.pageType(findings);
        findings.actions()
                .forEach(action -> verdicts.action(action, findings.confidence().of(action)));
        verdicts.captcha(findings.captcha());
        findings.overlays().forEach(verdicts::overlay);
        verdicts.blocked(findings.blocked(), findings.type());
        return verdicts.verdicts;
    }

    private void pageType(Findings findings) {
        List<Candidate<PageType>> ranked = findings.types();
        Candidate<PageType> first = ranked.get(0);
        Evidence evidence =
                first.evidence().isEmpty() ? Evidence.of("type.none") : first.evidence().get(0);
        String second = ranked.size() > 1 ? ranked.get(1).conclusion().wireName() : null;
        add(
                Subject.PAGE_TYPE,
                first.conclusion().wireName(),
                evidence,
                second,
                findings.confidence().ofType());
    }

    /** Adds an action, with the captions of its elements as the matched text. */
    private void action(SuggestedAction action, double probability) {
        StringBuilder captions = new StringBuilder();
        for (int id : action.elementIds()) {
            SpatialElement element = signals.page().get(id);
            String caption = element == null ? "" : signals.caption(element);
            if (!caption.isEmpty() && captions.length() < MAX_MATCHED) {
                captions.append(captions.length() == 0 ? "" : " | ").append(caption);
            }
        }
        String matched = captions.length() == 0 ? null : captions.toString();
        String kind = action.kind().wireName();
        String rule = "action." + snakeCase(kind);
        add(
                Subject.ACTION,
                kind,
                new Evidence(rule, matched, action.elementIds()),
                null,
                probability);
    }

    private void captcha(@Nullable Captcha captcha) {
        if (captcha != null) {
            add(
                    Subject.CAPTCHA,
                    captcha.info().type().wireName(),
                    captcha.evidence(),
                    null,
                    Confidences.of(Subject.CAPTCHA, captcha.points(), captcha.points()));
        }
    }

    private void overlay(FoundOverlay found) {
        Overlay overlay = found.overlay();
        Evidence first = found.evidence().get(0);
        Integer id = overlay.elementId();
        Evidence evidence =
                new Evidence(first.rule(), first.matched(), id == null ? List.of() : List.of(id));
        add(
                Subject.OVERLAY,
                overlay.kind().wireName(),
                evidence,
                null,
                Confidences.of(Subject.OVERLAY, found.points(), found.margin()));
    }

    private void blocked(@Nullable BlockedInfo blocked, PageType type) {
        if (blocked != null) {
            String kind = blocked.kind().wireName();
            String seen = String.join("; ", blocked.evidence());
            List<Candidate<BlockedInfo.Kind>> ranked = BlockDetector.rank(signals, type);
            add(
                    Subject.BLOCKED,
                    kind,
                    Evidence.of("blocked." + kind, seen),
                    ranked.size() > 1 ? ranked.get(1).conclusion().wireName() : null,
                    Confidences.of(
                            Subject.BLOCKED, ranked.get(0).points(), Candidate.margin(ranked)));
        }
    }

    private void add(
            Subject subject,
            String conclusion,
            Evidence evidence,
            @Nullable String runnerUp,
            double probability) {
        verdicts.add(
                new Verdict(
                        subject,
                        conclusion,
                        evidence.rule(),
                        shortened(evidence.matched()),
                        evidence.elementIds(),
                        probability,
                        runnerUp));
    }

    private static @Nullable String shortened(@Nullable String text) {
        return text == null || text.length() <= MAX_MATCHED
                ? text
                : text.substring(0, MAX_MATCHED - 1) + "…";
    }

    private static String snakeCase(String camelCase) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < camelCase.length(); i++) {
            char c = camelCase.charAt(i);
            if (Character.isUpperCase(c) && i > 0) {
                out.append('_');
            }
            out.append(Character.toLowerCase(c));
        }
        return out.toString();
    }
}
