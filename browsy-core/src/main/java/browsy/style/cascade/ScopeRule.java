package browsy.style.cascade;

import browsy.css.selector.SelectorList;
import org.jspecify.annotations.Nullable;

/**
 * An {@code @scope} rule.
 *
 * @param outer the enclosing {@code @scope}; null if there is none
 * @param start the selectors of the scoping roots; null if omitted, in which case the parent of the
 *     style element is the root
 * @param end the selectors of the scoping limits; null if there are none
 * @see <a href="https://drafts.csswg.org/css-cascade-6/#scoped-styles">CSS Cascading, 2.5</a>
 */
record ScopeRule(
        @Nullable ScopeRule outer, @Nullable SelectorList start, @Nullable SelectorList end) {}
