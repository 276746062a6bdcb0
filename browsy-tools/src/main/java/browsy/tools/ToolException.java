package browsy.tools;

import browsy.config.BrowsyException;
import browsy.config.LimitExceededException;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.ActionError;
import java.io.InterruptedIOException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The failure of a tool call. The message contains no secrets and may be shown to a model. */
public final class ToolException extends BrowsyException {
    private static final long serialVersionUID = 1L;
    private static final Pattern USER_INFO = Pattern.compile("(?<=//)[^/?#\\s@]+@");

    private final Fault fault;

    /**
     * @param message the cause and, if there is one, a remedy
     */
    public ToolException(Fault fault, String message) {
        this(fault, message, null);
    }

    private ToolException(Fault fault, String message, @Nullable Throwable cause) {
        super(USER_INFO.matcher(message).replaceAll("***@"));
        this.fault = fault;
        if (cause != null) {
            initCause(cause);
        }
    }

    /** The kind of a failure. */
    public enum Fault {
        /** There is no tool of this name. */
        NO_SUCH_TOOL,
        /** An argument is missing or of the wrong type. */
        UNFIT_ARGUMENTS,
        /**
         * The arguments are valid, but the page, the session or a limit does not permit the action.
         */
        REFUSED,
        /** The element, page, form or history entry does not exist. */
        NOT_FOUND,
        /** The web server cannot be reached, or its response is not usable. */
        UPSTREAM,
        /** The web server did not answer in time. */
        UPSTREAM_TIMEOUT,
        /** Earlier calls are still running. */
        BUSY,
        /** A defect of this library. */
        INTERNAL
    }

    /** The kind of the failure. */
    public Fault fault() {
        return fault;
    }

    /** Converts an error of a call; an unexpected error is reported by its class name only. */
    static ToolException of(Throwable error) {
        if (error instanceof ToolException known) {
            return known;
        }
        String message = String.valueOf(error.getMessage());
        if (error instanceof ActionError action) {
            return new ToolException(fault(action.kind()), message, error);
        }
        if (error instanceof FetchException.InvalidUrl
                || error instanceof FetchException.BlockedUrl
                || error instanceof FetchException.CredentialRefused
                || error instanceof FetchException.SignedOut) {
            return new ToolException(Fault.REFUSED, message, error);
        }
        if (error instanceof FetchException.Network) {
            boolean late = error.getCause() instanceof InterruptedIOException;
            return new ToolException(
                    late ? Fault.UPSTREAM_TIMEOUT : Fault.UPSTREAM, message, error);
        }
        if (error instanceof FetchException.Timeout) {
            return new ToolException(Fault.UPSTREAM_TIMEOUT, message, error);
        }
        if (error instanceof FetchException || error instanceof LimitExceededException) {
            return new ToolException(Fault.UPSTREAM, message, error);
        }
        return new ToolException(
                Fault.INTERNAL, "internal error (" + error.getClass().getSimpleName() + ")", error);
    }

    private static Fault fault(ActionError.Kind kind) {
        return switch (kind) {
            case NO_PAGE, NOT_FOUND, STALE, NO_HISTORY, NO_SUCH_ACTION -> Fault.NOT_FOUND;
            case TIMEOUT -> Fault.UPSTREAM_TIMEOUT;
            case AMBIGUOUS,
                    NOT_VISIBLE,
                    DISABLED,
                    COVERED,
                    WRONG_ELEMENT_TYPE,
                    INVALID_VALUE,
                    VALIDATION_FAILED,
                    REFUSED,
                    SIGN_IN_EXPIRED ->
                    Fault.REFUSED;
        };
    }
}
