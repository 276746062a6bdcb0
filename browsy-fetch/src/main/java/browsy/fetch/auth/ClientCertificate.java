package browsy.fetch.auth;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Arrays;
import java.util.Collections;
import java.util.Objects;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;

/**
 * A certificate with its private key, by which a session authenticates at one origin in the TLS
 * handshake. No other origin receives it. Immutable.
 */
public final class ClientCertificate {
    private final String origin;
    private final KeyManagerFactory keys;

    private ClientCertificate(String origin, KeyManagerFactory keys) {
        this.origin = origin;
        this.keys = keys;
    }

    /**
     * Reads a certificate from a PKCS#12 key store.
     *
     * @param origin an https origin, or any URL of it
     * @param store the content of the key store
     * @param password the password of the store and its key
     * @throws IllegalArgumentException if {@code origin} is not an https URL, or the store cannot
     *     be read or has no private key
     */
    public static ClientCertificate pkcs12(String origin, byte[] store, String password) {
        String of = Authentication.originOf(origin);
        if (!of.startsWith("https:")) {
            throw new IllegalArgumentException("a certificate needs an https origin, was " + of);
        }
        Objects.requireNonNull(store, "store");
        char[] secret = Objects.requireNonNull(password, "password").toCharArray();
        try {
            KeyStore entries = KeyStore.getInstance("PKCS12");
            entries.load(new ByteArrayInputStream(store), secret);
            if (!hasKey(entries)) {
                throw new IllegalArgumentException("the key store has no private key");
            }
            KeyManagerFactory keys =
                    KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            keys.init(entries, secret);
            return new ClientCertificate(of, keys);
        } catch (IOException | GeneralSecurityException e) {
            throw new IllegalArgumentException(
                    "no PKCS#12 key store, or not its password: " + of, e);
        } finally {
            Arrays.fill(secret, ' ');
        }
    }

    /**
     * Reads a certificate from a PKCS#12 file; see {@link #pkcs12(String, byte[], String)}.
     *
     * @throws IOException if the file cannot be read
     */
    public static ClientCertificate pkcs12(String origin, Path file, String password)
            throws IOException {
        return pkcs12(origin, Files.readAllBytes(file), password);
    }

    private static boolean hasKey(KeyStore entries) throws GeneralSecurityException {
        for (String alias : Collections.list(entries.aliases())) {
            if (entries.isKeyEntry(alias)) {
                return true;
            }
        }
        return false;
    }

    /** The origin, such as {@code https://example.com}. */
    public String origin() {
        return origin;
    }

    /** The managers of the key for a TLS context. */
    public KeyManager[] keyManagers() {
        return keys.getKeyManagers();
    }

    /** The origin. */
    @Override
    public String toString() {
        return origin;
    }
}
