package browsy.vault;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.vault.SealedFile.Kind;
import browsy.vault.VaultException.Reason;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.Set;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the format against changes, truncation, wrong keys and hostile headers. */
class SealedFileTest {
    private static final byte[] CONTENT = "the content".getBytes(UTF_8);
    private static final Argon2Parameters CHEAP = new Argon2Parameters(8 << 10, 1, 1);
    private static final Set<Reason> CHANGED =
            EnumSet.of(Reason.DAMAGED, Reason.NOT_A_VAULT, Reason.UNKNOWN_VERSION);

    private final VaultKey key = VaultKey.of(new byte[VaultKey.BYTES]);

    private static byte[] seal(VaultKey key) {
        return SealedFile.seal(Kind.LOGINS, CONTENT, key, key.newDerivation());
    }

    private static VaultKey passphrase(String text) {
        return VaultKey.ofPassphrase(text.toCharArray(), CHEAP);
    }

    private static Reason reason(byte[] file, VaultKey key) {
        return assertThrows(VaultException.class, () -> SealedFile.open(Kind.LOGINS, file, key))
                .reason();
    }

    @Test
    void contentIsReadBack() {
        assertArrayEquals(CONTENT, SealedFile.open(Kind.LOGINS, seal(key), key).content());
        VaultKey typed = passphrase("correct horse");
        byte[] file = seal(typed);
        assertArrayEquals(CONTENT, SealedFile.open(Kind.LOGINS, file, typed).content());
        assertArrayEquals(
                CONTENT, SealedFile.open(Kind.LOGINS, file, passphrase("correct horse")).content());
        byte[] empty = SealedFile.seal(Kind.LOGINS, new byte[0], key, key.newDerivation());
        assertEquals(0, SealedFile.open(Kind.LOGINS, empty, key).content().length);
    }

    @Test
    void changeOfAnyByteIsNoticed() {
        for (VaultKey each : new VaultKey[] {key, passphrase("correct horse")}) {
            byte[] file = seal(each);
            for (int i = 0; i < file.length; i++) {
                for (int bit = 0; bit < Byte.SIZE; bit++) {
                    byte[] changed = file.clone();
                    changed[i] ^= (byte) (1 << bit);
                    Reason reason = reason(changed, each);
                    assertTrue(CHANGED.contains(reason), i + ": " + reason);
                    assertEquals(i < 8, reason == Reason.NOT_A_VAULT, i + ": " + reason);
                    assertEquals(i == 8, reason == Reason.UNKNOWN_VERSION, i + ": " + reason);
                }
            }
        }
    }

    @Test
    void anyOtherLengthIsNoticed() {
        byte[] file = seal(key);
        for (int length = 0; length < file.length; length++) {
            Reason reason = reason(Arrays.copyOf(file, length), key);
            assertEquals(length < 8 ? Reason.NOT_A_VAULT : Reason.DAMAGED, reason, "" + length);
        }
        assertEquals(Reason.DAMAGED, reason(Arrays.copyOf(file, file.length + 1), key));
    }

    @Test
    void wrongKeyIsToldFromADamagedFile() {
        byte[] other = new byte[VaultKey.BYTES];
        other[31] = 1;
        assertEquals(Reason.WRONG_KEY, reason(seal(key), VaultKey.of(other)));
        assertEquals(Reason.WRONG_KEY, reason(seal(passphrase("a")), passphrase("b")));
        assertEquals(Reason.WRONG_KEY, reason(seal(passphrase("a")), key));
        assertEquals(Reason.WRONG_KEY, reason(seal(key), passphrase("a")));
    }

    @Test
    void fileOfAnotherKindIsNoVault() {
        byte[] session = SealedFile.seal(Kind.SESSION, CONTENT, key, key.newDerivation());
        assertEquals(Reason.NOT_A_VAULT, reason(session, key));
    }

    /** A file of version 1, whose format must not change. */
    @Test
    void fileOfThisVersionStaysReadable() {
        byte[] file =
                HexFormat.of()
                        .parseHex(
                                "4252575359564c540101010000200000000001017db901d83da27eee"
                                        + "6113fcf2cdb644c4576ec03afcb29f8425bbc9394516647164e44c6a"
                                        + "73f4ff480c3b787e0000001b7fdf5266c3963aab4b195f865debb061"
                                        + "cdd1124dbd856b06b3ba7e9edd4349ef20ea43d034d1a69469e640f6"
                                        + "aa014aaf344e9b2ba1478b7c773ca6");
        assertArrayEquals(
                CONTENT, SealedFile.open(Kind.LOGINS, file, passphrase("correct horse")).content());
    }

