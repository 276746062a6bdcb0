package browsy.html.csp;

import browsy.html.csp.Policy.Place;
import browsy.html.csp.Sandbox.Permission;
import browsy.infra.PercentEncoding;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The Content Security Policy of a document: all policies of its response and of its {@code meta}
 * elements, each of which must allow what the document does. Immutable, with equality by value.
 *
 * @see <a href="https://w3c.github.io/webappsec-csp/">Content Security Policy</a>
 */
public final class ContentPolicy {
    /** No policy. */
    public static final ContentPolicy NONE = new ContentPolicy(List.of(), null, 0);

    /** The maximum number of characters that are read of the policies of a document. */
    private static final int MAX_CHARS = 64 << 10;

    /** The maximum number of policies of a document; further ones are left out. */
    private static final int MAX_POLICIES = 64;

    private final List<Policy> policies;

    /** The address that {@code 'self'} stands for; null if there is none. */
    private final @Nullable PolicyAddress self;

    /** The number of characters that were read. */
    private final int chars;

    private ContentPolicy(Collection<Policy> policies, @Nullable PolicyAddress self, int chars) {
        this.policies = List.copyOf(policies);
        this.self = self;
        this.chars = chars;
    }

    /**
     * Returns the policy in the headers of a response.
     *
     * @param values the values of all {@code Content-Security-Policy} headers
     * @param page the URL of the response; empty if there is none
     */
    public static ContentPolicy of(List<String> values, String page) {
        return NONE.withHeaders(values, page);
    }

    /**
     * Returns a copy that also applies the policies in the headers of a response; see {@link #of}.
     */
    public ContentPolicy withHeaders(List<String> values, String page) {
        return values.isEmpty()
                ? this
                : with(String.join(",", values), Place.HEADER, PolicyAddress.ofPage(page));
    }

    /**
     * Returns a copy of this policy that also applies the sandbox of a frame.
     *
     * @param tokens the value of the {@code sandbox} attribute of the frame
     */
    public ContentPolicy sandboxed(String tokens) {
        List<Policy> all = new ArrayList<>(policies);
        all.add(Policy.of(Sandbox.parse(tokens)));
        return new ContentPolicy(all, self, chars);
    }

    /** Returns a copy that also applies the sandboxes of the frames around the document. */
    public ContentPolicy sandboxedBy(ContentPolicy sandboxes) {
        if (sandboxes.isNone()) {
            return this;
        }
        Set<Policy> all = new LinkedHashSet<>(policies);
        all.addAll(sandboxes.policies);
        return new ContentPolicy(all, self, chars);
    }

    /**
     * Returns the sandboxes of this policy, which hold for the frames of the document, too; equal
     * ones once, so that nested frames do not multiply them.
     */
    public ContentPolicy sandboxes() {
        Set<Policy> sandboxes = new LinkedHashSet<>();
        for (Policy policy : policies) {
            if (policy.sandbox() != null) {
                sandboxes.add(Policy.of(policy.sandbox()));
            }
        }
        return sandboxes.isEmpty() ? NONE : new ContentPolicy(sandboxes, null, 0);
    }

    /**
     * Returns this policy with that of a {@code meta} element.
     *
     * @param content the value of its {@code content} attribute
     * @param page the URL of the document; empty if there is none
     */
    public ContentPolicy withMeta(String content, String page) {
        return with(content, Place.META, self == null ? PolicyAddress.ofPage(page) : self);
    }

    private ContentPolicy with(String text, Place place, @Nullable PolicyAddress page) {
        String read = text.substring(0, Math.min(text.length(), MAX_CHARS - chars));
        List<Policy> added = Policy.parse(read, place, MAX_POLICIES - policies.size());
        if (added.isEmpty()) {
            return this;
        }
        List<Policy> all = new ArrayList<>(policies);
        all.addAll(added);
        return new ContentPolicy(all, page, chars + read.length());
    }

    /** Whether there is no policy. */
    public boolean isNone() {
        return policies.isEmpty();
    }

    /** Whether requests over http are sent over https. */
    public boolean upgrades() {
        for (Policy policy : policies) {
            if (policy.upgrades()) {
                return true;
            }
        }
        return false;
    }

    /**
     * Tests whether the text of a {@code style} element may style the document.
     *
     * @param nonce the {@code nonce} attribute of the element; empty for none
     */
    public boolean allowsStyle(String nonce, String text) {
        InlineText inline = new InlineText(text);
        return allow(Directive.STYLE_SRC_ELEM, sources -> sources.allowsElement(nonce, inline));
    }

    /** Tests whether the text of a {@code style} attribute may style its element. */
    public boolean allowsStyleAttribute(String text) {
        InlineText inline = new InlineText(text);
        return allow(Directive.STYLE_SRC_ATTR, sources -> sources.allowsStyleAttribute(inline));
    }

