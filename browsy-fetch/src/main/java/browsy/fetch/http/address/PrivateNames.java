package browsy.fetch.http.address;

import java.util.List;

/**
 * Names that stand for this machine or a private network by their form: special-use names, and
 * names without a dot, to which resolvers append a local domain. Other names are known by their
 * addresses only.
 *
 * @see <a href="https://www.iana.org/assignments/special-use-domain-names/">IANA: special-use
 *     names</a>
 * @see <a href="https://www.rfc-editor.org/rfc/rfc6762#appendix-G">RFC 6762: private names</a>
 */
final class PrivateNames {
    private static final List<String> DOMAINS =
            List.of(
                    ".localhost",
                    ".localdomain",
                    ".local",
                    ".internal",
                    ".intranet",
                    ".private",
                    ".corp",
                    ".home",
                    ".lan",
                    ".home.arpa");

    private PrivateNames() {}

    /**
     * Tests a serialized host name.
     *
     * @param host may end in a dot
     */
    static boolean contains(String host) {
        String name = host.endsWith(".") ? host.substring(0, host.length() - 1) : host;
        return name.indexOf('.') < 0 || DOMAINS.stream().anyMatch(name::endsWith);
    }
}
