package browsy.fetch.config;

import java.util.List;

/**
 * A description of the request that an action is about to send.
 *
 * @param effect the effect of the action
 * @param method the HTTP method; empty if the action sends no request
 * @param url the URL of the request; empty if the action sends no request
 * @param contentType the media type of the body; empty for no body
 * @param fields the form entries, with secrets masked
 */
public record RequestPreview(
        Effect effect, String method, String url, String contentType, List<Field> fields) {

    public RequestPreview {
        fields = List.copyOf(fields);
    }

    /**
     * A form entry.
     *
     * @param name the name
     * @param value the value for display, masked if it is secret
     */
    public record Field(String name, String value) {}

    /** The effect of an action. */
    public enum Effect {
        /** Navigates to another page. */
        NAVIGATE,
        /** Submits a form. */
        SUBMIT,
        /** Downloads a file. */
        DOWNLOAD,
        /** Changes the page without a request. */
        CHANGE,
        /** Has no effect. */
        NOTHING
    }
}
