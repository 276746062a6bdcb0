package browsy.fetch.navigation;

import browsy.Page;
import browsy.ParseOptions;
import browsy.StyleCache;
import browsy.config.MarkupSyntax;
import browsy.config.PageResponse;
import browsy.config.StylesheetLoader;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.http.Container;
import browsy.fetch.http.DecodedText;
import browsy.fetch.http.HttpExchange.Cause;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Response;
import browsy.fetch.http.HttpExchange.Restrictions;
import browsy.fetch.http.LinkedStylesheets;
import browsy.fetch.http.ReferrerPolicy;
import browsy.fetch.http.Transport;
import browsy.fetch.http.auth.Challenge;
import browsy.fetch.http.csp.SecureUpgrade;
import browsy.fetch.http.limit.TransferBudget;
import browsy.fetch.http.limit.TransferBudget.Step;
import browsy.fetch.journal.NavigationEntry;
import browsy.fetch.navigation.LoadedPage.Source;
import browsy.fetch.observe.SessionEvent.Phase;
import browsy.fetch.url.WebAddress;
import browsy.html.DocumentPolicies;
import browsy.html.MarkupParser;
import browsy.html.ParsedMarkup;
import browsy.html.UserState;
import browsy.html.csp.ContentPolicy;
import browsy.infra.PercentEncoding;
import browsy.infra.TimeLimit;
import browsy.model.Scroll;
import browsy.model.SpatialElement;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Loads pages: sends a request, follows redirects and refreshes, and decodes the response. */
public final class Navigator {
    /** The maximum delay of a refresh that is followed, in seconds. */
    private static final int MAX_REFRESH_SECONDS = 10;

    /** A status after which a browser keeps the current page. */
    private static final int NO_CONTENT = 204;

    /** A status after which a browser keeps the current page. */
    private static final int RESET_CONTENT = 205;

    /** A status after which a browser keeps the current page, unless the cache has the response. */
    private static final int NOT_MODIFIED = 304;

    private static final int UNAUTHORIZED = 401;
    private static final Charset UTF_8 = StandardCharsets.UTF_8;

    private final Transport transport;
    private final SessionConfig config;
    private final StyleCache styles;

    public Navigator(Transport transport, SessionConfig config, StyleCache styles) {
        this.transport = transport;
        this.config = config;
        this.styles = styles;
    }

    /**
     * The result of a navigation.
     *
     * @param page the loaded page; null if the response is a file or has no content
     * @param file the response to keep as a file; null if there is none
     */
    public record Outcome(@Nullable LoadedPage page, @Nullable Response file) {}

    /**
     * Loads the page of a request and follows declarative refreshes, within the time limit of one
     * response. Only the last page is styled and laid out.
     *
     * @param before the previous page, whose ids identical elements of the new page keep; null if
     *     there is none
     * @param asFile whether the response is kept as a file, even if it is a page
     * @throws FetchException if the request fails
     */
    public Outcome load(Request first, @Nullable LoadedPage before, boolean asFile) {
        NavigationEntry entry =
                NavigationEntry.start(transport.journal(), first.method(), first.url());
        try {
            Outcome outcome = follow(first, before, asFile);
            LoadedPage page = outcome.page();
            Response file = outcome.file();
            if (page != null) {
                entry.loaded(page.url(), page.source().status());
            } else if (file != null) {
                entry.received(file.url(), file.status());
            } else {
                entry.empty();
            }
            return outcome;
        } catch (RuntimeException | OutOfMemoryError e) {
            entry.failed(e);
            throw e;
        }
    }

    private Outcome follow(Request first, @Nullable LoadedPage before, boolean asFile) {
        TransferBudget budget = new TransferBudget(config);
        Arrival last;
        try (Step step = budget.step()) {
            last = last(first, asFile, step);
        }
        Response response = last.response();
        if (hasNoContent(response)) {
            return new Outcome(null, null);
        }
        Arrived page = last.page();
        if (page == null) {
            return new Outcome(null, complete(response));
        }
        List<String> remarks = remarks(response, last.refresh());
        return new Outcome(atFragment(open(response, page, remarks, before, budget)), null);
    }

