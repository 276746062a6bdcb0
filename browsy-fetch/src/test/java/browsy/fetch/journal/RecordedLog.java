package browsy.fetch.journal;

import browsy.fetch.observe.SessionEvent;
import browsy.fetch.observe.SessionListener;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.slf4j.Marker;
import org.slf4j.event.Level;
import org.slf4j.helpers.LegacyAbstractLogger;
import org.slf4j.helpers.MessageFormatter;

/** Keeps the lines that a session writes to its log. */
public final class RecordedLog implements SessionListener {
    private final List<String> lines = Collections.synchronizedList(new ArrayList<>());
    private final SessionLog log = new SessionLog(new Memory());

    /** The lines, with their levels. */
    public List<String> lines() {
        return List.copyOf(lines);
    }

    @Override
    public void onEvent(SessionEvent event) {
        log.onEvent(event);
    }

    private final class Memory extends LegacyAbstractLogger {
        private static final long serialVersionUID = 1L;

        @Override
        protected String getFullyQualifiedCallerName() {
            return Memory.class.getName();
        }

        @Override
        protected void handleNormalizedLoggingCall(
                Level level, Marker marker, String text, Object[] values, Throwable error) {
            lines.add(level + " " + MessageFormatter.basicArrayFormat(text, values));
        }

        @Override
        public boolean isTraceEnabled() {
            return true;
        }

        @Override
        public boolean isDebugEnabled() {
            return true;
        }

        @Override
        public boolean isInfoEnabled() {
            return true;
        }

        @Override
        public boolean isWarnEnabled() {
            return true;
        }

        @Override
        public boolean isErrorEnabled() {
            return true;
        }
    }
}
