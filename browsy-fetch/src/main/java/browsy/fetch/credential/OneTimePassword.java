package browsy.fetch.credential;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * The secret and the parameters of one-time passwords, by time (TOTP) or by counter (HOTP).
 * Immutable, apart from {@link #close()}, which wipes the secret.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc6238">RFC 6238: TOTP</a>
 * @see <a href="https://www.rfc-editor.org/rfc/rfc4226">RFC 4226: HOTP</a>
 */
public final class OneTimePassword implements AutoCloseable {
    private static final Pattern URI =
            Pattern.compile("otpauth://(totp|hotp)/[^?#]*\\?([^#]*)(?:#.*)?", Pattern.DOTALL);

    private static final int MAX_SECRET = 1024;
    private static final int MIN_DIGITS = 6;
    private static final int MAX_DIGITS = 8;
    private static final int[] POWERS = {1_000_000, 10_000_000, 100_000_000};
    private static final Duration DEFAULT_PERIOD = Duration.ofSeconds(30);
    private static final Duration MAX_PERIOD = Duration.ofHours(1);

    private final byte[] secret;
    private final Algorithm algorithm;
    private final int digits;
    private final Factor factor;
    private volatile boolean closed;

    private OneTimePassword(byte[] secret, Algorithm algorithm, int digits, Factor factor) {
        this.secret = secret;
        this.algorithm = algorithm;
        this.digits = digits;
        this.factor = factor;
    }

    /** The hash function of the HMAC. */
    public enum Algorithm {
        SHA1("HmacSHA1"),
        SHA256("HmacSHA256"),
        SHA512("HmacSHA512");

        private final String mac;

        Algorithm(String mac) {
            this.mac = mac;
        }
    }

    /** The moving factor: the value that differs from one password to the next. */
    public sealed interface Factor {
        /**
         * The number of periods since 1970.
         *
         * @param period the validity of a password, in whole seconds from 1 s to 1 h
         */
        record Time(Duration period) implements Factor {
            public Time {
                if (period.compareTo(Duration.ofSeconds(1)) < 0
                        || period.compareTo(MAX_PERIOD) > 0
                        || period.getNano() != 0) {
                    throw new IllegalArgumentException(
                            "the period must be 1 to 3600 whole seconds, was " + period);
                }
            }
        }

        /**
         * A counter of the passwords.
         *
         * @param next the value for the next password; at least 0
         */
        record Counter(long next) implements Factor {
            public Counter {
                if (next < 0) {
                    throw new IllegalArgumentException("the counter must not be negative");
                }
            }
        }
    }

    /**
     * Creates a secret for passwords of six digits by SHA-1.
     *
     * @param secret the shared secret of 1 to 1024 bytes, which is copied
     */
    public static OneTimePassword of(byte[] secret, Factor factor) {
        if (secret.length < 1 || secret.length > MAX_SECRET) {
            throw new IllegalArgumentException(
                    "the secret must have 1 to " + MAX_SECRET + " bytes, has " + secret.length);
        }
        return new OneTimePassword(
                secret.clone(), Algorithm.SHA1, MIN_DIGITS, Objects.requireNonNull(factor));
    }

    /** Creates a secret for passwords by time with the usual parameters: 30 s, 6 digits, SHA-1. */
    public static OneTimePassword totp(byte[] secret) {
        return of(secret, new Factor.Time(DEFAULT_PERIOD));
    }

    /** Creates a secret for passwords by counter. */
    public static OneTimePassword hotp(byte[] secret, long counter) {
        return of(secret, new Factor.Counter(counter));
    }

    /**
     * Parses an {@code otpauth://} URI, which QR codes of sites contain, or a base32 secret, which
     * sites show beside it; the latter is for passwords by time with the usual parameters.
     *
     * @throws IllegalArgumentException if the text is neither; the message does not contain it
     * @see <a href="https://github.com/google/google-authenticator/wiki/Key-Uri-Format">Key URI
     *     format</a>
     */
    public static OneTimePassword parse(String text) {
        String trimmed = text.strip();
        if (!trimmed.toLowerCase(Locale.ROOT).startsWith("otpauth:")) {
            return ofBase32(trimmed, new Factor.Time(DEFAULT_PERIOD));
        }
        int path = trimmed.indexOf('/', "otpauth://".length());
        String kind =
                path < 0
                        ? trimmed
                        : trimmed.substring(0, path).toLowerCase(Locale.ROOT)
                                + trimmed.substring(path);
        Matcher uri = URI.matcher(kind);
        if (!uri.matches()) {
            throw new IllegalArgumentException(
                    "not an otpauth URI: otpauth://totp/label?secret=... or hotp is accepted");
        }
        Map<String, String> fields = fields(uri.group(2));
        Factor factor =
                uri.group(1).equals("totp")
                        ? new Factor.Time(Duration.ofSeconds(number(fields, "period", "30")))
                        : new Factor.Counter(number(fields, "counter", null));
        String secret = fields.get("secret");
        if (secret == null) {
            throw new IllegalArgumentException("the otpauth URI has no secret");
        }
        try (OneTimePassword usual = ofBase32(secret, factor)) {
            return usual.with(
                    algorithm(fields.getOrDefault("algorithm", "SHA1")),
                    (int) Math.min(number(fields, "digits", "6"), MAX_DIGITS + 1));
        }
    }

    private static OneTimePassword ofBase32(String base32, Factor factor) {
        byte[] secret = Base32.decode(base32);
        try {
            return of(secret, factor);
        } finally {
            Arrays.fill(secret, (byte) 0);
        }
    }

    private static Map<String, String> fields(String query) {
        Map<String, String> fields = new HashMap<>();
        for (String pair : query.split("&")) {
            int equals = pair.indexOf('=');
            String name = equals < 0 ? pair : pair.substring(0, equals);
            String value = equals < 0 ? "" : decoded(pair.substring(equals + 1));
            if (fields.put(name.toLowerCase(Locale.ROOT), value) != null) {
                throw new IllegalArgumentException("the otpauth URI has a parameter twice");
            }
        }
        return fields;
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text.replace("+", "%2B"), UTF_8);
        } catch (IllegalArgumentException e) {
            // The message of the exception quotes the text, which may be the secret.
            throw new IllegalArgumentException("the otpauth URI has an invalid percent-encoding");
        }
    }

    private static long number(Map<String, String> fields, String name, @Nullable String usual) {
        String text = fields.getOrDefault(name, usual);
        if (text == null || !text.matches("[0-9]{1,18}")) {
            throw new IllegalArgumentException("the otpauth URI has no valid " + name);
        }
        return Long.parseLong(text);
    }

    private static Algorithm algorithm(String name) {
        for (Algorithm one : Algorithm.values()) {
            if (one.name().equalsIgnoreCase(name.replace("-", ""))) {
                return one;
            }
        }
        throw new IllegalArgumentException(
                "the otpauth URI has an unknown algorithm: SHA1, SHA256 and SHA512 are accepted");
    }

    /**
     * Returns a copy with other parameters.
     *
     * @param newDigits the length of passwords, 6 to 8
     */
    public OneTimePassword with(Algorithm newAlgorithm, int newDigits) {
        if (newDigits < MIN_DIGITS || newDigits > MAX_DIGITS) {
            throw new IllegalArgumentException("one-time passwords have 6 to 8 digits");
        }
        return new OneTimePassword(
                openSecret().clone(),
                Objects.requireNonNull(newAlgorithm, "newAlgorithm"),
                newDigits,
                factor);
    }

    /** Returns a copy with another moving factor. */
    public OneTimePassword with(Factor newFactor) {
        return new OneTimePassword(
                openSecret().clone(),
                algorithm,
                digits,
                Objects.requireNonNull(newFactor, "newFactor"));
    }

    /** Returns a copy of the secret, which the caller wipes. */
    public byte[] secret() {
        return openSecret().clone();
    }

    private byte[] openSecret() {
        if (closed) {
            throw new IllegalStateException("the one-time password is closed");
        }
        return secret;
    }

    /** The hash function. */
    public Algorithm algorithm() {
        return algorithm;
    }

    /** The length of passwords. */
    public int digits() {
        return digits;
    }

    /** The moving factor. */
    public Factor factor() {
        return factor;
    }

    /**
     * The password for a value of the moving factor.
     *
     * @param value the counter, or the number of periods since 1970
     */
    public String password(long value) {
        byte[] hash = hash(value);
        int offset = hash[hash.length - 1] & 0xF;
        int number = ByteBuffer.wrap(hash).getInt(offset) & Integer.MAX_VALUE;
        Arrays.fill(hash, (byte) 0);
        return String.format(
                Locale.ROOT, "%0" + digits + "d", number % POWERS[digits - MIN_DIGITS]);
    }

    /**
     * The password at a time.
     *
     * @throws IllegalStateException if the passwords are by counter
     */
    public String password(Instant time) {
        if (factor instanceof Factor.Time byTime) {
            return password(Math.floorDiv(time.getEpochSecond(), byTime.period().toSeconds()));
        }
        throw new IllegalStateException("the passwords are by counter, not by time");
    }

    private byte[] hash(long value) {
        try {
            Mac mac = Mac.getInstance(algorithm.mac);
            mac.init(new SecretKeySpec(openSecret(), algorithm.mac));
            return mac.doFinal(ByteBuffer.allocate(Long.BYTES).putLong(value).array());
        } catch (NoSuchAlgorithmException | InvalidKeyException e) {
            throw new IllegalStateException("the JDK has no " + algorithm.mac, e);
        }
    }

    /**
     * Returns a generator of passwords. By counter, it counts in memory only; a store that keeps
     * the counter has its own generator.
     *
     * @param clock the time of passwords by time
     */
    public CodeGenerator generator(InstantSource clock) {
        Objects.requireNonNull(clock, "clock");
        if (factor instanceof Factor.Counter counter) {
            AtomicLong next = new AtomicLong(counter.next());
            return () -> password(next.getAndIncrement());
        }
        return () -> password(clock.instant());
    }

    /** Wipes the secret. Later calls that need it throw an {@link IllegalStateException}. */
    @Override
    public void close() {
        closed = true;
        Arrays.fill(secret, (byte) 0);
    }

    /** The parameters, without the secret and the counter. */
    @Override
    public String toString() {
        return (factor instanceof Factor.Time ? "TOTP" : "HOTP")
                + ", "
                + algorithm
                + ", "
                + digits
                + " digits";
    }
}
