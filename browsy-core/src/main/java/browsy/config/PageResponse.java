package browsy.config;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the HTTP answer that a page came with.
 *
 * @param status status code; null if the page did not come by HTTP
 * @param headers header fields by name, whatever its case
 * @param warnings what it asked for and was not given, a sentence each
 */
public record PageResponse(
        @Nullable Integer status, Map<String, List<String>> headers, List<String> warnings) {

    /** A page that came from nowhere. */
    public static final PageResponse NONE = new PageResponse(null, Map.of());

    public PageResponse {
        headers = Map.copyOf(headers);
        warnings = List.copyOf(warnings);
    }

    /** An answer that nothing is to be told of. */
    public PageResponse(@Nullable Integer status, Map<String, List<String>> headers) {
        this(status, headers, List.of());
    }
}