    /**
     * Tests whether a style sheet may be loaded, over https if the policy upgrades requests.
     *
     * @param nonce the {@code nonce} attribute of the link; empty for none
     * @param address the absolute URL as the document has it
     * @param redirected whether a redirect led to the URL
     */
    public boolean allowsStyleSheet(String nonce, String address, boolean redirected) {
        if (policies.isEmpty()) {
            return true;
        }
        PolicyAddress written = PolicyAddress.of(address);
        PolicyAddress requested =
                written == null || redirected || !upgrades() ? written : written.upgraded();
        return allows(Directive.STYLE_SRC_ELEM, nonce, requested, redirected);
    }

    /** Tests whether the URL of a {@code base} element may be that of its document. */
    public boolean allowsBase(String address) {
        return allows(Directive.BASE_URI, address, false);
    }

    /**
     * Tests whether {@code form-action} allows to send a form to a URL.
     *
     * @param redirected whether a redirect led to the URL
     */
    public boolean allowsForm(String address, boolean redirected) {
        return allows(Directive.FORM_ACTION, address, redirected);
    }

    /**
     * Tests whether a frame may show a URL.
     *
     * @param redirected whether a redirect led to the URL
     */
    public boolean allowsFrame(String address, boolean redirected) {
        return allows(Directive.FRAME_SRC, address, redirected);
    }

    /**
     * Tests whether an {@code object} or {@code embed} element may show a URL.
     *
     * @param redirected whether a redirect led to the URL
     */
    public boolean allowsObject(String address, boolean redirected) {
        return allows(Directive.OBJECT_SRC, address, redirected);
    }

    private boolean allows(Directive directive, String address, boolean redirected) {
        return policies.isEmpty() || allows(directive, "", PolicyAddress.of(address), redirected);
    }

    private boolean allows(
            Directive directive,
            String nonce,
            @Nullable PolicyAddress address,
            boolean redirected) {
        return allow(
                directive,
                sources ->
                        sources.nonces().contains(nonce)
                                || (address != null && sources.allows(address, self, redirected)));
    }

    /** Tests whether the lists of all policies that govern a directive pass a test. */
    private boolean allow(Directive directive, Predicate<SourceList> test) {
        for (Policy policy : policies) {
            SourceList sources = policy.list(directive);
            if (sources != null && !test.test(sources)) {
                return false;
            }
        }
        return true;
    }

    /** Tests whether the script in an attribute such as {@code onclick} may run. */
    public boolean allowsHandler(String script) {
        return allowsScript(Directive.SCRIPT_SRC_ATTR, script);
    }

    /**
     * Tests whether the script in a {@code javascript:} URL may run. Its hash is that of the whole
     * decoded URL.
     *
     * @see <a href="https://w3c.github.io/webappsec-csp/#script-src-elem-inline">CSP, 6.1.11.3</a>
     */
    public boolean allowsScriptUrl(String url) {
        return allowsScript(Directive.SCRIPT_SRC_ELEM, PercentEncoding.text(url));
    }

    private boolean allowsScript(Directive directive, String script) {
        InlineText inline = new InlineText(script);
        return permitsScripts() && allow(directive, sources -> sources.allowsScript(inline));
    }

    /** Whether the document may send forms. */
    public boolean permitsForms() {
        return permits(Permission.FORMS);
    }

    /** Whether the document may open windows. */
    public boolean permitsPopups() {
        return permits(Permission.POPUPS);
    }

    /** Whether windows that the document opens are not sandboxed. */
    public boolean permitsEscape() {
        return permits(Permission.ESCAPE);
    }

    /** Whether a click in the document, which is that of a frame, may replace the whole page. */
    public boolean permitsTopNavigation() {
        return permits(Permission.TOP_NAVIGATION, Permission.TOP_NAVIGATION_BY_USER);
    }

    /** Whether the document is sandboxed. */
    public boolean isSandboxed() {
        return policies.stream().anyMatch(policy -> policy.sandbox() != null);
    }

    /** Whether the document may start downloads. */
    public boolean permitsDownloads() {
        return permits(Permission.DOWNLOADS);
    }

    /** Whether scripts may run, and with them what a document does without the user. */
    public boolean permitsScripts() {
        return permits(Permission.SCRIPTS);
    }

    /** Whether the document has the origin of its URL, and not one of its own. */
    public boolean permitsSameOrigin() {
        return permits(Permission.SAME_ORIGIN);
    }

    /** Whether each sandbox has one of several permissions. */
    private boolean permits(Permission... permissions) {
        List<Permission> any = List.of(permissions);
        for (Policy policy : policies) {
            Sandbox sandbox = policy.sandbox();
            if (sandbox != null && Collections.disjoint(sandbox.permissions(), any)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ContentPolicy that
                && chars == that.chars
                && Objects.equals(self, that.self)
                && policies.equals(that.policies);
    }

    @Override
    public int hashCode() {
        // Policies are long and seldom differ on one page.
        return Objects.hash(policies.size(), chars, self);
    }

    /** The number of policies. */
    @Override
    public String toString() {
        return policies.size() + " policies";
    }
}
