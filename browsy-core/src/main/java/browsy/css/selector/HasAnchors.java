package browsy.css.selector;

import browsy.html.TreeElement;
import browsy.html.TreeScope;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The elements that {@code :has()} matches: the anchors of what its relative selectors find. All of
 * a tree are looked for at once, when the first of them is asked about.
 *
 * @see <a href="https://drafts.csswg.org/selectors-4/#relational">selectors-4</a>
 */
final class HasAnchors {
    private final SelectorMatcher matcher;
    private final Map<Key, BitSet> known = new HashMap<>();

    HasAnchors(SelectorMatcher matcher) {
        this.matcher = matcher;
    }

    /** Whether a selector with {@code :has()} means elements of the tree, or a host from inside. */
    private record Key(HasSelector has, TreeScope scope, @Nullable TreeElement root) {
        @Override
        public boolean equals(@Nullable Object o) {
            return o instanceof Key that
                    && has == that.has
                    && scope == that.scope
                    && root == that.root;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(has) * 31 + System.identityHashCode(scope);
        }
    }

    /**
     * The anchors by their index in the tree of all elements.
     *
     * @param scope the tree to look in, which the matcher takes for that of the style
     * @param root the scoping root; null for none
     */
    BitSet of(HasSelector has, TreeScope scope, @Nullable TreeElement root) {
        Key key = new Key(has, scope, root);
        BitSet found = known.get(key);
        if (found == null) {
            found = find(has, scope);
            known.put(key, found);
        }
        return found;
    }

    private BitSet find(HasSelector has, TreeScope scope) {
        BitSet found = new BitSet();
        for (ComplexSelector selector : has.relative().selectors()) {
            Search search = new Search(selector, found);
            for (TreeElement e = scope.firstChild(); e != null; e = e.nextInScope()) {
                search.from(e);
            }
        }
        return found;
    }

    /**
     * Goes from the elements that a relative selector ends at to those it starts at. Remembers how
     * far each step has gone, so that the work is linear in elements times compounds, however many
     * elements match.
     */
    private final class Search {
        private final ComplexSelector selector;
        private final BitSet found;
        private final BitSet[] tried;
        private final BitSet[] walked;

        Search(ComplexSelector selector, BitSet found) {
            this.selector = selector;
            this.found = found;
            this.tried = bitSets(selector.length());
            this.walked = bitSets(selector.length());
        }

        private BitSet[] bitSets(int n) {
            BitSet[] sets = new BitSet[n];
            for (int i = 0; i < n; i++) {
                sets[i] = new BitSet();
            }
            return sets;
        }

        void from(TreeElement element) {
            visit(0, element);
        }

        private void visit(int i, TreeElement element) {
            if (i + 1 == selector.length()) {
                found.set(element.index());
                return;
            }
            if (tried[i].get(element.index())) {
                return;
            }
            tried[i].set(element.index());
            if (!matcher.matchesCompound(selector.compound(i), element)) {
                return;
            }
            BitSet seen = walked[i];
            switch (selector.combinator(i)) {
                case DESCENDANT -> {
                    TreeElement e = matcher.above(element);
                    for (; e != null && !seen.get(e.index()); e = matcher.above(e)) {
                        seen.set(e.index());
                        visit(i + 1, e);
                    }
                }
                case CHILD -> visitIfAny(i + 1, matcher.above(element));
                case NEXT_SIBLING -> visitIfAny(i + 1, element.previousSibling());
                case SUBSEQUENT_SIBLING -> {
                    TreeElement e = element.previousSibling();
                    for (; e != null && !seen.get(e.index()); e = e.previousSibling()) {
                        seen.set(e.index());
                        visit(i + 1, e);
                    }
                }
                case SLOTTED, PART -> {
                    // Pseudo-elements are invalid inside :has().
                }
            }
        }

        private void visitIfAny(int i, @Nullable TreeElement element) {
            if (element != null) {
                visit(i, element);
            }
        }
    }
}
