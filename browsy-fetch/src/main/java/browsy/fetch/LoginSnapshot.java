package browsy.fetch;

import browsy.fetch.cookie.Cookie;
import browsy.fetch.url.WebAddress;
import browsy.intelligence.account.AccountPage;
import browsy.model.SpatialDom;
import browsy.model.SuggestedAction.Login;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The state of a session at one step of a sign-in.
 *
 * @param dom the page
 * @param url the URL of the page, without query and fragment
 * @param status the HTTP status: that of the page, or of a response without a page that followed it
 * @param hasPage whether the last response had a page
 * @param account what the page says about the account
 * @param cookies the cookies of the session
 */
record LoginSnapshot(
        SpatialDom dom,
        String url,
        int status,
        boolean hasPage,
        AccountPage account,
        List<Cookie> cookies) {

    /**
     * Takes a snapshot.
     *
     * @param failedStatus the status of a response without a page to the last request; null if it
     *     had one
     */
    static LoginSnapshot of(Session session, @Nullable Integer failedStatus) {
        SpatialDom dom = session.dom();
        String language = session.page().document().getElementsByTag("html").attr("lang");
        return new LoginSnapshot(
                dom,
                bare(Objects.requireNonNullElse(session.url(), "")),
                failedStatus == null ? session.status() : failedStatus,
                failedStatus == null,
                new AccountPage(dom, language),
                session.cookies().all());
    }

    /** A URL without query and fragment, which may contain secrets. */
    static String bare(String url) {
        String shown = WebAddress.withoutFragment(url);
        int query = shown.indexOf('?');
        return query < 0 ? shown : shown.substring(0, query);
    }

    /** The login form, one with a password field by preference; null if there is none. */
    @Nullable Login form() {
        List<Login> forms =
                dom.suggestedActions().stream()
                        .filter(Login.class::isInstance)
                        .map(Login.class::cast)
                        .toList();
        return forms.stream()
                .filter(form -> form.passwordId() != null)
                .findFirst()
                .orElse(forms.isEmpty() ? null : forms.get(0));
    }

    /** The names of the cookies that another snapshot does not have with the same value. */
    List<String> cookiesSince(LoginSnapshot earlier) {
        return cookies.stream()
                .filter(cookie -> !earlier.cookies.contains(cookie))
                .map(Cookie::name)
                .distinct()
                .toList();
    }
}
