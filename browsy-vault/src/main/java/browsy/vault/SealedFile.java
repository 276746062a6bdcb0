package browsy.vault;

import static java.nio.charset.StandardCharsets.US_ASCII;

import browsy.vault.VaultException.Reason;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * The format of encrypted files. A header of {@value #HEADER_BYTES} bytes precedes the ciphertext
 * of AES-256-GCM, which authenticates the header. All numbers are big-endian.
 *
 * <pre>
 *  0  8 magic "BRWSYVLT"
 *  8  1 version, 1
 *  9  1 kind of content
 * 10  1 key: 0 supplied, 1 Argon2id 1.3
 * 11  4 memory in KiB, 15 4 iterations, 19 1 lanes; all 0 for a supplied key
 * 20 16 salt
 * 36 16 key check value
 * 52 12 nonce
 * 64  4 length of the ciphertext with its tag of 16 bytes
 * 68 32 SHA-256 of the bytes before
 * </pre>
 *
 * <p>The digest tells a damaged header from a wrong key before the key is derived. The key check
 * value is an HMAC of the key; if it fits and the tag does not, the content was changed.
 */
final class SealedFile {
    static final int VERSION = 1;
    static final int HEADER_BYTES = 100;

    /** The maximum length of the ciphertext, in bytes. */
    static final int MAX_BYTES = 16 << 20;

    private static final byte[] MAGIC = "BRWSYVLT".getBytes(US_ASCII);
    private static final int CHECK_BYTES = 16;
    private static final int NONCE_BYTES = 12;
    private static final int TAG_BYTES = 16;
    private static final int DIGEST_AT = 68;
    private static final byte SUPPLIED = 0;
    private static final byte ARGON2ID = 1;

    private SealedFile() {}

    /** The kind of content, which has its own key. */
    enum Kind {
        LOGINS(1),
        SESSION(2);

        private final byte code;

        Kind(int code) {
            this.code = (byte) code;
        }
    }

    /**
     * A decrypted file.
     *
     * @param content the content, which the caller wipes
     * @param derivation how its key was derived
     */
    record Opened(byte[] content, KeyDerivation derivation) {
        void wipe() {
            Arrays.fill(content, (byte) 0);
        }
    }

    /** The fields of a header. */
    private record Header(KeyDerivation derivation, byte[] check, byte[] nonce, byte[] bytes) {}

    /**
     * Encrypts content under a new nonce.
     *
     * @throws VaultException if the content is too large
     */
    static byte[] seal(Kind kind, byte[] content, VaultKey key, KeyDerivation derivation) {
        if (content.length > MAX_BYTES - TAG_BYTES) {
            throw new VaultException(
                    Reason.TOO_LARGE, "the content of a vault file must not exceed 16 MiB");
        }
        byte[] main = key.derive(derivation);
        byte[] nonce = KeyDerivation.random(NONCE_BYTES);
        byte[] header = header(kind, derivation, check(main, derivation), nonce, content.length);
        byte[] sealed =
                crypt(Cipher.ENCRYPT_MODE, kind, main, derivation, nonce, header, content, 0);
        return ByteBuffer.allocate(HEADER_BYTES + sealed.length).put(header).put(sealed).array();
    }

    private static byte[] header(
            Kind kind, KeyDerivation derivation, byte[] check, byte[] nonce, int length) {
        Argon2Parameters argon2 = derivation.argon2();
        ByteBuffer header = ByteBuffer.allocate(HEADER_BYTES);
        header.put(MAGIC).put((byte) VERSION).put(kind.code);
        header.put(argon2 == null ? SUPPLIED : ARGON2ID);
        header.putInt(argon2 == null ? 0 : argon2.memoryKib());
        header.putInt(argon2 == null ? 0 : argon2.iterations());
        header.put((byte) (argon2 == null ? 0 : argon2.lanes()));
        header.put(derivation.salt()).put(check).put(nonce).putInt(length + TAG_BYTES);
        header.put(digest(header.array()));
        return header.array();
    }

    /**
     * Decrypts a file.
     *
     * @throws VaultException if it is not intact, of another kind or version, or the key is wrong
     */
    static Opened open(Kind kind, byte[] file, VaultKey key) {
        Header header = parse(kind, file);
        KeyDerivation derivation = header.derivation();
        byte[] main = key.derive(derivation);
        if (!MessageDigest.isEqual(header.check(), check(main, derivation))) {
            throw new VaultException(
                    Reason.WRONG_KEY, "the vault is encrypted with another " + key);
        }
        byte[] content =
                crypt(
                        Cipher.DECRYPT_MODE,
                        kind,
                        main,
                        derivation,
                        header.nonce(),
                        header.bytes(),
                        file,
                        HEADER_BYTES);
        return new Opened(content, derivation);
    }

    private static Header parse(Kind kind, byte[] file) {
        if (file.length < MAGIC.length
                || !Arrays.equals(MAGIC, Arrays.copyOf(file, MAGIC.length))) {
            throw new VaultException(Reason.NOT_A_VAULT, "the file is no vault of browsy");
        }
        if (file.length > MAGIC.length && file[MAGIC.length] != VERSION) {
            throw new VaultException(
                    Reason.UNKNOWN_VERSION,
                    "the format of the vault has version "
                            + (file[MAGIC.length] & 0xFF)
                            + ", this program reads version "
                            + VERSION);
        }
        if (file.length < HEADER_BYTES) {
            throw damaged("the header is truncated");
        }
        byte[] bytes = Arrays.copyOf(file, HEADER_BYTES);
        ByteBuffer header = ByteBuffer.wrap(bytes).position(MAGIC.length + 1);
        byte[] digest = Arrays.copyOfRange(bytes, DIGEST_AT, HEADER_BYTES);
        if (!MessageDigest.isEqual(digest, digest(bytes))) {
            throw damaged("the header was changed");
        }
        if (header.get() != kind.code) {
            throw new VaultException(
                    Reason.NOT_A_VAULT, "the file has another kind of content than " + kind);
        }
        Argon2Parameters argon2 =
                argon2(header.get(), header.getInt(), header.getInt(), header.get());
        byte[] salt = take(header, KeyDerivation.SALT_BYTES);
        byte[] check = take(header, CHECK_BYTES);
        byte[] nonce = take(header, NONCE_BYTES);
        if (header.getInt() != file.length - HEADER_BYTES) {
            throw damaged("its length is not that in the header");
        }
        return new Header(new KeyDerivation(argon2, salt), check, nonce, bytes);
    }

    private static byte[] take(ByteBuffer from, int length) {
        byte[] bytes = new byte[length];
        from.get(bytes);
        return bytes;
    }

    private static @Nullable Argon2Parameters argon2(
            byte code, int memoryKib, int iterations, byte lanes) {
        if (code == SUPPLIED && memoryKib == 0 && iterations == 0 && lanes == 0) {
            return null;
        }
        if (code != ARGON2ID) {
            throw damaged("its key derivation is unknown");
        }
        if (!Argon2Parameters.isAllowed(memoryKib, iterations, lanes)) {
            throw new VaultException(
                    Reason.EXCESSIVE_PARAMETERS,
                    "the key derivation of the vault is out of bounds: "
                            + Integer.toUnsignedString(memoryKib)
                            + " KiB, "
                            + Integer.toUnsignedString(iterations)
                            + " iterations, "
                            + (lanes & 0xFF)
                            + " lanes");
        }
        return new Argon2Parameters(memoryKib, iterations, lanes);
    }

    private static VaultException damaged(String how) {
        return new VaultException(Reason.DAMAGED, "the vault is damaged: " + how);
    }

    /** Encrypts or decrypts the bytes of a buffer from an offset on. */
    private static byte[] crypt(
            int mode,
            Kind kind,
            byte[] main,
            KeyDerivation derivation,
            byte[] nonce,
            byte[] header,
            byte[] text,
            int from) {
        byte[] key = hmac(main, "browsy vault content " + kind.code, derivation.salt());
        try {
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(
                    mode,
                    new SecretKeySpec(key, "AES"),
                    new GCMParameterSpec(TAG_BYTES * Byte.SIZE, nonce));
            cipher.updateAAD(header);
            return cipher.doFinal(text, from, text.length - from);
        } catch (AEADBadTagException e) {
            throw damaged("its content was changed");
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("the JDK has no AES-256-GCM", e);
        } finally {
            Arrays.fill(key, (byte) 0);
        }
    }

    private static byte[] check(byte[] main, KeyDerivation derivation) {
        return Arrays.copyOf(hmac(main, "browsy vault key check", derivation.salt()), CHECK_BYTES);
    }

    private static byte[] hmac(byte[] key, String purpose, byte[] salt) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            mac.update(purpose.getBytes(US_ASCII));
            mac.update((byte) 0);
            return mac.doFinal(salt);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("the JDK has no HMAC-SHA-256", e);
        }
    }

    private static byte[] digest(byte[] header) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(header, 0, DIGEST_AT);
            return digest.digest();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("the JDK has no SHA-256", e);
        }
    }
}
