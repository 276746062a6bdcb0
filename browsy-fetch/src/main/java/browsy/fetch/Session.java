package browsy.fetch;

import browsy.Browsy;
import browsy.Page;
import browsy.ParseOptions;
import browsy.config.StylesheetLoader;
import browsy.diff.DomDiff;
import browsy.fetch.FetchException.ActionError;
import browsy.fetch.FetchException.ActionError.Kind;
import browsy.fetch.form.FormControls;
import browsy.fetch.form.FormSubmission;
import browsy.fetch.form.UserInput;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Response;
import browsy.fetch.http.LinkedStylesheets;
import browsy.fetch.http.PageText;
import browsy.fetch.http.Transport;
import browsy.fetch.navigation.History;
import browsy.fetch.navigation.LoadedPage;
import browsy.model.DomDelta;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.output.Format;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Browses the web: goes to pages, fills in forms, clicks. Keeps cookies and history. Actions return
 * the session, so that they can be chained; each throws a {@link FetchException} and leaves the
 * session as it was if it cannot be done.
 *
 * <pre>{@code
 * try (Session session = Session.create()) {
 *     session.goTo("https://example.com/login").type(19, "ann").type(21, secret).click(34);
 *     SpatialDom dom = session.dom();
 * }
 * }</pre>
 *
 * <p>For one thread at a time.
 */
public final class Session implements AutoCloseable {
    private final SessionConfig config;
    private final Transport transport;
    private final History history = new History();

    private Session(SessionConfig config) {
        this.config = config;
        this.transport = new Transport(config);
    }

    /** A session with the default configuration. */
    public static Session create() {
        return create(SessionConfig.DEFAULT);
    }

    public static Session create(SessionConfig config) {
        return new Session(config);
    }

    /**
     * Goes to an address.
     *
     * @throws FetchException if there is no page to be had there
     */
    public Session goTo(String url) {
        load(Request.get(url, null));
        return this;
    }

    /** Goes back to the page before, as it was left; nothing is sent again. */
    public Session back() {
        requirePage();
        if (!history.back()) {
            throw new ActionError(Kind.NO_HISTORY, 0, "there is no page to go back to");
        }
        return this;
    }

    /** Clicks: follows a link, submits a form, ticks a box. */
    public Session click(int id) {
        Target target = usable(id);
        Element element = target.source;
        if (element.normalName().equals("a") || element.normalName().equals("area")) {
            followLink(target);
        } else if (FormControls.isSubmitButton(element)) {
            submit(target);
        } else if (FormControls.isCheckable(element)) {
            boolean radio = FormControls.inputType(element).equals("radio");
            setChecked(
                    target.page,
                    element,
                    radio || !FormControls.isChecked(element, target.page.input()));
        } else {
            throw new ActionError(
                    Kind.WRONG_ELEMENT_TYPE,
                    id,
                    "a click on " + describe(target.element) + " does nothing without scripts");
        }
        return this;
    }

    private void followLink(Target target) {
        String href = target.source.attr("href").strip();
        if (!target.source.hasAttr("href")
                || href.startsWith("#")
                || href.toLowerCase(Locale.ROOT).matches("(javascript|mailto|tel|data):.*")) {
            return; // leads to no other page
        }
        load(Request.get(target.source.absUrl("href"), target.page.url()));
    }

    private void submit(Target target) {
        Element form = FormControls.owner(target.source);
        if (form == null) {
            throw new ActionError(
                    Kind.WRONG_ELEMENT_TYPE,
                    target.element.id(),
                    describe(target.element) + " belongs to no form");
        }
        FormSubmission submission =
                FormSubmission.of(form, target.source, target.page.input(), target.page.url());
        load(
                new Request(
                        submission.method(),
                        submission.url(),
                        submission.body(),
                        target.page.url()));
    }

    /** Puts text in the place of what stands in a text field. */
    public Session type(int id, String text) {
        Target target = usable(id);
        if (!FormControls.isTextField(target.source)) {
            throw wrongType(target, "takes no text");
        }
        String value =
                target.source.normalName().equals("textarea")
                        ? text
                        : text.replaceAll("[\r\n]", "");
        history.replace(target.page.with(target.page.input().withValue(target.source, value)));
        return this;
    }

    /** Ticks a checkbox or chooses a radio button. */
    public Session check(int id) {
        Target target = checkable(id);
        setChecked(target.page, target.source, true);
        return this;
    }

    /** Unticks a checkbox. */
    public Session uncheck(int id) {
        Target target = checkable(id);
        setChecked(target.page, target.source, false);
        return this;
    }

    /** Ticks a checkbox that is not ticked, unticks one that is. */
    public Session toggle(int id) {
        Target target = checkable(id);
        boolean on = FormControls.isChecked(target.source, target.page.input());
        setChecked(target.page, target.source, !on);
        return this;
    }

