package browsy.fetch.replay;

import browsy.config.BrowsyException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Thrown if a recording cannot be read. Messages do not quote its content. */
public final class HarException extends BrowsyException {
    private static final long serialVersionUID = 1L;

    private final Reason reason;

    HarException(Reason reason, String message) {
        this(reason, message, null);
    }

    HarException(Reason reason, String message, @Nullable Throwable cause) {
        super("Invalid recording: " + message);
        this.reason = Objects.requireNonNull(reason, "reason");
        if (cause != null) {
            initCause(cause);
        }
    }

    /** The kind of fault. */
    public Reason reason() {
        return reason;
    }

    /** The kind of fault of a recording. */
    public enum Reason {
        /** The file does not exist or cannot be read. */
        UNREADABLE,
        /** The file is not valid JSON, or is cut off. */
        SYNTAX,
        /** The JSON is not a HAR, or an entry lacks a method, URL or valid status. */
        STRUCTURE,
        /** A body is not valid base64, or an attached file has a forbidden name. */
        BODY,
        /** The file exceeds {@link HarLimits}, or is nested too deeply. */
        TOO_LARGE
    }
}
