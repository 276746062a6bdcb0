package browsy.html.csp;

import browsy.infra.Ascii;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The sources that a directive allows. A list without sources allows nothing.
 *
 * @param keywords the keywords
 * @param hosts the sources that name addresses
 * @param nonces the nonces of elements
 * @param hashes the hashes of inline text
 * @see <a href="https://w3c.github.io/webappsec-csp/#framework-directive-source-list">CSP,
 *     2.3.1</a>
 */
record SourceList(
        Set<Keyword> keywords,
        List<HostSource> hosts,
        Set<String> nonces,
        Set<ContentHash> hashes) {

    private static final Pattern NONCE =
            Pattern.compile("'nonce-([a-z0-9+/_-]+={0,2})'", Pattern.CASE_INSENSITIVE);

    /** A source that consists of a keyword. */
    enum Keyword {
        /** All addresses of the network. */
        ANY("*"),
        SELF("'self'"),
        UNSAFE_INLINE("'unsafe-inline'"),
        UNSAFE_HASHES("'unsafe-hashes'"),
        STRICT_DYNAMIC("'strict-dynamic'");

        private final String text;

        Keyword(String text) {
            this.text = text;
        }

        private static @Nullable Keyword of(String token) {
            for (Keyword keyword : values()) {
                if (Ascii.equalsIgnoreCase(keyword.text, token)) {
                    return keyword;
                }
            }
            return null;
        }
    }

    SourceList {
        keywords = Set.copyOf(keywords);
        hosts = List.copyOf(hosts);
        nonces = Set.copyOf(nonces);
        hashes = Set.copyOf(hashes);
    }

    /** Parses the value of a directive. Invalid sources, and {@code 'none'}, allow nothing. */
    static SourceList parse(String value) {
        Set<Keyword> keywords = EnumSet.noneOf(Keyword.class);
        List<HostSource> hosts = new ArrayList<>();
        Set<String> nonces = new HashSet<>();
        Set<ContentHash> hashes = new HashSet<>();
        for (String token : Ascii.words(value)) {
            Keyword keyword = Keyword.of(token);
            if (keyword != null) {
                keywords.add(keyword);
            } else if (token.startsWith("'")) {
                ContentHash hash = ContentHash.parse(token);
                if (hash != null) {
                    hashes.add(hash);
                } else if (NONCE.matcher(token).matches()) {
                    nonces.add(token.substring("'nonce-".length(), token.length() - 1));
                }
            } else {
                HostSource host = HostSource.parse(token);
                if (host != null) {
                    hosts.add(host);
                }
            }
        }
        return new SourceList(keywords, hosts, nonces, hashes);
    }

    /**
     * Tests whether an address is allowed.
     *
     * @param page the address of the page; null if it has none
     * @param redirected whether a redirect led to the address
     */
    boolean allows(PolicyAddress address, @Nullable PolicyAddress page, boolean redirected) {
        if (keywords.contains(Keyword.ANY)
                && (address.isNetwork()
                        || (page != null && page.scheme().equals(address.scheme())))) {
            return true;
        }
        if (keywords.contains(Keyword.SELF)
                && page != null
                && HostSource.of(page).allows(address, page, redirected)) {
            return true;
        }
        for (HostSource host : hosts) {
            if (host.allows(address, page, redirected)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Tests whether all inline text is allowed. Nonces and hashes switch {@code 'unsafe-inline'}
     * off.
     */
    private boolean allowsAllInline() {
        return keywords.contains(Keyword.UNSAFE_INLINE) && nonces.isEmpty() && hashes.isEmpty();
    }

    /** Tests whether the text of a style element is allowed. */
    boolean allowsElement(String nonce, InlineText text) {
        return allowsAllInline() || nonces.contains(nonce) || text.hasHashIn(hashes);
    }

    /** Tests whether the text of a style attribute is allowed. */
    boolean allowsStyleAttribute(InlineText text) {
        return allowsAllInline()
                || (keywords.contains(Keyword.UNSAFE_HASHES) && text.hasHashIn(hashes));
    }

    /** Tests whether the script in an attribute or a URL is allowed. */
    boolean allowsScript(InlineText script) {
        return (allowsAllInline() && !keywords.contains(Keyword.STRICT_DYNAMIC))
                || (keywords.contains(Keyword.UNSAFE_HASHES) && script.hasHashIn(hashes));
    }
}
