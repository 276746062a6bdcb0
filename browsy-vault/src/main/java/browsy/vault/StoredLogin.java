package browsy.vault;

import browsy.fetch.credential.OneTimePassword;
import browsy.fetch.credential.OriginBinding;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A login as the vault contains it, with its secrets.
 *
 * @param alias the alias
 * @param username the user name
 * @param password the password
 * @param binding the origins that may receive the secrets
 * @param signInUrl the URL of the page with the sign-in form; null if it is unknown
 * @param code the one-time passwords; null if there are none
 */
record StoredLogin(
        String alias,
        String username,
        char[] password,
        OriginBinding binding,
        @Nullable String signInUrl,
        @Nullable OneTimePassword code) {

    StoredLogin renamed(String to) {
        return new StoredLogin(to, username, password, binding, signInUrl, code);
    }

    StoredLogin with(OneTimePassword next) {
        return new StoredLogin(alias, username, password, binding, signInUrl, next);
    }

    void wipe() {
        Arrays.fill(password, '\0');
        if (code != null) {
            code.close();
        }
    }

    @Override
    public String toString() {
        return alias;
    }
}
