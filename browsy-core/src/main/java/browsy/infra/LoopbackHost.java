package browsy.infra;

import java.util.regex.Pattern;

/**
 * The hosts that mean this machine, which browsers trust without encryption.
 *
 * @see <a href="https://w3c.github.io/webappsec-secure-contexts/#is-origin-trustworthy">Secure
 *     Contexts, 3.1</a>
 */
public final class LoopbackHost {
    private static final Pattern IPV4 = Pattern.compile("127\\.[0-9.]+");

    private LoopbackHost() {}

    /**
     * Whether a host means this machine.
     *
     * @param host in lower case, an IPv6 address with or without brackets
     */
    public static boolean is(String host) {
        return host.equals("localhost")
                || host.endsWith(".localhost")
                || host.equals("::1")
                || host.equals("[::1]")
                || IPV4.matcher(host).matches();
    }
}
