package browsy.fetch;

import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.login.LoginOptions;
import browsy.fetch.navigation.LoadedPage;
import browsy.fetch.navigation.Refresh;
import java.time.Duration;
import java.time.Instant;
import java.util.function.BooleanSupplier;

/**
 * Waits for the confirmation of a sign-in on another device. It polls the page by the page's own
 * refresh, else by its only control that continues, else by a reload.
 */
final class ConfirmationPolling {
    private final Session session;
    private final Tab tab;
    private final LoginOptions options;
    private final Instant deadline;

    ConfirmationPolling(Session session, Tab tab, LoginOptions options, Instant deadline) {
        this.session = session;
        this.tab = tab;
        this.options = options;
        this.deadline = deadline;
    }

    /**
     * Asks the page until it no longer waits.
     *
     * @param waits whether the current page waits for the confirmation
     * @return whether it stopped waiting before the deadline
     */
    boolean leaves(BooleanSupplier waits) {
        while (waits.getAsBoolean()) {
            Duration left = Duration.between(Instant.now(), deadline);
            if (left.isNegative() || left.isZero()) {
                return false;
            }
            Duration pause = options.pollInterval();
            ReloadPolling.pause(pause.compareTo(left) < 0 ? pause : left);
            ask();
        }
        return true;
    }

    private void ask() {
        LoadedPage page = tab.page();
        Refresh refresh =
                Refresh.of(
                        "",
                        page.current().document(),
                        page.source().content(),
                        page.url(),
                        page.source().charset());
        Integer control = LoginSnapshot.of(session, null).account().continueId();
        Request request = page.source().request();
        if (refresh != null) {
            tab.request(refresh.url());
        } else if (control != null) {
            session.click(control);
        } else if (request != null && request.body() != null) {
            tab.request(page.url()); // a reload would not send the form again
        } else {
            session.reload();
        }
    }
}