    /** Chooses the option of a select that has this value, or else this label. */
    public Session select(int id, String valueOrLabel) {
        Target target = usable(id);
        if (!target.source.normalName().equals("select")) {
            throw wrongType(target, "is no select");
        }
        List<Element> options = target.source.select("option");
        Element chosen =
                options.stream()
                        .filter(option -> FormControls.optionValue(option).equals(valueOrLabel))
                        .findFirst()
                        .or(
                                () ->
                                        options.stream()
                                                .filter(o -> o.text().strip().equals(valueOrLabel))
                                                .findFirst())
                        .orElseThrow(
                                () ->
                                        new ActionError(
                                                Kind.INVALID_VALUE,
                                                id,
                                                describe(target.element)
                                                        + " has no option '"
                                                        + valueOrLabel
                                                        + "'; it has "
                                                        + labels(options)));
        UserInput input = target.page.input();
        boolean multiple = target.source.hasAttr("multiple");
        for (Element option : options) {
            if (option == chosen || !multiple) {
                input = input.withChecked(option, option == chosen);
            }
        }
        history.replace(target.page.with(input));
        return this;
    }

    private static List<String> labels(List<Element> options) {
        return options.stream().limit(20).map(FormControls::optionValue).toList();
    }

    private void setChecked(LoadedPage page, Element box, boolean on) {
        UserInput input = page.input();
        if (on && FormControls.inputType(box).equals("radio")) {
            for (Element other : radioGroup(box)) {
                input = input.withChecked(other, false);
            }
        }
        history.replace(page.with(input.withChecked(box, on)));
    }

    /** Radio buttons of the same name and form. */
    private static List<Element> radioGroup(Element radio) {
        Document document = radio.ownerDocument();
        String name = radio.attr("name");
        if (document == null || name.isEmpty()) {
            return List.of();
        }
        Element form = FormControls.owner(radio);
        return document.select("input[type=radio]").stream()
                .filter(other -> other.attr("name").equals(name))
                .filter(other -> FormControls.owner(other) == form)
                .toList();
    }

    /** The current page, with what was typed and ticked. */
    public SpatialDom dom() {
        return requirePage().current().dom();
    }

    /** The current page as it was loaded. */
    public SpatialDom rawDom() {
        return requirePage().page().dom();
    }

    /** The current page with its document. */
    public Page page() {
        return requirePage().current();
    }

    /** The current page as text. */
    public String text(Format format) {
        return format.render(dom());
    }

    /** What differs between the page before and the current one; null before the second page. */
    public @Nullable DomDelta delta() {
        LoadedPage before = history.previous();
        return before == null ? null : DomDiff.between(before.current().dom(), dom());
    }

    /** Where the current page is from; null before the first page. */
    public @Nullable String url() {
        LoadedPage page = history.current();
        return page == null ? null : page.url();
    }

    /** The HTTP status of the current page. */
    public int status() {
        return requirePage().status();
    }

    /** An element of the current page; null where there is none of this id. */
    public @Nullable SpatialElement element(int id) {
        return dom().get(id).orElse(null);
    }

    @Override
    public void close() {
        transport.close();
    }

    private void load(Request request) {
        Response response = transport.page(request);
        boolean isPage = isReadable(response);
        if (response.status() >= 400 && (config.throwOnHttpError() || !isPage)) {
            throw new FetchException.HttpError(response.status(), response.url());
        }
        if (!isPage) {
            throw new FetchException.Network(
                    "no page but " + response.header("content-type") + ": " + response.url(), null);
        }
        StylesheetLoader stylesheets =
                config.fetchCss()
                        ? new LinkedStylesheets(transport, config, response.url())
                        : StylesheetLoader.none();
        Page page =
                Browsy.open(
                        PageText.decode(response),
                        ParseOptions.builder()
                                .viewport(config.viewport())
                                .baseUri(response.url())
                                .stylesheetLoader(stylesheets)
                                .limits(config.limits())
                                .build());
        history.push(LoadedPage.fresh(response.url(), response.status(), page));
    }

    private static boolean isReadable(Response response) {
        String type = response.header("content-type").toLowerCase(Locale.ROOT);
        if (type.isEmpty()) {
            return response.body().length > 0;
        }
        return type.startsWith("text/html") || type.startsWith("application/xhtml+xml");
    }

    private LoadedPage requirePage() {
        LoadedPage page = history.current();
        if (page == null) {
            throw new ActionError(Kind.NO_PAGE, 0, "no page is loaded; go to one first");
        }
        return page;
    }

    /** An element of the current page and where it is from. */
    private record Target(LoadedPage page, SpatialElement element, Element source) {}

    private Target find(int id) {
        LoadedPage page = requirePage();
        SpatialElement element = page.current().dom().get(id).orElse(null);
        Element source = page.current().source(id);
        if (element == null || source == null) {
            throw new ActionError(
                    Kind.NOT_FOUND, id, "Element " + id + " not found on " + page.url());
        }
        return new Target(page, element, source);
    }

    private Target usable(int id) {
        Target target = find(id);
        if (target.element.hidden()) {
            throw new ActionError(Kind.NOT_VISIBLE, id, describe(target.element) + " is hidden");
        }
        if (FormControls.isDisabled(target.source)) {
            throw new ActionError(Kind.DISABLED, id, describe(target.element) + " is disabled");
        }
        return target;
    }

    private Target checkable(int id) {
        Target target = usable(id);
        if (!FormControls.isCheckable(target.source)) {
            throw wrongType(target, "is no checkbox or radio button");
        }
        return target;
    }

    private static ActionError wrongType(Target target, String what) {
        return new ActionError(
                Kind.WRONG_ELEMENT_TYPE,
                target.element.id(),
                describe(target.element) + " " + what);
    }

    private static String describe(SpatialElement element) {
        return "Element " + element.id() + " (" + element.tag() + ")";
    }
}
