package browsy.fetch.credential;

import browsy.fetch.url.WebAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The origins that may receive a secret: those of pages with the form, and those to which the form
 * is sent. Immutable.
 */
public final class OriginBinding {
    /** Any origin: the secret is entered wherever the program enters it. */
    public static final OriginBinding ANY = new OriginBinding(List.of());

    private final List<String> origins;

    private OriginBinding(List<String> origins) {
        this.origins = origins;
    }

    /**
     * Binds a secret to origins.
     *
     * @param urls at least one http or https URL; only its origin counts
     * @throws IllegalArgumentException if there is no URL, or one is not an http or https URL
     */
    public static OriginBinding to(String... urls) {
        return to(List.of(Objects.requireNonNull(urls, "urls")));
    }

    /** Like {@link #to(String...)}. */
    public static OriginBinding to(List<String> urls) {
        if (Objects.requireNonNull(urls, "urls").isEmpty()) {
            throw new IllegalArgumentException("at least one origin is necessary");
        }
        List<String> origins = new ArrayList<>();
        for (String url : urls) {
            String origin = WebAddress.origin(url);
            if (origin.equals("null")) {
                throw new IllegalArgumentException(
                        "not an http or https URL: " + WebAddress.shown(url));
            }
            if (!origins.contains(origin)) {
                origins.add(origin);
            }
        }
        return new OriginBinding(List.copyOf(origins));
    }

    /** Whether the secret may be entered into a page at a URL, or sent to it. */
    public boolean allows(String url) {
        return isAny() || origins.contains(WebAddress.origin(Objects.requireNonNull(url, "url")));
    }

    /** Whether the secret is bound to no origin. */
    public boolean isAny() {
        return origins.isEmpty();
    }

    /** The origins, such as {@code https://example.com}; empty for {@link #ANY}. */
    public List<String> origins() {
        return origins;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OriginBinding binding && origins.equals(binding.origins);
    }

    @Override
    public int hashCode() {
        return origins.hashCode();
    }

    /** The origins, separated by a comma; {@code any origin} for {@link #ANY}. */
    @Override
    public String toString() {
        return isAny() ? "any origin" : String.join(", ", origins);
    }
}
