package browsy.output;

import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Renders a page within a limit of tokens. The most important elements are kept. A receipt at the
 * end reports what was left out, with handles for {@link Scope#parse} to request it.
 *
 * <p>The order of importance is: overlays, elements of actions and messages, elements that match
 * the query, fields, headings, main content, and last navigation and footer. Hidden elements are
 * left out. So are texts that are invisible to people or that address a language model.
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
     * A budget that counts tokens with {@link TokenCounter#best()}.
     *
     * @throws IllegalArgumentException if the number is negative
     */
    public static Budget of(int maxTokens) {
        if (maxTokens < 0) {
            throw new IllegalArgumentException("a budget cannot be negative: " + maxTokens);
        }
        return new Budget(maxTokens, TokenCounter.best(), null);
    }

    /** Returns this budget with another token counter. */
    public Budget countedBy(TokenCounter newCounter) {
        return new Budget(maxTokens, newCounter, query);
    }

    /**
     * Returns this budget with a query. Elements that match the query have precedence over those
     * that do not.
     */
    public Budget forTask(String newQuery) {
        return new Budget(maxTokens, counter, newQuery);
    }

    /**
     * Renders a page in at most as many tokens as the budget allows. Returns the empty string if
     * not even the receipt fits. The text contains a receipt only if something was left out.
     */
    public String render(TextFormat format, SpatialDom dom) {
        List<SpatialElement> ranked = new Importance(dom, query).ranked();
        String best = null;
        // More elements take more tokens: a binary search finds the greatest number that fits.
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
