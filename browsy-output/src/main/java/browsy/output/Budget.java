package browsy.output;

import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.output.BudgetFrame.Written;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Renders a page within a limit of tokens by keeping the most important elements. A receipt at the
 * end reports what was left out, with handles that {@link Scope#parse} accepts.
 *
 * <p>The order of importance is: overlays; elements of actions and messages; elements that match
 * the query; fields; headings; main content; other controls; the rest. Hidden elements are left
 * out, and so are texts that are invisible to people or that address a language model.
 */
public final class Budget {

    /** The number of most important elements that are tried one by one if no sequence fits. */
    private static final int MOST_TRIED = 200;

    private final int maxTokens;
    private final TokenCounter counter;
    private final @Nullable String query;

    private Budget(int maxTokens, TokenCounter counter, @Nullable String query) {
        this.maxTokens = maxTokens;
        this.counter = counter;
        this.query = query;
    }

    /**
     * Creates a budget that counts tokens with {@link TokenCounter#best()}.
     *
     * @throws IllegalArgumentException if the number is negative
     */
    public static Budget of(int maxTokens) {
        if (maxTokens < 0) {
            throw new IllegalArgumentException("not a token budget: " + maxTokens + " is negative");
        }
        return new Budget(maxTokens, TokenCounter.best(), null);
    }

    /** Returns this budget with another token counter. */
    public Budget countedBy(TokenCounter newCounter) {
        return new Budget(maxTokens, newCounter, query);
    }

    /**
     * Returns this budget with a query. Elements that match the query take precedence over others.
     */
    public Budget forTask(String newQuery) {
        return new Budget(maxTokens, counter, newQuery);
    }

    /**
     * Renders a page in at most as many tokens as the budget permits. Returns the empty string if
     * not even the title fits. The text contains a receipt only if something was left out. If the
     * budget is small, head and receipt are first shortened, then omitted.
     */
    public String render(TextFormat format, SpatialDom dom) {
        List<SpatialElement> ranked = new Importance(dom, query).ranked();
        List<BudgetFrame> frames = BudgetFrame.of(format, dom);
        String all = frames.get(0).around(ranked).text();
        if (fits(all)) {
            return all;
        }
        for (BudgetFrame frame : frames) {
            // At least half of the budget is for elements.
            if (frame.isBare() || counter.count(frame.empty()) <= maxTokens / 2) {
                Written most = mostIn(frame, ranked);
                if (most.hasElements()) {
                    return most.text();
                }
            }
        }
        return small(frames, ranked);
    }

    private boolean fits(String text) {
        return counter.count(text) <= maxTokens;
    }

    /**
     * Renders as many of the most important elements as fit into a frame. A binary search finds
     * their number, because the token count increases with it.
     */
    private Written mostIn(BudgetFrame frame, List<SpatialElement> ranked) {
        Written best = new Written("", false);
        int fits = 0;
        int tooMany = ranked.size() + 1;
        while (tooMany - fits > 1) {
            int tried = (fits + tooMany) >>> 1;
            Written written = frame.around(ranked.subList(0, tried));
            if (fits(written.text())) {
                best = written;
                fits = tried;
            } else {
                tooMany = tried;
            }
        }
        return best;
    }

    /**
     * Renders the most important element that fits alone; if none does, the richest frame that
     * fits.
     */
    private String small(List<BudgetFrame> frames, List<SpatialElement> ranked) {
        BudgetFrame last = frames.get(frames.size() - 1);
        for (SpatialElement element : ranked.subList(0, Math.min(ranked.size(), MOST_TRIED))) {
            Written alone = last.around(List.of(element));
            if (alone.hasElements() && fits(alone.text())) {
                return alone.text();
            }
        }
        return frames.stream().map(BudgetFrame::empty).filter(this::fits).findFirst().orElse("");
    }
}
