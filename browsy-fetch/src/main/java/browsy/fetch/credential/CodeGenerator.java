package browsy.fetch.credential;

/** Generates one-time passwords for one account. Implementations are thread-safe. */
@FunctionalInterface
public interface CodeGenerator {
    /**
     * Returns the one-time password to enter now. A counter-based generator never returns the
     * password of a counter value twice: it stores the next value before it returns.
     *
     * @throws browsy.config.BrowsyException if the counter cannot be stored
     */
    String next();
}
