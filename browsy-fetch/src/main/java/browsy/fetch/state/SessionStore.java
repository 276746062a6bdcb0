package browsy.fetch.state;

import java.util.Optional;

/**
 * Keeps the state of signed-in sessions by the alias of their login. States contain secrets.
 * Implementations are thread-safe.
 */
public interface SessionStore {
    /** A store that keeps nothing. */
    SessionStore NONE =
            new SessionStore() {
                @Override
                public Optional<SavedSession> load(String alias) {
                    return Optional.empty();
                }

                @Override
                public void save(String alias, SavedSession session) {
                    // keeps nothing
                }

                @Override
                public boolean remove(String alias) {
                    return false;
                }
            };

    /**
     * Loads the state of an alias; empty if none is stored.
     *
     * @throws browsy.config.BrowsyException if the store cannot be read
     */
    Optional<SavedSession> load(String alias);

    /**
     * Stores the state of an alias in place of an earlier one.
     *
     * @throws browsy.config.BrowsyException if the store cannot be written
     */
    void save(String alias, SavedSession session);

    /**
     * Removes the state of an alias; returns false if none is stored.
     *
     * @throws browsy.config.BrowsyException if the store cannot be written
     */
    boolean remove(String alias);
}
