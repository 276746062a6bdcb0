package browsy.style.cascade;

import browsy.css.selector.SelectorList;
import org.jspecify.annotations.Nullable;

/**
 * An {@code @scope}.
 *
 * @param outer the {@code @scope} around this one
 * @param start matches the scoping roots; null means the parent of the style element
 * @param end matches what is out of scope again; null if nothing is
 * @see <a href="https://drafts.csswg.org/css-cascade-6/#scoped-styles">CSS Cascading, 2.5</a>
 */
record ScopeRule(
        @Nullable ScopeRule outer, @Nullable SelectorList start, @Nullable SelectorList end) {}
