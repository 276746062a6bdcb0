package browsy.config;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The HTTP response that contained a page.
 *
 * @param status the status code; null if the page did not come over HTTP
 * @param headers the header fields by name, in any case
 * @param warnings remarks about the response for the user, such as an authentication challenge, one
 *     sentence each
 */
public record PageResponse(
        @Nullable Integer status, Map<String, List<String>> headers, List<String> warnings) {

    /** No response: the page did not come over HTTP. */
    public static final PageResponse NONE = new PageResponse(null, Map.of());

    public PageResponse {
        headers = Map.copyOf(headers);
        warnings = List.copyOf(warnings);
    }

    /** Creates a response without warnings. */
    public PageResponse(@Nullable Integer status, Map<String, List<String>> headers) {
        this(status, headers, List.of());
    }
}
