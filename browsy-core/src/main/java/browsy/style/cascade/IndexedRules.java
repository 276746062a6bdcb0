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
 * The selectors of all stylesheets that style a tree scope and whose media queries match, indexed
 * by the name that their rightmost compound requires. Looked-up names are cached for later
 * elements.
 */
final class IndexedRules {

    /** The context of an element that a candidate's match depends on beyond the indexed name. */
    enum Reach {
        /** The {@link ElementFeatures} of the element. */
        FEATURES,
        /** The features of the element and its ancestors. */
        PATH,
        /** Anything else: siblings, states, containers or scopes. */
        FURTHER
    }

    /**
     * A selector that may match an element.
     *
     * @param entry the selector with its rule
     * @param match the result if the selector matches; without the proximity of an {@code @scope}
     * @param reach the context that the match depends on
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
     * @param userAgent the user agent sheets
     * @param author the author sheets of the tree scope
     * @param states the states that some element of the document has
     * @param names the names that occur in the document
     * @param scrollButtons whether author sheets style scroll buttons
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

    /** Whether there is a selector of a kind. */
    boolean has(Kind kind) {
        return found.containsKey(kind);
    }

    /** The candidates that require a name, compared without regard to case. */
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

    /** The candidates of a kind that requires no name. */
    Candidate[] unnamed(Kind kind) {
        return named(kind, ANY);
    }

    private Reach reach(RuleIndex.Entry entry) {
        CompiledRule rule = entry.rule();
        boolean conditional = rule.condition() != null && rule.condition().hasContainerQuery();
        if (conditional || rule.scope() != null || !entry.selector().isPathOnly(states)) {
            return Reach.FURTHER;
        }
        return entry.selector().isElementOnly(states) ? Reach.FEATURES : Reach.PATH;
    }

    /**
     * Whether a selector can match an element of the document, and its pseudo-element can have a
     * box.
     */
    private boolean canMatter(ComplexSelector selector) {
        PseudoElementKind kind = selector.pseudoElement();
        return (kind == null || haveBoxes(kind))
                && selector.canMatch(states)
                && names.mayHaveAll(selector.names());
    }

    /**
     * Whether a kind of pseudo-element can have a box. The user agent's rules for scroll buttons
     * match every element, so they are ignored unless an author sheet styles scroll buttons.
     */
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
