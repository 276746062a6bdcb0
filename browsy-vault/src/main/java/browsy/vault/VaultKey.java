package browsy.vault;

import browsy.vault.VaultException.Reason;
import java.nio.CharBuffer;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters.Builder;
import org.jspecify.annotations.Nullable;

/**
 * The key of a vault: a passphrase, from which Argon2id derives a key, or 256 bits. Thread-safe.
 * {@link #close()} wipes it.
 */
public final class VaultKey implements AutoCloseable {
    /** The length of a supplied key and of derived keys, in bytes. */
    public static final int BYTES = 32;

    private static final int MAX_DERIVED = 8;

    /** The passphrase in UTF-8, or the supplied key. */
    private final byte[] secret;

    /** The parameters for new files; null for a supplied key. */
    private final @Nullable Argon2Parameters argon2;

    /** The keys derived from the passphrase, since a derivation takes a considerable time. */
    private final Map<KeyDerivation, byte[]> derived = new LinkedHashMap<>();

    private boolean closed;

    private VaultKey(byte[] secret, @Nullable Argon2Parameters argon2) {
        this.secret = secret;
        this.argon2 = argon2;
    }

    /** Creates a key from a passphrase. The caller may wipe the array afterwards. */
    public static VaultKey ofPassphrase(char[] passphrase) {
        return ofPassphrase(passphrase, Argon2Parameters.DEFAULT);
    }

    /**
     * Creates a key from a passphrase. Passphrases are equal if their NFC normalizations are, since
     * systems enter accented letters differently.
     *
     * @param parameters the parameters for new files
     * @throws IllegalArgumentException if the passphrase is empty
     */
    public static VaultKey ofPassphrase(char[] passphrase, Argon2Parameters parameters) {
        if (Objects.requireNonNull(passphrase, "passphrase").length == 0) {
            throw new IllegalArgumentException("the passphrase is empty");
        }
        Objects.requireNonNull(parameters, "parameters");
        CharBuffer typed = CharBuffer.wrap(passphrase);
        CharBuffer normal =
                Normalizer.isNormalized(typed, Normalizer.Form.NFC)
                        ? typed
                        : CharBuffer.wrap(Normalizer.normalize(typed, Normalizer.Form.NFC));
        return new VaultKey(Secrets.bytes(normal), parameters);
    }

    /**
     * Creates a key from 256 random bits. The caller may wipe the array afterwards.
     *
     * @throws IllegalArgumentException if it does not have 32 bytes
     */
    public static VaultKey of(byte[] key) {
        if (Objects.requireNonNull(key, "key").length != BYTES) {
            throw new IllegalArgumentException("the key must have 32 bytes, has " + key.length);
        }
        return new VaultKey(key.clone(), null);
    }

    /** Creates a derivation for a new file. */
    KeyDerivation newDerivation() {
        return KeyDerivation.fresh(argon2);
    }

    /**
     * Returns the key for a derivation; not a copy.
     *
     * @throws VaultException if the file needs a passphrase and this is a key, or vice versa
     * @throws IllegalStateException if the key is closed
     */
    synchronized byte[] derive(KeyDerivation derivation) {
        if (closed) {
            throw new IllegalStateException("the key of the vault is closed");
        }
        Argon2Parameters parameters = derivation.argon2();
        if ((parameters == null) != (argon2 == null)) {
            throw new VaultException(
                    Reason.WRONG_KEY,
                    parameters == null
                            ? "the vault has a supplied key, not a passphrase"
                            : "the vault has a passphrase, not a supplied key");
        }
        if (parameters == null) {
            return secret;
        }
        byte[] key = derived.get(derivation);
        if (key == null) {
            key = argon2id(parameters, derivation.salt());
            forgetOldest();
            derived.put(derivation, key);
        }
        return key;
    }

    private byte[] argon2id(Argon2Parameters parameters, byte[] salt) {
        Argon2BytesGenerator generator = new Argon2BytesGenerator();
        generator.init(
                new Builder(org.bouncycastle.crypto.params.Argon2Parameters.ARGON2_id)
                        .withVersion(
                                org.bouncycastle.crypto.params.Argon2Parameters.ARGON2_VERSION_13)
                        .withMemoryAsKB(parameters.memoryKib())
                        .withIterations(parameters.iterations())
                        .withParallelism(parameters.lanes())
                        .withSalt(salt)
                        .build());
        byte[] key = new byte[BYTES];
        generator.generateBytes(secret, key);
        return key;
    }

    /** Bounds the number of derived keys, which differ if another program rewrote the vault. */
    private void forgetOldest() {
        if (derived.size() == MAX_DERIVED) {
            KeyDerivation oldest = derived.keySet().iterator().next();
            byte[] key = derived.remove(oldest);
            if (key != null) {
                Arrays.fill(key, (byte) 0);
            }
        }
    }

    /** Wipes the passphrase and the keys. Vaults that use the key fail afterwards. */
    @Override
    public synchronized void close() {
        closed = true;
        Arrays.fill(secret, (byte) 0);
        derived.values().forEach(key -> Arrays.fill(key, (byte) 0));
        derived.clear();
    }

    @Override
    public String toString() {
        return argon2 == null ? "supplied key" : "passphrase";
    }
}
