package browsy.fetch.auth;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A user name and a password for HTTP authentication at one origin.
 *
 * @param origin the scheme, host and port, such as {@code https://example.com}
 * @param realm the realm that a server must name to get an answer; null for any realm
 * @param user the user name
 * @param password the password, which {@link #toString()} leaves out
 */
public record Login(String origin, @Nullable String realm, String user, String password) {
    /**
     * @param origin any URL of the origin
     * @throws IllegalArgumentException if {@code origin} is not an http or https URL, or the user
     *     name or the password contains a control character
     */
    public Login {
        origin = Authentication.originOf(origin);
        requireText("user", user);
        requireText("password", password);
    }

    private static void requireText(String name, String text) {
        if (Objects.requireNonNull(text, name).chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException(name + " must not contain control characters");
        }
    }

    /** Whether the credentials are for a realm of an origin. */
    public boolean isFor(String otherOrigin, String otherRealm) {
        return origin.equals(otherOrigin) && (realm == null || realm.equals(otherRealm));
    }

    /** The origin and the realm, without the user name and the password. */
    @Override
    public String toString() {
        return realm == null ? origin : origin + ", realm \"" + realm + "\"";
    }
}
