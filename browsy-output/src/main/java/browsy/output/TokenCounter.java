package browsy.output;

/** Counts the tokens of a text for a language model. Implementations are thread-safe. */
@FunctionalInterface
public interface TokenCounter {

    /** Returns the number of tokens of a text. */
    int count(String text);

    /**
     * Returns the tokenizer of current models (o200k) if jtokkit is on the class path; otherwise
     * the estimate.
     */
    static TokenCounter best() {
        return TokenCounters.BEST;
    }

    /** Returns an estimate that needs no tokenizer. It tends to overestimate. */
    static TokenCounter estimate() {
        return TokenCounters::estimate;
    }
}