    @ParameterizedTest
    @CsvSource({
        "1, 2147483647, 3, 4, EXCESSIVE_PARAMETERS",
        "1, 104857600, 1, 1, EXCESSIVE_PARAMETERS",
        "1, -1, 1, 1, EXCESSIVE_PARAMETERS",
        "1, 262145, 1, 1, EXCESSIVE_PARAMETERS",
        "1, 8191, 1, 1, EXCESSIVE_PARAMETERS",
        "1, 0, 0, 0, EXCESSIVE_PARAMETERS",
        "1, 8192, 17, 1, EXCESSIVE_PARAMETERS",
        "1, 8192, 2147483647, 1, EXCESSIVE_PARAMETERS",
        "1, 8192, -1, 1, EXCESSIVE_PARAMETERS",
        "1, 8192, 0, 1, EXCESSIVE_PARAMETERS",
        "1, 8192, 1, 0, EXCESSIVE_PARAMETERS",
        "1, 8192, 1, 9, EXCESSIVE_PARAMETERS",
        "1, 8192, 1, 255, EXCESSIVE_PARAMETERS",
        "0, 8192, 1, 1, DAMAGED",
        "2, 8192, 1, 1, DAMAGED",
    })
    void hostileParametersAreRefused(
            int derivation, int memory, int iterations, int lanes, Reason wanted) {
        byte[] file = seal(key);
        ByteBuffer header = ByteBuffer.wrap(file);
        header.put(10, (byte) derivation);
        header.putInt(11, memory);
        header.putInt(15, iterations);
        header.put(19, (byte) lanes);
        assertEquals(wanted, reason(withDigest(file), passphrase("a")));
    }

    /** With a correct digest, a changed salt is no different from another passphrase. */
    @Test
    void headerThatAnAttackerWritesReleasesNothing() {
        VaultKey typed = passphrase("correct horse");
        byte[] salt = seal(typed);
        salt[20] ^= 1;
        assertEquals(Reason.WRONG_KEY, reason(withDigest(salt), typed));
        byte[] nonce = seal(typed);
        nonce[52] ^= 1;
        assertEquals(Reason.DAMAGED, reason(withDigest(nonce), typed));
        byte[] length = seal(typed);
        ByteBuffer.wrap(length).putInt(64, Integer.MAX_VALUE);
        assertEquals(Reason.DAMAGED, reason(withDigest(length), typed));
    }

    private static byte[] withDigest(byte[] file) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(file, 0, 68);
            System.arraycopy(digest.digest(), 0, file, 68, 32);
            return file;
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void saltAndNonceAreRandom() {
        assertFalse(Arrays.equals(seal(key), seal(key)));
        KeyDerivation same = key.newDerivation();
        byte[] one = SealedFile.seal(Kind.LOGINS, CONTENT, key, same);
        byte[] two = SealedFile.seal(Kind.LOGINS, CONTENT, key, same);
        assertFalse(Arrays.equals(one, 52, 64, two, 52, 64));
    }

    @Test
    void passphraseIsEqualInAllNormalForms() {
        byte[] file = seal(passphrase("Müller"));
        VaultKey decomposed = passphrase(Normalizer.normalize("Müller", Normalizer.Form.NFD));
        assertArrayEquals(CONTENT, SealedFile.open(Kind.LOGINS, file, decomposed).content());
    }

    @Test
    void invalidKeysAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> VaultKey.of(new byte[31]));
        assertThrows(IllegalArgumentException.class, () -> passphrase(""));
        assertThrows(IllegalArgumentException.class, () -> passphrase("\ud800"));
        assertThrows(IllegalArgumentException.class, () -> new Argon2Parameters(300 << 10, 1, 1));
    }

    /** RFC 9106, 5.3: the test vector of Argon2id, for the library. */
    @Test
    void argon2idIsThatOfTheRfc() {
        Argon2BytesGenerator generator = new Argon2BytesGenerator();
        generator.init(
                new org.bouncycastle.crypto.params.Argon2Parameters.Builder(
                                org.bouncycastle.crypto.params.Argon2Parameters.ARGON2_id)
                        .withVersion(
                                org.bouncycastle.crypto.params.Argon2Parameters.ARGON2_VERSION_13)
                        .withMemoryAsKB(32)
                        .withIterations(3)
                        .withParallelism(4)
                        .withSalt(filled(16, 2))
                        .withSecret(filled(8, 3))
                        .withAdditional(filled(12, 4))
                        .build());
        byte[] tag = new byte[32];
        generator.generateBytes(filled(32, 1), tag);
        assertEquals(
                "0d640df58d78766c08c037a34a8b53c9d01ef0452d75b65eb52520e96b01e659",
                HexFormat.of().formatHex(tag));
    }

    private static byte[] filled(int length, int value) {
        byte[] bytes = new byte[length];
        Arrays.fill(bytes, (byte) value);
        return bytes;
    }
}
