package browsy.style;

import browsy.config.AddressRule;
import browsy.html.csp.ContentPolicy;
import org.jspecify.annotations.Nullable;

/**
 * The addresses that the content policy allows for a style sheet.
 *
 * @param policy the content policy that holds at the link
 * @param nonce the {@code nonce} attribute of the link; empty for none and for imports
 */
record SheetSources(ContentPolicy policy, String nonce) implements AddressRule {
    /** Returns the rule; null if there is no policy. */
    static @Nullable AddressRule of(ContentPolicy policy, String nonce) {
        return policy.isNone() ? null : new SheetSources(policy, nonce);
    }

    @Override
    public boolean allows(String address, boolean redirected) {
        return policy.allowsStyleSheet(nonce, address, redirected);
    }
}
