package browsy.fetch.config;

import java.util.List;

/**
 * What an action would send, before anything is sent.
 *
 * @param effect what the action would do
 * @param method of the request; empty where nothing would be sent
 * @param url of the request; empty where nothing would be sent
 * @param contentType of the body; empty for none
 * @param fields of the form, secrets masked
 */
public record RequestPreview(
        Effect effect, String method, String url, String contentType, List<Field> fields) {

    public RequestPreview {
        fields = List.copyOf(fields);
    }

    /** A name and what is shown of its value. */
    public record Field(String name, String value) {}

    /** What an action would do. */
    public enum Effect {
        /** Go to another page. */
        NAVIGATE,
        /** Send a form. */
        SUBMIT,
        /** Fetch a file. */
        DOWNLOAD,
        /** Change the page only. */
        CHANGE,
        /** Nothing at all. */
        NOTHING
    }
}
