package browsy.css.selector;

import browsy.html.TreeElement;
import browsy.html.TreeScope;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Computes which elements match {@code :has()}, called anchors. The first query for a tree computes
 * the anchors of the whole tree; later queries look them up.
 *
 * @see <a href="https://drafts.csswg.org/selectors-4/#relational">selectors-4</a>
 */
final class HasAnchors {
    private static final BitSet NONE = new BitSet();

    private final SelectorMatcher matcher;
    private final Map<Key, BitSet> known = new HashMap<>();

    HasAnchors(SelectorMatcher matcher) {
        this.matcher = matcher;
    }

    /**
     * The identity of a search: selector, searched tree and scoping root. The parts are compared by
     * identity. For a host that is matched from inside its shadow tree, {@code scope} is that
     * shadow tree. The hash codes of the selectors of a style sheet are a sequence for each tree
     * and root: with random ones, the look-ups of many rules would miss the caches of the
     * processor.
     */
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
            int place = System.identityHashCode(scope) + (root == null ? 0 : root.hashCode());
            return has.number() + place;
        }
    }

    /**
     * Returns the anchors as indexes of elements in the element tree.
     *
     * @param scope the tree to search; the matcher uses it as the tree of the style sheet
     * @param root the scoping root; null if there is none
     * @return the indexes, not to be modified
     */
    BitSet of(HasSelector has, TreeScope scope, @Nullable TreeElement root) {
        Key key = new Key(has, scope, has.mayAskForScope() ? root : null);
        BitSet found = known.get(key);
        if (found == null) {
            found = find(has, scope);
            known.put(key, found.isEmpty() ? NONE : found);
        }
        return found;
    }

    /** Computes the anchors of all elements of a tree. */
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
     * Walks from each element that matches the rightmost compound of a relative selector along the
     * combinators to the anchors. Each (compound, element) pair is tested once, and each walk stops
     * where an earlier walk of the same combinator passed. The work is linear in elements times
     * compounds.
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

        /** Tests {@code element} as the subject of the relative selector. */
        void from(TreeElement element) {
            visit(0, element);
        }

        /** Tests {@code element} against compound {@code i} from the right, and walks on. */
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
