package browsy.fetch.journal;

import browsy.fetch.journal.FlightEvents.Action;
import browsy.fetch.journal.FlightEvents.Blocked;
import browsy.fetch.journal.FlightEvents.Navigation;
import browsy.fetch.journal.FlightEvents.Request;
import browsy.fetch.journal.FlightEvents.Timing;
import browsy.fetch.observe.ResourceKind;
import browsy.fetch.observe.SessionEvent;
import browsy.fetch.observe.SessionEvent.ActionFinished;
import browsy.fetch.observe.SessionEvent.NavigationFinished;
import browsy.fetch.observe.SessionEvent.PhaseTimed;
import browsy.fetch.observe.SessionEvent.Redirected;
import browsy.fetch.observe.SessionEvent.RequestBlocked;
import browsy.fetch.observe.SessionEvent.RequestFailed;
import browsy.fetch.observe.SessionEvent.ResponseReceived;
import browsy.fetch.observe.SessionListener;
import java.time.Duration;

/** Converts events to events of the flight recorder. Needs the module {@code jdk.jfr}. */
final class FlightListener implements SessionListener {
    @Override
    public void onEvent(SessionEvent event) {
        if (event instanceof NavigationFinished done) {
            navigation(done);
        } else if (event instanceof ResponseReceived done) {
            request(done, done.kind(), done.url(), done.status(), done.duration(), "");
        } else if (event instanceof Redirected done) {
            request(done, done.kind(), done.url(), done.status(), done.duration(), "");
        } else if (event instanceof RequestFailed done) {
            request(done, done.kind(), done.url(), 0, done.duration(), done.error());
        } else if (event instanceof RequestBlocked done) {
            blocked(done);
        } else if (event instanceof ActionFinished done) {
            action(done);
        } else if (event instanceof PhaseTimed done) {
            timing(done);
        }
    }

    private static void navigation(NavigationFinished done) {
        Navigation event = new Navigation();
        if (event.isEnabled()) {
            event.session = done.stamp().session();
            event.url = done.url();
            event.status = done.status();
            event.outcome = done.outcome().name();
            event.error = done.error();
            event.elapsed = done.duration().toNanos();
            event.commit();
        }
    }

    private static void request(
            SessionEvent done,
            ResourceKind kind,
            String url,
            int status,
            Duration duration,
            String error) {
        Request event = new Request();
        if (event.isEnabled()) {
            event.session = done.stamp().session();
            event.kind = kind.name();
            event.url = url;
            event.status = status;
            event.error = error.isEmpty() ? null : error;
            event.elapsed = duration.toNanos();
            event.commit();
        }
    }

    private static void blocked(RequestBlocked done) {
        Blocked event = new Blocked();
        if (event.isEnabled()) {
            event.session = done.stamp().session();
            event.kind = done.kind().name();
            event.url = done.url();
            event.reason = done.reason();
            event.commit();
        }
    }

    private static void action(ActionFinished done) {
        Action event = new Action();
        if (event.isEnabled()) {
            event.session = done.stamp().session();
            event.action = done.action();
            event.navigated = done.navigated();
            event.error = done.error();
            event.elapsed = done.duration().toNanos();
            event.commit();
        }
    }

    private static void timing(PhaseTimed done) {
        Timing event = new Timing();
        if (event.isEnabled()) {
            event.session = done.stamp().session();
            event.phase = done.phase().name();
            event.url = done.url();
            event.elapsed = done.duration().toNanos();
            event.commit();
        }
    }
}
