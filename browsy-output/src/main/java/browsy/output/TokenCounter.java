package browsy.output;

/** Counts the tokens of a text for a language model. Implementations are thread-safe. */
@FunctionalInterface
public interface TokenCounter {

    /** The number of tokens of a text. */
    int count(String text);

    /**
     * The tokenizer of current models (o200k) if jtokkit is on the class path, else an estimate.
     */
    static TokenCounter best() {
        return TokenCounters.BEST;
    }

    /** An estimate that needs no tokenizer. It tends to overestimate. */
    static TokenCounter estimate() {
        return TokenCounters::estimate;
    }
}
