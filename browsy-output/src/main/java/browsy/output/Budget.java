package browsy.output;

import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes a page in at most so many tokens: what matters most is kept, and a receipt at the end
 * tells what was left out and by which handle ({@link Scope#parse}) to ask for it.
 *
 * <p>Kept first are what lies over the page, what actions need, messages, what fits the query,
 * fields, headings, main content, and last navigation and footer. Hidden elements are left out, and
 * so are texts that no person sees or that give orders to a model.
 */
public final class Budget {

    private final int maxTokens;
    private final TokenCounter counter;
    private final @Nullable String query;

    private Budget(int maxTokens, TokenCounter counter, @Nullable String query) {
        this.maxTokens = maxTokens;
        this.counter = counter;
        this.query = query;
    }

    /**
     * A budget counted by {@link TokenCounter#best()}.
     *
     * @throws IllegalArgumentException if the number is negative
     */
    public static Budget of(int maxTokens) {
        if (maxTokens < 0) {
            throw new IllegalArgumentException("a budget cannot be negative: " + maxTokens);
        }
        return new Budget(maxTokens, TokenCounter.best(), null);
    }

    /** The same, counted in another way. */
    public Budget countedBy(TokenCounter newCounter) {
        return new Budget(maxTokens, newCounter, query);
    }

    /** The same, with what fits a task before what does not. */
    public Budget forTask(String newQuery) {
        return new Budget(maxTokens, counter, newQuery);
    }

    /**
     * The page in no more tokens than the budget has; empty if not even the receipt fits. A page
     * that fits with all that is worth telling has a receipt only if something was left out.
     */
    public String render(TextFormat format, SpatialDom dom) {
        List<SpatialElement> ranked = new Importance(dom, query).ranked();
        String best = null;
        // More elements take more tokens: halving finds the greatest number that fits.
        int fits = -1;
        int tooMany = ranked.size() + 1;
        int tried = ranked.size();
        while (tooMany - fits > 1) {
            String text = render(format, dom, ranked.subList(0, tried));
            if (counter.count(text) <= maxTokens) {
                best = text;
                fits = tried;
            } else {
                tooMany = tried;
            }
            tried = (fits + tooMany) >>> 1;
        }
        return best == null ? receiptAlone(format, dom) : best;
    }

    private String receiptAlone(TextFormat format, SpatialDom dom) {
        String receipt = format.note(Receipt.of(dom, Set.of())) + "\n";
        return counter.count(receipt) <= maxTokens ? receipt : "";
    }

    private static String render(TextFormat format, SpatialDom dom, List<SpatialElement> chosen) {
        Set<Integer> kept = new HashSet<>();
        chosen.forEach(element -> kept.add(element.id()));
        String text = format.render(dom.keeping(element -> kept.contains(element.id())));
        return kept.size() == dom.size() ? text : text + format.note(Receipt.of(dom, kept)) + "\n";
    }
}
