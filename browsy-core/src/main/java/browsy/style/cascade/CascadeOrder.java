package browsy.style.cascade;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Sorts the declarations that apply to an element by precedence in the cascade. */
final class CascadeOrder {

    /**
     * The normal or the important declarations of one source: a rule, a style attribute,
     * presentational hints or an animation.
     *
     * @param part the declarations
     * @param level the cascade level of the declarations
     * @param match the matched rule; null for other sources
     * @param animation the name of the animation; null for other sources
     */
    record Item(
            DeclarationBlock.Part part,
            Level level,
            @Nullable MatchedRule match,
            @Nullable String animation) {

        Item(DeclarationBlock.Part part, Level level, @Nullable MatchedRule match) {
            this(part, level, match, null);
        }

        private static int compareStrongestFirst(Item a, Item b) {
            int levels = b.level.compareTo(a.level);
            return levels == 0 && a.match != null && b.match != null
                    ? b.match.compareInLayer(a.match)
                    : levels;
        }
    }

    private final List<Item> items = new ArrayList<>();

    private CascadeOrder() {}

    /**
     * Returns the declarations that apply to an element, the strongest first.
     *
     * @param rules the rules that match, the weakest first
     * @param inline the declarations of the style attribute; null if there are none
     * @param hints the presentational hints; null if there are none
     * @param depth the number of shadow trees around the element
     */
    static List<Item> strongestFirst(
            List<MatchedRule> rules,
            @Nullable DeclarationBlock inline,
            @Nullable DeclarationBlock hints,
            int depth) {
        CascadeOrder order = new CascadeOrder();
        // In reverse order, so that the list is nearly sorted.
        for (int i = rules.size() - 1; i >= 0; i--) {
            MatchedRule match = rules.get(i);
            order.add(match, false);
            order.add(match, true);
        }
        if (hints != null) {
            Level level = new Level(Origin.PRESENTATIONAL_HINT, false, depth, false, 0);
            order.items.add(new Item(hints.part(false), level, null));
        }
        if (inline != null) {
            order.inline(inline, false, depth);
            order.inline(inline, true, depth);
        }
        order.items.sort(Item::compareStrongestFirst);
        return order.items;
    }

    /**
     * Returns the items with the declarations of a position fallback inserted below all important
     * declarations and above all normal ones.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-anchor-position-1/#position-fallback-origin">css-anchor-position-1</a>
     */
    static List<Item> withFallback(List<Item> items, DeclarationBlock fallback) {
        Level level = new Level(Origin.AUTHOR, false, 0, true, Integer.MAX_VALUE);
        return withBelowImportant(items, List.of(new Item(fallback.part(false), level, null)));
    }

    /**
     * Returns declarations with others inserted below all important ones and above all normal ones.
     *
     * @param items the declarations, the strongest first
     * @param inserted the others, the strongest first
     */
    static List<Item> withBelowImportant(List<Item> items, List<Item> inserted) {
        List<Item> all = new ArrayList<>(items);
        int place = 0;
        while (place < all.size() && all.get(place).level().important()) {
            place++;
        }
        all.addAll(place, inserted);
        return all;
    }

    private void add(MatchedRule match, boolean important) {
        DeclarationBlock.Part part = match.rule().block().part(important);
        if (!part.isEmpty()) {
            items.add(new Item(part, match.sheet().level(match.rule(), important), match));
        }
    }

    private void inline(DeclarationBlock block, boolean important, int depth) {
        DeclarationBlock.Part part = block.part(important);
        if (!part.isEmpty()) {
            items.add(new Item(part, new Level(Origin.AUTHOR, important, depth, true, 0), null));
        }
    }
}
