package browsy.fetch.credential;

import browsy.fetch.url.WebAddress;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A user name with a password, and optionally a generator of one-time passwords. {@link #close()}
 * wipes the password, also that of the copies which the {@code with} methods make.
 */
public final class PasswordLogin implements Credentials, AutoCloseable {
    private final String username;
    private final Password password;
    private final OriginBinding binding;
    private final @Nullable CodeGenerator codes;
    private final @Nullable String signInUrl;

    private PasswordLogin(
            String username,
            Password password,
            OriginBinding binding,
            @Nullable CodeGenerator codes,
            @Nullable String signInUrl) {
        this.username = username;
        this.password = password;
        this.binding = binding;
        this.codes = codes;
        this.signInUrl = signInUrl;
    }

    static PasswordLogin of(String username, char[] password) {
        return new PasswordLogin(
                Objects.requireNonNull(username, "username"),
                new Password(Objects.requireNonNull(password, "password").clone()),
                OriginBinding.ANY,
                null,
                null);
    }

    /** The characters of a password until it is wiped. */
    private static final class Password {
        private final char[] characters;
        private boolean wiped;

        Password(char[] characters) {
            this.characters = characters;
        }

        synchronized char[] copy() {
            if (wiped) {
                throw new IllegalStateException("the login is closed");
            }
            return characters.clone();
        }

        synchronized void wipe() {
            wiped = true;
            Arrays.fill(characters, '\0');
        }
    }

    /** Returns the login bound to origins. */
    public PasswordLogin boundTo(OriginBinding origins) {
        return new PasswordLogin(
                username, password, Objects.requireNonNull(origins, "origins"), codes, signInUrl);
    }

    /** Returns the login with a generator of one-time passwords. */
    public PasswordLogin withCodes(CodeGenerator generator) {
        return new PasswordLogin(
                username,
                password,
                binding,
                Objects.requireNonNull(generator, "generator"),
                signInUrl);
    }

    /**
     * Returns the login with the URL of the page that has the sign-in form.
     *
     * @throws IllegalArgumentException if it is not an http or https URL, or not bound
     */
    public PasswordLogin withSignInUrl(String url) {
        if (WebAddress.normal(Objects.requireNonNull(url, "url")) == null) {
            throw new IllegalArgumentException(
                    "not an http or https URL: " + WebAddress.shown(url));
        }
        if (!binding.allows(url)) {
            throw new IllegalArgumentException(
                    "the sign-in URL is of none of the origins " + binding);
        }
        return new PasswordLogin(username, password, binding, codes, url);
    }

    /** The user name. */
    public String username() {
        return username;
    }

    /**
     * Returns a copy of the password, which the caller wipes.
     *
     * @throws IllegalStateException if the login is closed
     */
    public char[] password() {
        return password.copy();
    }

    /** The origins that may receive the password and the one-time passwords. */
    public OriginBinding binding() {
        return binding;
    }

    /** The generator of one-time passwords; null if the account has none. */
    public @Nullable CodeGenerator codes() {
        return codes;
    }

    /** The URL of the page that has the sign-in form; null if it is unknown. */
    public @Nullable String signInUrl() {
        return signInUrl;
    }

    /** Wipes the password. */
    @Override
    public void close() {
        password.wipe();
    }

    /** The origins, without the user name and the secrets. */
    @Override
    public String toString() {
        return "login for " + binding;
    }
}
