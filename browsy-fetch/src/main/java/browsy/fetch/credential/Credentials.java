package browsy.fetch.credential;

import java.util.Arrays;
import java.util.Objects;

/**
 * The credentials for a sign-in form: an alias, whose login the session finds in its {@link
 * CredentialSource} at the moment of use, or the login itself. No {@code toString()} contains a
 * secret.
 */
public sealed interface Credentials permits Credentials.Alias, PasswordLogin {
    /** The maximum length of an alias, in UTF-16 code units. */
    int MAX_ALIAS_LENGTH = 200;

    /**
     * Refers to a login of the credential source of the session.
     *
     * @throws IllegalArgumentException if the alias is blank, too long or has control characters
     */
    static Alias alias(String alias) {
        return new Alias(alias);
    }

    /** Creates a login. The caller may wipe the array afterwards. */
    static PasswordLogin of(String username, char[] password) {
        return PasswordLogin.of(username, password);
    }

    /** Creates a login. A string cannot be wiped; prefer {@link #of(String, char[])}. */
    static PasswordLogin of(String username, String password) {
        char[] characters = Objects.requireNonNull(password, "password").toCharArray();
        try {
            return PasswordLogin.of(username, characters);
        } finally {
            Arrays.fill(characters, '\0');
        }
    }

    /**
     * The alias of a login.
     *
     * @param alias the name under which the credential source of the session has the login
     */
    record Alias(String alias) implements Credentials {
        public Alias {
            Objects.requireNonNull(alias, "alias");
            if (alias.isBlank()
                    || alias.length() > MAX_ALIAS_LENGTH
                    || alias.codePoints().anyMatch(Alias::isForbidden)) {
                throw new IllegalArgumentException(
                        "not a valid alias: 1 to "
                                + MAX_ALIAS_LENGTH
                                + " characters, without control characters, are accepted");
            }
        }

        /** Tests for control characters and lone surrogates, which have no UTF-8. */
        private static boolean isForbidden(int c) {
            return Character.isISOControl(c) || (c >= 0xD800 && c <= 0xDFFF);
        }

        @Override
        public String toString() {
            return alias;
        }
    }
}
