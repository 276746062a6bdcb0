package browsy.fetch.credential;

import java.util.List;
import java.util.Optional;

/**
 * The store in which sessions find logins by alias, such as a vault or a password manager.
 * Implementations are thread-safe.
 */
@FunctionalInterface
public interface CredentialSource {
    /** A source without logins. */
    CredentialSource NONE = alias -> Optional.empty();

    /**
     * Finds the login of an alias. The session looks it up at each sign-in, and closes it
     * afterwards.
     *
     * @return a login that the caller closes; empty if the alias is unknown
     * @throws browsy.config.BrowsyException if the store cannot be read
     */
    Optional<PasswordLogin> find(String alias);

    /**
     * The aliases of the stored logins, in any order; empty if the source cannot list them.
     *
     * @throws browsy.config.BrowsyException if the store cannot be read
     */
    default List<String> aliases() {
        return List.of();
    }
}
