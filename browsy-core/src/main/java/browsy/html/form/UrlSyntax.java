package browsy.html.form;

import browsy.infra.Ascii;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Tests whether the URL parser accepts absolute URLs. NB: hosts are tested for forbidden characters
 * and the syntax of IPv6 addresses only, not for IPv4 numbers and the rules of domain names.
 *
 * @see <a href="https://url.spec.whatwg.org/#url-parsing">URL: URL parsing</a>
 */
final class UrlSyntax {
    private static final Pattern SCHEME =
            Pattern.compile("[a-zA-Z][a-zA-Z0-9+.-]*+:.*+", Pattern.DOTALL);
    private static final Pattern PORT = Pattern.compile("0*+(\\d{0,5})");
    private static final int LAST_PORT = 0xFFFF;

    /** Forbidden in all hosts. */
    private static final String FORBIDDEN = "\0\t\n\r #/:<>?@[\\]^|";

    private static final String GROUP = "[0-9a-fA-F]{1,4}";
    private static final Pattern GROUPS =
            Pattern.compile("(?:" + GROUP + "(?::" + GROUP + ")*+)?+");
    private static final Pattern IPV4 =
            Pattern.compile("(?:(?:\\d|[1-9]\\d|1\\d\\d|2[0-4]\\d|25[0-5])(?:\\.(?!$)|$)){4}");

    private UrlSyntax() {}

    /** Tests whether a value is an absolute URL. White space around it is ignored. */
    static boolean isAbsolute(String value) {
        String url = Ascii.strip(value);
        if (!SCHEME.matcher(url).matches()) {
            return false;
        }
        int colon = url.indexOf(':');
        String rest = url.substring(colon + 1);
        return switch (url.substring(0, colon).toLowerCase(Locale.ROOT)) {
            case "http", "https", "ws", "wss", "ftp" -> isSpecial(rest);
            case "file" -> true;
            default -> !rest.startsWith("//") || isAuthority(upTo("/?#", rest.substring(2)), true);
        };
    }

    /** Any number of slashes precede the authority of a special URL. */
    private static boolean isSpecial(String rest) {
        int start = 0;
        while (start < rest.length() && "/\\".indexOf(rest.charAt(start)) >= 0) {
            start++;
        }
        return isAuthority(upTo("/\\?#", rest.substring(start)), false);
    }

    private static String upTo(String ends, String text) {
        int end = 0;
        while (end < text.length() && ends.indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return text.substring(0, end);
    }

    /**
     * Tests an authority: optional credentials, a host and an optional port.
     *
     * @param mayBeEmpty whether the URL may have an empty host
     */
    private static boolean isAuthority(String authority, boolean mayBeEmpty) {
        if (authority.isEmpty()) {
            return mayBeEmpty;
        }
        String address = authority.substring(authority.lastIndexOf('@') + 1);
        int colon = address.indexOf(':', address.lastIndexOf(']') + 1);
        String host = colon < 0 ? address : address.substring(0, colon);
        return isHost(host) && (colon < 0 || isPort(address.substring(colon + 1)));
    }

    private static boolean isPort(String port) {
        var digits = PORT.matcher(port);
        return digits.matches()
                && (digits.group(1).isEmpty() || Integer.parseInt(digits.group(1)) <= LAST_PORT);
    }

    private static boolean isHost(String host) {
        if (host.startsWith("[")) {
            return host.endsWith("]") && isIpv6(host.substring(1, host.length() - 1));
        }
        return !host.isEmpty() && host.chars().noneMatch(c -> FORBIDDEN.indexOf(c) >= 0);
    }

    /** Tests an IPv6 address: eight groups, of which two colons leave out one or more. */
    private static boolean isIpv6(String address) {
        int last = address.lastIndexOf(':') + 1;
        boolean dotted = address.indexOf('.') >= 0;
        if (dotted && !IPV4.matcher(address.substring(last)).matches()) {
            return false;
        }
        // An IPv4 address takes the place of two groups.
        String groups = dotted ? address.substring(0, last) + "0:0" : address;
        int gap = groups.indexOf("::");
        if (gap < 0) {
            return GROUPS.matcher(groups).matches() && count(groups) == 8;
        }
        String before = groups.substring(0, gap);
        String after = groups.substring(gap + 2);
        return GROUPS.matcher(before).matches()
                && GROUPS.matcher(after).matches()
                && count(before) + count(after) < 8;
    }

    private static long count(String groups) {
        return groups.isEmpty() ? 0 : 1 + groups.chars().filter(c -> c == ':').count();
    }
}
