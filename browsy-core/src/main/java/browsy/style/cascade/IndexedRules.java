package browsy.style.cascade;

import browsy.css.selector.ComplexSelector;
import browsy.css.selector.PseudoElementKind;
import browsy.css.selector.SelectorKeys.Kind;
import browsy.html.UserState;
import browsy.infra.Ascii;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The selectors of all stylesheets that style a tree and whose media queries hold, by what they ask
 * for. What was looked for once is at hand for all elements that have the same.
 */
final class IndexedRules {

    /** What decides whether a selector matches an element that has the name it was found by. */
    enum Reach {
        /** What {@link ElementFeatures} tell. */
        FEATURES,
        /** What they tell of the element and its ancestors. */
        PATH,
        /** Anything. */
        FURTHER
    }

    /**
     * A selector that may match.
     *
     * @param match what it is if it does, and is in no {@code @scope}
     */
    record Candidate(RuleIndex.Entry entry, MatchedRule match, Reach reach) {}

    private static final Candidate[] NONE = {};
    private static final String ANY = "";

    private final List<ActiveSheet> sheets;
    private final Set<UserState> states;
    private final DocumentNames names;
    private final boolean scrollButtons;
    private final Map<Kind, Map<String, Candidate[]>> found = new EnumMap<>(Kind.class);

    /**
     * @param states the states that any element is in
     * @param names what the document has
     * @param scrollButtons whether it can have scroll buttons
     */
    IndexedRules(
            List<ActiveSheet> userAgent,
            List<ActiveSheet> author,
            Set<UserState> states,
            DocumentNames names,
            boolean scrollButtons) {
        this.states = states;
        this.names = names;
        this.scrollButtons = scrollButtons;
        this.sheets = new ArrayList<>(userAgent);
        sheets.addAll(author);
        for (Kind kind : Kind.values()) {
            for (ActiveSheet sheet : sheets) {
                if (sheet.rules().has(kind)) {
                    found.put(kind, new HashMap<>());
                    break;
                }
            }
        }
    }

    /** Whether there is any selector of a kind. */
    boolean has(Kind kind) {
        return found.containsKey(kind);
    }

    /** The selectors that ask for a name, in whatever case it is written. */
    Candidate[] named(Kind kind, String name) {
        Map<String, Candidate[]> byName = found.get(kind);
        if (byName == null) {
            return NONE;
        }
        Candidate[] known = byName.get(name);
        if (known == null) {
            known = find(kind, name);
            byName.put(name, known);
        }
        return known;
    }

    /** The selectors of a kind that goes without names. */
    Candidate[] unnamed(Kind kind) {
        return named(kind, ANY);
    }

    private Reach reach(RuleIndex.Entry entry) {
        CompiledRule rule = entry.rule();
        boolean conditional = rule.condition() != null && rule.condition().asksContainer();
        if (conditional || rule.scope() != null || !entry.selector().isPathOnly(states)) {
            return Reach.FURTHER;
        }
        return entry.selector().isElementOnly(states) ? Reach.FEATURES : Reach.PATH;
    }

    /** Whether a selector can match, and what it matches can be seen. */
    private boolean canMatter(ComplexSelector selector) {
        PseudoElementKind kind = selector.pseudoElement();
        return (kind == null || haveBoxes(kind))
                && selector.canMatch(states)
                && names.mayHaveAll(selector.names());
    }

    /** NB: the user agent's rules for scroll buttons match every element. */
    private boolean haveBoxes(PseudoElementKind kind) {
        return kind.isScrollButton() ? scrollButtons : PseudoElements.haveBoxes(kind);
    }

    private Candidate[] find(Kind kind, String name) {
        List<Candidate> candidates = new ArrayList<>();
        String lower = Ascii.lower(name);
        for (ActiveSheet sheet : sheets) {
            for (RuleIndex.Entry entry : sheet.rules().named(kind, lower)) {
                if (canMatter(entry.selector()) && sheet.isActive(entry.rule())) {
                    candidates.add(
                            new Candidate(
                                    entry,
                                    new MatchedRule(
                                            entry.rule(),
                                            sheet,
                                            entry.selector().specificity(),
                                            MatchedRule.NO_SCOPE,
                                            entry.place()),
                                    reach(entry)));
                }
            }
        }
        return candidates.toArray(NONE);
    }
}
