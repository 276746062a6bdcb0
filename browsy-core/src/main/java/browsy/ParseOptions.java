package browsy;

import browsy.config.Limits;
import browsy.config.MarkupSyntax;
import browsy.config.PageResponse;
import browsy.config.StylesheetLoader;
import browsy.config.TimeLimitExceededException;
import browsy.html.ElementStates;
import browsy.model.Scroll;
import browsy.model.Viewport;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How a page is to be parsed; immutable. */
public final class ParseOptions {
    /** A desktop window of 1920 by 1080 CSS px, no style sheets from elsewhere. */
    public static final ParseOptions DEFAULT = builder().build();

    private final Viewport viewport;
    private final MarkupSyntax syntax;
    private final String baseUri;
    private final StylesheetLoader stylesheetLoader;
    private final StyleCache styleCache;
    private final Limits limits;
    private final ElementStates states;
    private final Scroll scroll;
    private final PageResponse response;
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
        timeLimit = from.timeLimit;
        previous = from.previous;
    }

    public static Builder builder() {
        return new Builder();
    }

    /** A builder that starts from these options. */
    public Builder newBuilder() {
        return new Builder(this);
    }

    public Viewport viewport() {
        return viewport;
    }

    /** The syntax that the page is written in; by default HTML. */
    public MarkupSyntax syntax() {
        return syntax;
    }

    /** The address of the page, which its links are relative to; empty where it has none. */
    public String baseUri() {
        return baseUri;
    }

    public StylesheetLoader stylesheetLoader() {
        return stylesheetLoader;
    }

    /** Where style sheets that were read are kept; by default one for the whole program. */
    public StyleCache styleCache() {
        return styleCache;
    }

    public Limits limits() {
        return limits;
    }

    /** What the user has done to the page. */
    ElementStates states() {
        return states;
    }

    /** How far the page is scrolled, in CSS px; fixed and sticky elements follow. */
    public Scroll scroll() {
        return scroll;
    }

    /** The HTTP answer that the page came with; tells blocks and errors from content. */
    public PageResponse response() {
        return response;
    }

    /**
     * How long parsing, style, layout and what follows may take; beyond it {@link
     * TimeLimitExceededException} is thrown. The time that the style sheet loader takes does not
     * count. A later state of the page has as long again. Null for no limit, the default.
     */
    public @Nullable Duration timeLimit() {
        return timeLimit;
    }

    /**
     * The earlier state of the page, or the page that led here: what is still there keeps its id,
     * what is new gets one that none of them ever had. Null to number from 1.
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
            timeLimit = from.timeLimit;
            previous = from.previous;
        }

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

        /** Where linked and imported style sheets come from; by default from nowhere. */
        public Builder stylesheetLoader(StylesheetLoader loader) {
            this.stylesheetLoader = Objects.requireNonNull(loader, "loader");
            return this;
        }

        /** See {@link ParseOptions#styleCache()}. */
        public Builder styleCache(StyleCache cache) {
            this.styleCache = Objects.requireNonNull(cache, "cache");
            return this;
        }

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

        public ParseOptions build() {
            return new ParseOptions(this);
        }
    }
}
