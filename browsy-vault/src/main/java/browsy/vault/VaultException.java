package browsy.vault;

import browsy.config.BrowsyException;
import org.jspecify.annotations.Nullable;

/** A failure of a vault. No message contains a secret. */
public final class VaultException extends BrowsyException {
    private static final long serialVersionUID = 1L;

    private final Reason reason;

    VaultException(Reason reason, String message) {
        this(reason, message, null);
    }

    VaultException(Reason reason, String message, @Nullable Throwable cause) {
        super(message);
        this.reason = reason;
        if (cause != null) {
            initCause(cause);
        }
    }

    /** The reason for the failure. */
    public Reason reason() {
        return reason;
    }

    /** The reason why a vault cannot be used. */
    public enum Reason {
        /** The file does not exist. */
        MISSING,
        /** The file exists already. */
        EXISTS,
        /** The file is intact, but encrypted with another passphrase or key. */
        WRONG_KEY,
        /** The file was changed or truncated after it was written. */
        DAMAGED,
        /** The file is no vault, or one of another kind. */
        NOT_A_VAULT,
        /** A later version of the format. */
        UNKNOWN_VERSION,
        /** The key derivation of the file needs more memory or time than is allowed. */
        EXCESSIVE_PARAMETERS,
        /** Another program or thread keeps the file locked. */
        BUSY,
        /** The vault has no entry with the alias. */
        NO_ENTRY,
        /** The vault has an entry with the alias already. */
        ALIAS_TAKEN,
        /** The vault would be larger than 16 MiB. */
        TOO_LARGE,
        /** The file cannot be read or written. */
        IO
    }
}
