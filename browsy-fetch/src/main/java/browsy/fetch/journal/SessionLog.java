package browsy.fetch.journal;

import browsy.fetch.observe.SessionEvent;
import browsy.fetch.observe.SessionEvent.ActionFinished;
import browsy.fetch.observe.SessionEvent.ListenerFailed;
import browsy.fetch.observe.SessionEvent.NavigationFinished;
import browsy.fetch.observe.SessionEvent.NavigationStarted;
import browsy.fetch.observe.SessionEvent.RequestBlocked;
import browsy.fetch.observe.SessionEvent.RequestFailed;
import browsy.fetch.observe.SessionListener;
import java.util.ServiceLoader;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.SLF4JServiceProvider;

/**
 * Writes events to the log {@value #NAME}: navigations, actions and failures at the level debug,
 * everything else at trace.
 */
final class SessionLog implements SessionListener {
    static final String NAME = "browsy.fetch.observe";

    private static final boolean AVAILABLE = hasProvider();

    private final Logger log;

    SessionLog() {
        this(LoggerFactory.getLogger(NAME));
    }

    SessionLog(Logger log) {
        this.log = log;
    }

    /**
     * Whether the application has a logging library. Without one, SLF4J would print a warning to
     * the standard error stream.
     */
    static boolean isAvailable() {
        return AVAILABLE;
    }

    private static boolean hasProvider() {
        try {
            ClassLoader loader = LoggerFactory.class.getClassLoader();
            return System.getProperty(LoggerFactory.PROVIDER_PROPERTY_KEY) != null
                    || ServiceLoader.load(SLF4JServiceProvider.class, loader).stream()
                            .findAny()
                            .isPresent();
        } catch (LinkageError e) {
            return true; // SLF4J 1 has no providers, and is on the class path with a library
        }
    }

    @Override
    public void onEvent(SessionEvent event) {
        if (isImportant(event)) {
            log.debug("{}", event);
        } else {
            log.trace("{}", event);
        }
    }

    private static boolean isImportant(SessionEvent event) {
        return event instanceof NavigationStarted
                || event instanceof NavigationFinished
                || event instanceof RequestBlocked
                || event instanceof RequestFailed
                || event instanceof ActionFinished
                || event instanceof ListenerFailed;
    }

    /**
     * Logs the exception of a listener, which is a fault of the application: the first one of each
     * listener as a warning.
     */
    static void listenerFailed(SessionListener listener, Throwable error, boolean first) {
        if (!AVAILABLE) {
            return;
        }
        Logger log = LoggerFactory.getLogger(NAME);
        String name = listener.getClass().getName();
        if (first) {
            log.warn("The session listener {} failed", name, error);
        } else {
            log.debug("The session listener {} failed again", name, error);
        }
    }
}