    /** Returns a file. In contrast to a page, a part of it is of no use. */
    private static Response complete(Response file) {
        IOException cutOff = file.cutOff();
        if (cutOff != null) {
            throw new FetchException.Network("the body is cut off: " + file, cutOff);
        }
        return file;
    }

    /**
     * The response at the end of a chain of refreshes.
     *
     * @param page its page; null if it is a file or has no content
     * @param refresh its refresh, which is not followed; null if it has none
     */
    private record Arrival(Response response, @Nullable Arrived page, @Nullable Refresh refresh) {}

    /**
     * The page of a response.
     *
     * @param policy the policy of the headers and of the {@code meta} elements
     * @param start the time before parsing, by {@link System#nanoTime()}
     */
    private record Arrived(
            ParsedMarkup markup, Charset charset, ContentPolicy policy, long start) {}

    /**
     * Sends a request and follows refreshes. A page that refreshes itself may do so forever: it is
     * returned as soon as its content stays the same, or at the limit of refreshes.
     */
    private Arrival last(Request first, boolean asFile, Step step) {
        Request request = first;
        Response before = null;
        int most = config.transferLimits().maxRedirects();
        for (int hop = 0; ; hop++) {
            Response response = transport.page(request, step);
            if (hasNoContent(response)) {
                return new Arrival(response, null, null);
            }
            DecodedText text = asFile ? null : ReadablePage.of(response);
            boolean hasPage = text != null && response.body().length > 0 && !text.text().isBlank();
            requireSuccess(response, hasPage);
            if (text == null) {
                return new Arrival(response, null, null);
            }
            Arrived page = arrived(response, text);
            Refresh refresh = refresh(response, page);
            if (refresh == null || !refresh.leadsToPage()) {
                return new Arrival(response, page, refresh);
            }
            boolean reloads = refresh.reloads(response.url());
            if (reloads && (hop >= most || isRepeated(response, before))) {
                return new Arrival(response, page, null);
            }
            if (hop >= most) {
                throw new FetchException.Network(
                        "more than " + most + " page refreshes (maxRedirects)", null);
            }
            before = response;
            String target = SecureUpgrade.ofLink(refresh.url(), response.url(), page.policy);
            ReferrerPolicy policy = referrers(response, page);
            request =
                    new Request("GET", target, null, response.url(), policy, reloads)
                            .causedBy(Cause.PAGE)
                            .in(request.container())
                            .under(Restrictions.of(page.policy, null));
        }
    }

    /** Whether a response equals the one before the refresh; null for none. */
    private static boolean isRepeated(Response response, @Nullable Response before) {
        return before != null
                && before.url().equals(response.url())
                && Arrays.equals(before.body(), response.body());
    }

    private static boolean hasNoContent(Response response) {
        return switch (response.status()) {
            case NO_CONTENT, RESET_CONTENT, NOT_MODIFIED -> true;
            default -> false;
        };
    }

    private Arrived arrived(Response response, DecodedText text) {
        long start = System.nanoTime();
        ContentPolicy sent =
                response.request()
                        .container()
                        .sandbox()
                        .withHeaders(
                                response.headers()
                                        .getOrDefault("content-security-policy", List.of()),
                                response.url());
        ParsedMarkup markup = parsed(text.text(), text.syntax(), response.url(), sent);
        return new Arrived(
                markup, text.charset(), DocumentPolicies.in(markup.document(), sent), start);
    }

    /** The referrer policy of a refresh. */
    private static ReferrerPolicy referrers(Response response, Arrived page) {
        return page.policy.permitsSameOrigin()
                ? policy(referrers(response), page.markup.document())
                : ReferrerPolicy.NO_REFERRER;
    }

    /** The refresh that the session follows or reports; null if there is none. */
    private static @Nullable Refresh refresh(Response response, Arrived page) {
        Refresh refresh =
                Refresh.of(
                        response.header("refresh"),
                        page.markup.document(),
                        page.policy,
                        response.url(),
                        page.charset);
        return refresh != null && refresh.leadsOn(response.url(), MAX_REFRESH_SECONDS)
                ? refresh
                : null;
    }

