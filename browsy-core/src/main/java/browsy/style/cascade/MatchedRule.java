package browsy.style.cascade;

/**
 * A rule that matches an element, by the most specific of its matching selectors.
 *
 * @param rule the rule
 * @param sheet the stylesheet of the rule
 * @param specificity packed, see {@link browsy.css.selector.Specificity}
 * @param proximity the number of steps from the element up to the scoping root; {@link #NO_SCOPE}
 *     outside {@code @scope}
 * @param selector the index of the selector in the rule
 */
record MatchedRule(
        CompiledRule rule, ActiveSheet sheet, int specificity, int proximity, int selector) {

    static final int NO_SCOPE = Integer.MAX_VALUE;

    /**
     * Compares two rules by the strength of their normal declarations; the weaker is the smaller.
     */
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

    /** Whether both are matches of the same rule, perhaps by different selectors. */
    boolean isOfSameRule(MatchedRule other) {
        return rule == other.rule && sheet == other.sheet;
    }

    /** Returns a copy with the given scope proximity. */
    MatchedRule inScope(int steps) {
        return new MatchedRule(rule, sheet, specificity, steps, selector);
    }

    /** Compares two matches of the same origin, tree and layer; the weaker is the smaller. */
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
        // Of equally specific selectors of a rule, the first is the strongest, so it is kept.
        return rule == other.rule
                ? Integer.compare(other.selector, selector)
                : Integer.compare(rule.order(), other.rule.order());
    }
}
