package browsy.output;

/** Tells how many tokens a model makes of a text. Implementations are safe for several threads. */
@FunctionalInterface
public interface TokenCounter {

    /** The number of tokens. */
    int count(String text);

    /**
     * The real tokenizer of current models (o200k) if jtokkit is on the class path, an estimate if
     * not.
     */
    static TokenCounter best() {
        return TokenCounters.BEST;
    }

    /** An estimate that needs no tokenizer and rather counts too many than too few. */
    static TokenCounter estimate() {
        return TokenCounters::estimate;
    }
}