    /** Throws for an error status without a page, and for any if the session is configured so. */
    private void requireSuccess(Response response, boolean hasPage) {
        if (response.status() >= 400 && (config.throwOnHttpError() || !hasPage)) {
            throw error(response);
        }
    }

    /** Returns the exception for an error status, with the realm of a 401. */
    public static FetchException.HttpError error(Response response) {
        Challenge challenge = challenge(response);
        return challenge == null
                ? new FetchException.HttpError(response.status(), response.url())
                : new FetchException.HttpError(
                        response.status(),
                        response.url(),
                        challenge.shownRealm(),
                        challenge.toString());
    }

    private static @Nullable Challenge challenge(Response response) {
        return response.status() == UNAUTHORIZED
                ? Challenge.first(response.headers().getOrDefault("www-authenticate", List.of()))
                : null;
    }

    /** The warnings of the page about what its response says or lacks. */
    private static List<String> remarks(Response response, @Nullable Refresh refresh) {
        List<String> remarks = new ArrayList<>();
        if (refresh != null) {
            remarks.add(refresh.remark());
        }
        Challenge challenge = challenge(response);
        if (challenge != null) {
            remarks.add(challenge.toString());
        }
        IOException cutOff = response.cutOff();
        if (cutOff != null) {
            String how =
                    cutOff instanceof InterruptedIOException
                            ? "did not end in time"
                            : "ended early";
            remarks.add("the response " + how + "; the page shows the part that arrived");
        }
        String coding = response.undecoded();
        if (coding != null) {
            remarks.add("unknown content coding, the body is not decoded: " + coding);
        }
        return remarks;
    }

    private LoadedPage open(
            Response response,
            Arrived arrived,
            List<String> remarks,
            @Nullable LoadedPage before,
            TransferBudget budget) {
        PageResponse facts = new PageResponse(response.status(), response.headers(), remarks);
        ReferrerPolicy referrers = referrers(response);
        DocumentContext own =
                new DocumentContext(response.url(), response.url(), arrived.policy, referrers);
        Page page = open(arrived.markup, own, facts, before, budget, arrived.start);
        ReferrerPolicy policy = policy(referrers, page.document());
        Source source =
                new Source(
                        response.request(),
                        response.url(),
                        response.status(),
                        arrived.charset,
                        policy,
                        arrived.policy,
                        response.request().container());
        return LoadedPage.fresh(source, page);
    }

    /**
     * Opens a page from its HTML, without a request for it.
     *
     * @param container where the page is shown
     */
    public LoadedPage open(
            String html,
            DocumentContext context,
            Container container,
            @Nullable LoadedPage before) {
        TransferBudget budget = new TransferBudget(config);
        long start = System.nanoTime();
        ParsedMarkup markup = parsed(html, MarkupSyntax.HTML, context.baseUri(), context.content());
        ContentPolicy content = DocumentPolicies.in(markup.document(), context.content());
        DocumentContext own =
                new DocumentContext(context.url(), context.baseUri(), content, context.referrers());
        Page page = open(markup, own, PageResponse.NONE, before, budget, start);
        Source source =
                new Source(
                        null,
                        context.url(),
                        0,
                        StandardCharsets.UTF_8,
                        policy(context.referrers(), page.document()),
                        content,
                        container);
        return atFragment(LoadedPage.fresh(source, page));
    }

    private Page open(
            ParsedMarkup markup,
            DocumentContext context,
            PageResponse response,
            @Nullable LoadedPage before,
            TransferBudget budget,
            long start) {
        boolean fetched = config.fetchCss() && WebAddress.isReadable(context.url());
        StylesheetLoader stylesheets =
                fetched
                        ? new LinkedStylesheets(
                                transport,
                                config.transferLimits(),
                                budget,
                                context.url(),
                                context.content(),
                                context.referrers())
                        : StylesheetLoader.none();
        ParseOptions options =
                ParseOptions.builder()
                        .viewport(config.viewport())
                        .baseUri(context.baseUri())
                        .stylesheetLoader(stylesheets)
                        .styleCache(styles)
                        .limits(config.limits())
                        .timeLimit(config.timeout())
                        .response(response)
                        .previous(before == null ? null : before.current())
                        .build();
        Page page = Engine.ofPages().open(markup, options);
        transport.journal().timed(Phase.PAGE, context.url(), start);
        return page;
    }

