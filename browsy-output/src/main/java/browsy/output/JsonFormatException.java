package browsy.output;

import browsy.config.BrowsyException;

/** Thrown if a text is not the JSON of a Spatial DOM or a delta. */
public final class JsonFormatException extends BrowsyException {

    private static final long serialVersionUID = 1L;

    JsonFormatException(String message) {
        super(message);
    }

    JsonFormatException(String message, Throwable cause) {
        super(message, cause);
    }
}
