package browsy.intelligence.code;

import browsy.infra.TimeLimit;
import browsy.intelligence.code.CodePattern.Match;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Lexicon;
import browsy.intelligence.word.Topic;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds the verification codes that a page shows. Numbers and words that may be codes are scored by
 * {@link CodeRules}; the best is a code if it has enough points. A page shows several codes only if
 * they have equal points and look the same.
 */
public final class CodeFinder {

    /** The maximum number of candidates; a page with more shows tables of numbers. */
    private static final int MAX_CANDIDATES = 200;

    private static final long CODES =
            Lexicon.bits(Topic.CODE_CONTEXT, Topic.CODE_FIELD, Topic.VERIFICATION);

    private CodeFinder() {}

    /**
     * Returns the codes on a page as it shows them but without separators, in document order: those
     * with the most points; if a sentence states it, also those that other sentences state, as
     * messages below each other do.
     */
    public static List<String> find(PageSignals page) {
        int most = CodeRules.ENOUGH;
        List<CodeCandidate> best = new ArrayList<>();
        List<CodeCandidate> stated = new ArrayList<>();
        for (CodeCandidate code : candidates(page)) {
            TimeLimit.check();
            int points = points(code);
            boolean first = stated.isEmpty() || !stated.get(stated.size() - 1).isBeside(code);
            if (points >= CodeRules.ENOUGH && first && CodeRules.isStated(code)) {
                stated.add(code);
            }
            if (points > most || (points == most && best.isEmpty())) {
                most = points;
                best.clear();
                best.add(code);
            } else if (points == most && best.get(0).looksLike(code)) {
                best.add(code);
            }
        }
        Set<String> codes = new LinkedHashSet<>();
        boolean messages = !best.isEmpty() && stated.contains(best.get(0));
        (messages ? stated : best).forEach(code -> codes.add(code.shown()));
        return List.copyOf(codes);
    }

    /** Returns all candidates of a page in document order, none if it says nothing about codes. */
    static List<CodeCandidate> candidates(PageSignals page) {
        if (!mayShowCodes(page)) {
            return List.of();
        }
        List<TextBlock> blocks = TextBlocks.of(page.page());
        List<CodeCandidate> candidates = new ArrayList<>();
        for (int i = 0; i < blocks.size(); i++) {
            TimeLimit.check();
            int before = 0;
            for (Match match : CodePattern.find(blocks.get(i).text())) {
                if (candidates.size() == MAX_CANDIDATES) {
                    return List.of();
                }
                candidates.add(
                        new CodeCandidate(page, blocks, i, match, Math.min(before, match.start())));
                before = match.end();
            }
        }
        return candidates;
    }

    static int points(CodeCandidate code) {
        return CodeRules.TABLE.points(code, true);
    }

    private static boolean mayShowCodes(PageSignals page) {
        for (SpatialElement element : page.visible()) {
            if (page.maySay(element, CODES)) {
                return true;
            }
        }
        return false;
    }
}