    private ParsedMarkup parsed(
            String markup, MarkupSyntax syntax, String url, ContentPolicy policy) {
        return TimeLimit.within(
                config.timeout(),
                () -> MarkupParser.parse(markup, syntax, url, config.limits(), policy));
    }

    /** The referrer policy in the headers of a response. */
    private static ReferrerPolicy referrers(Response response) {
        ReferrerPolicy sent =
                ReferrerPolicy.of(response.headers().getOrDefault("referrer-policy", List.of()));
        return sent == null ? ReferrerPolicy.DEFAULT : sent;
    }

    /** The referrer policy of the last {@code meta} element, else that of the response. */
    private static ReferrerPolicy policy(ReferrerPolicy sent, Document document) {
        ReferrerPolicy policy = sent;
        for (Element meta : document.select("meta[name=referrer i][content]")) {
            ReferrerPolicy named = ReferrerPolicy.ofKeyword(meta.attr("content"));
            policy = named == null ? policy : named;
        }
        return policy;
    }

    /**
     * Returns the page scrolled to the target of its fragment, which {@code :target} then matches.
     * Closed {@code details} and {@code hidden=until-found} around the target are opened. For an
     * empty fragment or {@code top} without a target, scrolls to the top.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment">HTML</a>
     */
    public static LoadedPage atFragment(LoadedPage page) {
        String fragment = WebAddress.fragment(page.url());
        if (fragment == null) {
            return page;
        }
        Element target = target(page.current().document(), fragment);
        if (target == null) {
            boolean top = fragment.isEmpty() || fragment.equalsIgnoreCase("top");
            LoadedPage without = withTarget(page, null);
            return top ? without.at(Scroll.TOP) : without;
        }
        AncestorRevealing revealing = AncestorRevealing.of(target);
        if (revealing.isNothing()) {
            return atTarget(page, target);
        }
        DocumentCopy copy = new DocumentCopy(page.current().document());
        revealing.in(copy);
        Element revealed = copy.of(target);
        return revealed == null ? page : atTarget(page.with(copy), revealed);
    }

    private static LoadedPage atTarget(LoadedPage page, Element target) {
        return scrolledTo(withTarget(page, target), target);
    }

    /** Returns the page such that {@code :target} matches the target of its fragment only. */
    static LoadedPage targeted(LoadedPage page) {
        String fragment = WebAddress.fragment(page.url());
        return withTarget(
                page, fragment == null ? null : target(page.current().document(), fragment));
    }

    private static LoadedPage withTarget(LoadedPage page, @Nullable Element target) {
        return page.input().only(UserState.TARGET) == target
                ? page
                : page.with(page.input().withOnly(UserState.TARGET, target));
    }

    /** The target of a fragment, as it is or percent-decoded; null if there is none. */
    private static @Nullable Element target(Document document, String fragment) {
        Element target = named(document, fragment);
        return target != null ? target : named(document, PercentEncoding.text(fragment));
    }

    /** The element with an id, else the {@code a} element with a name; null if there is none. */
    private static @Nullable Element named(Document document, String name) {
        if (name.isEmpty()) {
            return null;
        }
        Element byId = document.getElementById(name);
        if (byId != null) {
            return byId;
        }
        for (Element anchor : document.select("a[name]")) {
            if (anchor.attr("name").equals(name)) {
                return anchor;
            }
        }
        return null;
    }

    /** Returns the page scrolled such that an element is at the top of the viewport. */
    public static LoadedPage scrolledTo(LoadedPage page, Element target) {
        for (SpatialElement element : page.current().dom().elements()) {
            Element source = page.current().source(element.id());
            boolean inside =
                    source != null && (source == target || source.parents().contains(target));
            if (inside && !element.hidden()) {
                return page.at(new Scroll(0, Math.max(0, Math.floor(element.bounds().y()))));
            }
        }
        return page;
    }
}
