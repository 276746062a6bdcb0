package browsy.fetch;

import browsy.fetch.action.SubmitAction;
import browsy.fetch.flow.Call;
import browsy.fetch.login.LoginConsent;
import browsy.fetch.login.LoginOptions;
import browsy.fetch.login.RememberMe;
import browsy.fetch.navigation.LoadedPage;
import browsy.find.Target;
import browsy.model.BlockedInfo;
import browsy.model.PageType;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction.Consent;
import browsy.model.SuggestedAction.CookieConsent;
import browsy.model.SuggestedAction.Login;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;
import org.jspecify.annotations.Nullable;

/** Passes pages that stand between the steps of a sign-in and need no secret. */
final class LoginHurdles {
    /** The maximum length of the text of a page that only forwards a form, in characters. */
    private static final int MAX_FORWARDING_TEXT = 500;

    /** The maximum number of visible fields and controls of a question with two answers. */
    private static final int MAX_QUESTION_CONTROLS = 6;

    private static final Pattern SUBMITS = Pattern.compile("\\.\\s*(submit|requestSubmit)\\s*\\(");

    /** The fields of responses of identity providers: SAML, WS-Federation, OpenID Connect. */
    private static final List<String> PROTOCOL_FIELDS =
            List.of("samlresponse", "samlrequest", "wresult", "id_token", "openid.mode");

    private final Session session;
    private final Tab tab;
    private final LoginOptions options;

    LoginHurdles(Session session, Tab tab, LoginOptions options) {
        this.session = session;
        this.tab = tab;
        this.options = options;
    }

    /** The result of an attempt to pass a page. */
    enum Passage {
        /** The page is none of this kind. */
        NONE,
        /** The session has left the page or the hurdle on it. */
        PASSED,
        /** Only a consent that the caller has not given would pass it. */
        NEEDS_CONSENT
    }

    /**
     * Passes the page if it is one of these:
     *
     * <ol>
     *   <li>the question whether to stay signed in;
     *   <li>a page that a script would leave by submitting its form of hidden fields;
     *   <li>a consent to cookies that covers the login form or replaces the page: rejected if
     *       possible, else accepted if the caller allows it;
     *   <li>a request for access, if the caller allows it.
     * </ol>
     */
    Passage pass(LoginSnapshot page) {
        if (answersRemember(page) || forwardsForm(page)) {
            return Passage.PASSED;
        }
        CookieConsent cookies = page.dom().action(CookieConsent.class).orElse(null);
        if (cookies != null && isInTheWay(page)) {
            Integer answer = cookies.rejectId();
            if (answer == null && options.consents().contains(LoginConsent.COOKIES)) {
                answer = cookies.acceptId();
            }
            if (answer == null) {
                return Passage.NEEDS_CONSENT;
            }
            session.click(answer);
            return Passage.PASSED;
        }
        Consent access = page.dom().action(Consent.class).orElse(null);
        if (access != null
                && !access.approveIds().isEmpty()
                && options.consents().contains(LoginConsent.ACCESS)) {
            session.click(access.approveIds().get(0));
            return Passage.PASSED;
        }
        return Passage.NONE;
    }

    /** Whether a consent to cookies covers a field of the login form, or replaces the page. */
    private static boolean isInTheWay(LoginSnapshot page) {
        SpatialDom dom = page.dom();
        Login form = page.form();
        if (form == null) {
            BlockedInfo blocked = dom.blocked();
            return blocked != null && blocked.kind() == BlockedInfo.Kind.CONSENT_WALL;
        }
        return form.elementIds().stream()
                .map(id -> dom.get(id).orElse(null))
                .anyMatch(element -> element != null && element.visibility().coveredBy() != null);
    }

    /** Submits the form of a page that a script would leave so, unless it asks a question. */
    private boolean forwardsForm(LoginSnapshot shown) {
        if (shown.dom().pageType() == PageType.OAUTH_CONSENT
                || shown.dom().action(Consent.class).isPresent()) {
            return false;
        }
        LoadedPage page = tab.page();
        Document document = page.current().document();
        Element form = forwardedForm(document);
        if (form == null) {
            return false;
        }
        Element button = form.selectFirst("button:not([type=button]), input[type=submit]");
        tab.act(
                "submit",
                Call.on("submit", Target.css("form")),
                () -> tab.apply(SubmitAction.checked(page, form, button)));
        return true;
    }

    /** The only form of a page with little text, which has only hidden fields; null for none. */
    private static @Nullable Element forwardedForm(Document document) {
        Elements forms = document.getElementsByTag("form");
        if (forms.size() != 1 || document.body().text().length() > MAX_FORWARDING_TEXT) {
            return null;
        }
        Element form = forms.get(0);
        if (form.select("button, input[type=submit], input[type=image]").size() > 1) {
            return null; // a choice
        }
        // A stream, since removing from Elements would remove from the document as well.
        List<Element> fields =
                form.select("input, select, textarea").stream()
                        .filter(field -> !isButton(field))
                        .toList();
        boolean hidden =
                !fields.isEmpty()
                        && fields.stream()
                                .allMatch(field -> field.attr("type").equalsIgnoreCase("hidden"));
        return hidden && (isSubmittedByScript(document) || isOfProtocol(fields)) ? form : null;
    }

    private static boolean isSubmittedByScript(Document document) {
        if (SUBMITS.matcher(document.body().attr("onload")).find()) {
            return true;
        }
        for (Element script : document.getElementsByTag("script")) {
            if (SUBMITS.matcher(script.data()).find()) {
                return true;
            }
        }
        return false;
    }

    private static boolean isButton(Element field) {
        String type = field.attr("type").toLowerCase(Locale.ROOT);
        return type.equals("submit") || type.equals("image") || type.equals("button");
    }

    private static boolean isOfProtocol(List<Element> fields) {
        List<String> names =
                fields.stream().map(field -> field.attr("name").toLowerCase(Locale.ROOT)).toList();
        return names.stream().anyMatch(PROTOCOL_FIELDS::contains)
                || names.containsAll(List.of("code", "state"));
    }

    /** Answers the question whether to stay signed in: with no unless the caller chooses yes. */
    private boolean answersRemember(LoginSnapshot page) {
        SpatialDom dom = page.dom();
        List<SpatialElement> controls = new ArrayList<>();
        for (SpatialElement element : dom.elements()) {
            if (!element.hidden() && element.isInteractive()) {
                controls.add(element);
            }
        }
        if (controls.size() > MAX_QUESTION_CONTROLS
                || page.form() != null
                || LoginTexts.of(dom).stream().noneMatch(page.account()::asksToRemember)) {
            return false;
        }
        Integer yes = page.account().answerId(true);
        Integer no = page.account().answerId(false);
        if (yes == null || no == null) {
            return false;
        }
        session.click(options.rememberMe() == RememberMe.YES ? yes : no);
        return true;
    }
}
