package browsy.vault;

import browsy.fetch.credential.OriginBinding;
import org.jspecify.annotations.Nullable;

/**
 * A login in a vault, without its secrets.
 *
 * @param alias the alias
 * @param username the user name
 * @param binding the origins that may receive the secrets
 * @param signInUrl the URL of the page with the sign-in form; null if it is unknown
 * @param code the kind of its one-time passwords, such as {@code TOTP, SHA1, 6 digits}; null if it
 *     has none
 */
public record VaultEntry(
        String alias,
        String username,
        OriginBinding binding,
        @Nullable String signInUrl,
        @Nullable String code) {}
