package browsy.vault;

import java.security.SecureRandom;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The parameters in the header of a vault file from which its encryption key is derived, together
 * with the passphrase or the supplied key.
 *
 * @param argon2 the parameters for a passphrase; null for a supplied key
 * @param salt the random salt
 */
record KeyDerivation(@Nullable Argon2Parameters argon2, byte[] salt) {
    static final int SALT_BYTES = 16;

    private static final SecureRandom RANDOM = new SecureRandom();

    /** Creates a derivation with a random salt. */
    static KeyDerivation fresh(@Nullable Argon2Parameters argon2) {
        return new KeyDerivation(argon2, random(SALT_BYTES));
    }

    static byte[] random(int length) {
        byte[] bytes = new byte[length];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof KeyDerivation that
                && Arrays.equals(salt, that.salt)
                && (argon2 == null ? that.argon2 == null : argon2.equals(that.argon2));
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(salt);
    }

    @Override
    public String toString() {
        return argon2 == null ? "supplied key" : argon2.toString();
    }
}
