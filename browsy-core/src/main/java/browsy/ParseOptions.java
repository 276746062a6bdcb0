package browsy;

import browsy.config.Limits;
import browsy.config.MarkupSyntax;
import browsy.config.PageResponse;
import browsy.config.StylesheetLoader;
import browsy.config.TimeLimitExceededException;
import browsy.html.ElementStates;
import browsy.html.csp.ContentPolicy;
import browsy.infra.Ascii;
import browsy.model.Scroll;
import browsy.model.Viewport;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The options for parsing a page. Immutable. */
public final class ParseOptions {
    /** A desktop viewport of 1920 by 1080 CSS px, without external style sheets. */
    public static final ParseOptions DEFAULT = builder().build();

    static {
        PageEngineAccess.open();
    }

    private final Viewport viewport;
    private final MarkupSyntax syntax;
    private final String baseUri;
    private final StylesheetLoader stylesheetLoader;
    private final StyleCache styleCache;
    private final Limits limits;
    private final ElementStates states;
    private final Scroll scroll;
    private final PageResponse response;
    private final @Nullable ContentPolicy givenPolicy;
    private final ContentPolicy policy;
    private final @Nullable Duration timeLimit;
    private final @Nullable Page previous;

    private ParseOptions(Builder from) {
        viewport = from.viewport;
        syntax = from.syntax;
        baseUri = from.baseUri;
        stylesheetLoader = from.stylesheetLoader;
        styleCache = from.styleCache;
        limits = from.limits;
        states = from.states;
        scroll = from.scroll;
        response = from.response;
        givenPolicy = from.policy;
        policy = from.policy == null ? policy(response, baseUri) : from.policy;
        timeLimit = from.timeLimit;
        previous = from.previous;
    }

    private static ContentPolicy policy(PageResponse response, String page) {
        List<String> values = new ArrayList<>();
        for (Map.Entry<String, List<String>> header : response.headers().entrySet()) {
            if (Ascii.equalsIgnoreCase(header.getKey(), "content-security-policy")) {
                values.addAll(header.getValue());
            }
        }
        return ContentPolicy.of(values, page);
    }

    /** Returns a builder with the default options. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder that starts with these options. */
    public Builder newBuilder() {
        return new Builder(this);
    }

    /** The viewport; by default {@link Viewport#DEFAULT}. */
    public Viewport viewport() {
        return viewport;
    }

    /** The syntax of the page; by default HTML. */
    public MarkupSyntax syntax() {
        return syntax;
    }

    /** The base address of the page, which its links are relative to; empty if there is none. */
    public String baseUri() {
        return baseUri;
    }

    /** Loads external style sheets; by default none are loaded. */
    public StylesheetLoader stylesheetLoader() {
        return stylesheetLoader;
    }

    /** The cache of parsed style sheets; by default one shared by the whole application. */
    public StyleCache styleCache() {
        return styleCache;
    }

    /** The limits on resources; by default {@link Limits#DEFAULT}. */
    public Limits limits() {
        return limits;
    }

    /** The changes that the user made to elements. */
    ElementStates states() {
        return states;
    }

    /**
     * The scroll offset of the page in CSS px. Fixed and sticky elements move with the viewport.
     */
    public Scroll scroll() {
        return scroll;
    }

    /**
     * The HTTP response of the page, which helps to tell blocked pages and errors from content. Its
     * {@code Content-Security-Policy} headers apply to the page.
     */
    public PageResponse response() {
        return response;
    }

    /**
     * The content policy that holds before the first element of the page: that of the response
     * unless another one is given.
     */
    ContentPolicy policy() {
        return policy;
    }

    /**
     * The time limit for all stages from parsing on; a page that exceeds it fails with {@link
     * TimeLimitExceededException}. The time for loading style sheets does not count. The limit
     * applies anew to each later state of the page. Null, the default, means no limit.
     */
    public @Nullable Duration timeLimit() {
        return timeLimit;
    }

    /**
     * The earlier state of the page, or the page that led to this one. Elements that are still
     * present keep their ids, new elements get ids that no earlier page used. Null, the default,
     * numbers elements from 1.
     */
    public @Nullable Page previous() {
        return previous;
    }

    /** Builds {@link ParseOptions}. */
    public static final class Builder {
        private Viewport viewport = new Viewport(1920, 1080);
        private MarkupSyntax syntax = MarkupSyntax.HTML;
        private String baseUri = "";
        private StylesheetLoader stylesheetLoader = StylesheetLoader.none();
        private StyleCache styleCache = StyleCache.DEFAULT;
        private Limits limits = Limits.DEFAULT;
        private ElementStates states = ElementStates.none();
        private Scroll scroll = Scroll.TOP;
        private PageResponse response = PageResponse.NONE;
        private @Nullable ContentPolicy policy;
        private @Nullable Duration timeLimit;
        private @Nullable Page previous;

        private Builder() {}

        private Builder(ParseOptions from) {
            viewport = from.viewport;
            syntax = from.syntax;
            baseUri = from.baseUri;
            stylesheetLoader = from.stylesheetLoader;
            styleCache = from.styleCache;
            limits = from.limits;
            states = from.states;
            scroll = from.scroll;
            response = from.response;
            policy = from.givenPolicy;
            timeLimit = from.timeLimit;
            previous = from.previous;
        }

        /** See {@link ParseOptions#viewport()}. */
        public Builder viewport(Viewport viewport) {
            this.viewport = Objects.requireNonNull(viewport, "viewport");
            return this;
        }

        /** See {@link ParseOptions#syntax()}. */
        public Builder syntax(MarkupSyntax syntax) {
            this.syntax = Objects.requireNonNull(syntax, "syntax");
            return this;
        }

        /** See {@link ParseOptions#baseUri()}. */
        public Builder baseUri(String baseUri) {
            this.baseUri = Objects.requireNonNull(baseUri, "baseUri");
            return this;
        }

        /** See {@link ParseOptions#stylesheetLoader()}. */
        public Builder stylesheetLoader(StylesheetLoader loader) {
            this.stylesheetLoader = Objects.requireNonNull(loader, "loader");
            return this;
        }

        /** See {@link ParseOptions#styleCache()}. */
        public Builder styleCache(StyleCache cache) {
            this.styleCache = Objects.requireNonNull(cache, "cache");
            return this;
        }

        /** See {@link ParseOptions#limits()}. */
        public Builder limits(Limits limits) {
            this.limits = Objects.requireNonNull(limits, "limits");
            return this;
        }

        /** See {@link ParseOptions#states()}. */
        Builder states(ElementStates states) {
            this.states = Objects.requireNonNull(states, "states");
            return this;
        }

        /** See {@link ParseOptions#scroll()}. */
        public Builder scroll(Scroll scroll) {
            this.scroll = Objects.requireNonNull(scroll, "scroll");
            return this;
        }

        /** See {@link ParseOptions#response()}. */
        public Builder response(PageResponse response) {
            this.response = Objects.requireNonNull(response, "response");
            return this;
        }

        /** See {@link ParseOptions#policy()}. */
        Builder policy(ContentPolicy policy) {
            this.policy = Objects.requireNonNull(policy, "policy");
            return this;
        }

        /** See {@link ParseOptions#timeLimit()}. */
        public Builder timeLimit(@Nullable Duration limit) {
            timeLimit = limit;
            return this;
        }

        /** See {@link ParseOptions#previous()}. */
        public Builder previous(@Nullable Page previous) {
            this.previous = previous;
            return this;
        }

        /** Returns the options. The builder can be used further. */
        public ParseOptions build() {
            return new ParseOptions(this);
        }
    }
}
