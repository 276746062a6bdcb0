package browsy.apps;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.Locale;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** The codes of an authenticator with six digits and steps of 30 seconds (RFC 6238, SHA-1). */
final class OneTimeCode {
    private static final int STEP_SECONDS = 30;
    private static final String BASE_32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

    private OneTimeCode() {}

    /** The code at an instant. */
    static String of(byte[] key, Instant instant) {
        try {
            Mac mac = Mac.getInstance("HmacSHA1");
            mac.init(new SecretKeySpec(key, "HmacSHA1"));
            long step = Math.floorDiv(instant.getEpochSecond(), STEP_SECONDS);
            byte[] hash = mac.doFinal(ByteBuffer.allocate(Long.BYTES).putLong(step).array());
            int offset = hash[hash.length - 1] & 0xf;
            int number = ByteBuffer.wrap(hash, offset, Integer.BYTES).getInt() & 0x7fffffff;
            return String.format(Locale.ROOT, "%06d", number % 1_000_000);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The key that a page shows in base 32. */
    static byte[] key(String base32) {
        ByteArrayOutputStream key = new ByteArrayOutputStream();
        int bits = 0;
        int count = 0;
        for (char letter : base32.toCharArray()) {
            bits = bits << 5 | BASE_32.indexOf(letter);
            count += 5;
            if (count >= 8) {
                count -= 8;
                key.write(bits >> count);
                bits &= (1 << count) - 1;
            }
        }
        return key.toByteArray();
    }
}
