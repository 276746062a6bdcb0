package browsy.style.cascade;

import browsy.css.selector.CachedElementTest;
import browsy.css.selector.ComplexSelector;
import browsy.css.selector.SelectorList;
import browsy.css.selector.SelectorMatcher;
import browsy.html.TreeElement;
import browsy.html.TreeScope;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds the scoping roots of the {@code @scope} rules of a stylesheet. The answers are cached by
 * element, because nested rules query the roots of the enclosing rule repeatedly.
 *
 * @see <a href="https://drafts.csswg.org/css-cascade-6/#scope-atrule">css-cascade-6</a>
 */
final class ScopingRoots {
    private final TreeScope scope;
    private final @Nullable TreeElement owner;
    private final SelectorMatcher matcher;
    private final Map<ScopeRule, CachedElementTest> known = new IdentityHashMap<>();

    /**
     * @param scope the tree scope that the stylesheet styles
     * @param owner the element that contains or links the stylesheet; null if there is none
     * @param matcher the matcher whose budget the search is charged to
     */
    ScopingRoots(TreeScope scope, @Nullable TreeElement owner, SelectorMatcher matcher) {
        this.scope = scope;
        this.owner = owner;
        this.matcher = matcher;
    }

    /**
     * Matches a selector in scope: tries the element and its ancestors as scoping roots, the
     * nearest first, and skips roots whose scope ends above the element.
     *
     * @return the number of steps from the element up to the root with which the selector matches;
     *     negative if there is none
     */
    int steps(TreeElement element, ComplexSelector selector, ScopeRule rule) {
        SelectorList end = rule.end();
        // Limits without :scope end the scope of every root; the others are tested for each root.
        SelectorList endOfAny = end == null || end.mayAskForScope() ? null : end;
        int steps = 0;
        for (TreeElement root = element; root != null; root = above(root), steps++) {
            matcher.charge(1);
            if (matcher.isExhausted()
                    || (endOfAny != null && matcher.matchesAny(endOfAny, root, scope, null))) {
                return -1;
            }
            if (isRoot(root, rule)
                    && (end == null || end == endOfAny || !isBeyondEnd(element, root, end))) {
                if (matcher.matches(selector, element, scope, root)) {
                    return steps;
                }
                // Without :scope, the selector gives the same result for all other roots.
                if (!selector.mayAskForScope()) {
                    return -1;
                }
            }
        }
        return -1;
    }

    /** The parent of an element; the shadow host for the top of the shadow tree of this scope. */
    private @Nullable TreeElement above(TreeElement e) {
        return e.parent() != null ? e.parent() : scope == e.scope() ? scope.host() : null;
    }

    private boolean isRoot(TreeElement element, ScopeRule rule) {
        return known.computeIfAbsent(rule, key -> new CachedElementTest(e -> findIsRoot(e, key)))
                .about(element);
    }

    /**
     * Whether an element is a scoping root, by <a
     * href="https://drafts.csswg.org/css-cascade-6/#scoping-root">CSS Cascading, 2.5</a>.
     */
    private boolean findIsRoot(TreeElement element, ScopeRule rule) {
        SelectorList start = rule.start();
        ScopeRule outer = rule.outer();
        if (outer != null) {
            for (TreeElement above = element; above != null; above = above(above)) {
                matcher.charge(1);
                if (isRoot(above, outer)
                        && (start == null || matcher.matchesAny(start, element, scope, above))) {
                    return true;
                }
                if (matcher.isExhausted()) {
                    return false;
                }
            }
            return false;
        }
        if (start != null) {
            return matcher.matchesAny(start, element, scope, null);
        }
        if (owner == null || owner.isHtml("link")) {
            return element.parent() == null;
        }
        TreeElement parent = owner.parent();
        return element == (parent != null ? parent : owner.scope().host());
    }

    /**
     * Whether a scoping limit that refers to {@code :scope} is between an element and a root,
     * inclusive.
     */
    private boolean isBeyondEnd(TreeElement element, TreeElement root, SelectorList end) {
        for (TreeElement e = element; e != null; e = above(e)) {
            if (matcher.matchesAny(end, e, scope, root)) {
                return true;
            }
            if (e == root) {
                return false;
            }
        }
        return false;
    }
}
