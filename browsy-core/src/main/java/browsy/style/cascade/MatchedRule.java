package browsy.style.cascade;

/**
 * A rule that matches an element, by its most specific selector that does.
 *
 * @param specificity packed, see {@link browsy.css.selector.Specificity}
 * @param proximity steps from the element up to the root of the rule's scope; {@link #NO_SCOPE}
 *     without one
 * @param selector the place of the selector in its rule
 */
record MatchedRule(
        CompiledRule rule, ActiveSheet sheet, int specificity, int proximity, int selector) {

    static final int NO_SCOPE = Integer.MAX_VALUE;

    /** Weakest first, as far as normal declarations go. */
    static int compareNormal(MatchedRule a, MatchedRule b) {
        if (a.sheet != b.sheet) {
            if (a.sheet.origin() != b.sheet.origin()) {
                return a.sheet.origin().compareTo(b.sheet.origin());
            }
            if (a.sheet.depth() != b.sheet.depth()) {
                return Integer.compare(b.sheet.depth(), a.sheet.depth());
            }
        }
        int layers = Integer.compare(a.sheet.layerOrder(a.rule), b.sheet.layerOrder(b.rule));
        return layers != 0 ? layers : a.compareInLayer(b);
    }

    /** Whether both are of one rule, perhaps by different selectors. */
    boolean isOfSameRule(MatchedRule other) {
        return rule == other.rule && sheet == other.sheet;
    }

    /** The same for a rule of {@code @scope}. */
    MatchedRule inScope(int steps) {
        return new MatchedRule(rule, sheet, specificity, steps, selector);
    }

    /** Which is stronger of two in the same origin, tree and layer. */
    int compareInLayer(MatchedRule other) {
        if (specificity != other.specificity) {
            return specificity - other.specificity;
        }
        if (proximity != other.proximity) {
            return Integer.compare(other.proximity, proximity);
        }
        if (sheet != other.sheet) {
            return Integer.compare(sheet.order(), other.sheet.order());
        }
        // Of selectors that are as strong, the one that is written first stands for the rule.
        return rule == other.rule
                ? Integer.compare(other.selector, selector)
                : Integer.compare(rule.order(), other.rule.order());
    }
}
