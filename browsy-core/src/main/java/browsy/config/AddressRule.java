package browsy.config;

/**
 * The addresses that the content policy of a document allows for one of its requests.
 *
 * @see <a href="https://w3c.github.io/webappsec-csp/">Content Security Policy</a>
 */
@FunctionalInterface
public interface AddressRule {

    /**
     * Tests an address.
     *
     * @param address the absolute address
     * @param redirected whether a redirect led to it
     */
    boolean allows(String address, boolean redirected);
}
