package browsy.fetch.url;

import java.math.BigInteger;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Parses IPv4 addresses in legacy notations: fewer than four parts, hexadecimal, octal.
 *
 * @see <a href="https://url.spec.whatwg.org/#concept-ipv4-parser">URL: IPv4 parser</a>
 */
public final class Ipv4Numbers {
    /** The number of IPv4 addresses. */
    private static final BigInteger END = BigInteger.ONE.shiftLeft(32);

    private static final Pattern OCTAL = Pattern.compile("[0-7]+");
    private static final Pattern DECIMAL = Pattern.compile("[0-9]+");
    private static final Pattern HEXADECIMAL = Pattern.compile("[0-9a-f]+");

    private Ipv4Numbers() {}

    /** Tests whether a host ends in a number. Such a host must be a valid IPv4 address. */
    public static boolean endsInNumber(String host) {
        String[] parts = parts(host);
        String last = parts[parts.length - 1];
        return DECIMAL.matcher(last).matches() || number(last) != null;
    }

    /** Returns the address in dotted decimal notation; null if it is invalid. */
    static @Nullable String dotted(String host) {
        String[] parts = parts(host);
        if (parts.length > 4) {
            return null;
        }
        BigInteger address = BigInteger.ZERO;
        for (int i = 0; i < parts.length; i++) {
            BigInteger part = number(parts[i]);
            boolean last = i == parts.length - 1;
            BigInteger end = last ? BigInteger.ONE.shiftLeft(8 * (5 - parts.length)) : null;
            if (part == null || part.compareTo(end == null ? BigInteger.valueOf(256) : end) >= 0) {
                return null;
            }
            address = address.add(last ? part : part.shiftLeft(8 * (3 - i)));
        }
        long bits = address.mod(END).longValueExact();
        return (bits >> 24)
                + "."
                + (bits >> 16 & 255)
                + "."
                + (bits >> 8 & 255)
                + "."
                + (bits & 255);
    }

    private static String[] parts(String host) {
        String bare = host.endsWith(".") ? host.substring(0, host.length() - 1) : host;
        return bare.split("\\.", -1);
    }

    /** See <a href="https://url.spec.whatwg.org/#ipv4-number-parser">the IPv4 number parser</a>. */
    private static @Nullable BigInteger number(String part) {
        if (part.isEmpty() || part.length() > 64) {
            return null;
        }
        String lower = part.toLowerCase(Locale.ROOT);
        int radix = 10;
        if (lower.startsWith("0x")) {
            lower = lower.substring(2);
            radix = 16;
        } else if (lower.length() > 1 && lower.startsWith("0")) {
            lower = lower.substring(1);
            radix = 8;
        }
        if (lower.isEmpty()) {
            return BigInteger.ZERO;
        }
        Pattern digits = radix == 16 ? HEXADECIMAL : radix == 8 ? OCTAL : DECIMAL;
        return digits.matcher(lower).matches() ? new BigInteger(lower, radix) : null;
    }
}
