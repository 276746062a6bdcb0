package browsy.intelligence;

import browsy.intelligence.rule.Candidate;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.PageContext;
import browsy.intelligence.signal.PageSignals;
import browsy.model.BlockedInfo;
import browsy.model.BlockedInfo.Kind;
import browsy.model.BlockedInfo.NextStep;
import browsy.model.PageType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Detects pages that are served in place of the requested content: challenges, refusals, login
 * walls, consent walls and applications that need scripts.
 */
final class BlockDetector {

    private BlockDetector() {}

    /** Returns the kind and evidence of a blocked page, null if the page is not blocked. */
    static @Nullable BlockedInfo find(PageSignals page, PageType type) {
        List<Candidate<Kind>> ranked = rank(page, type);
        if (ranked.isEmpty() || ranked.get(0).points() < BlockRules.ENOUGH) {
            return null;
        }
        Candidate<Kind> best = ranked.get(0);
        List<String> evidence = new ArrayList<>(ofResponse(page.context()));
        for (Evidence found : best.evidence()) {
            if (found.matched() != null && !evidence.contains(found.matched())) {
                evidence.add(found.matched());
            }
        }
        return new BlockedInfo(best.conclusion(), evidence, nextStep(best.conclusion()));
    }

    /** Returns the kinds of obstacles by descending points. */
    static List<Candidate<Kind>> rank(PageSignals page, PageType type) {
        return BlockRules.TABLE.rank(new BlockFacts(page, type));
    }

    private static NextStep nextStep(Kind kind) {
        return switch (kind) {
            case CHALLENGE -> NextStep.ASK_HUMAN;
            case LOGIN_WALL, SESSION_EXPIRED -> NextStep.SIGN_IN;
            case CONSENT_WALL -> NextStep.GIVE_CONSENT;
            case NEEDS_SCRIPTS -> NextStep.USE_FULL_BROWSER;
            case RATE_LIMITED, UNAVAILABLE -> NextStep.RETRY_LATER;
            case BLOCKED, PAYWALL, REGION -> NextStep.GO_ELSEWHERE;
        };
    }

    /** Returns an error status and the {@code retry-after} and {@code cf-mitigated} fields. */
    private static List<String> ofResponse(PageContext context) {
        List<String> evidence = new ArrayList<>();
        if (context.status() != null && context.status() >= 400) {
            evidence.add("status " + context.status());
        }
        for (String name : List.of("retry-after", "cf-mitigated")) {
            if (context.header(name) != null) {
                evidence.add(name + ": " + context.header(name));
            }
        }
        return evidence;
    }
}
