package browsy.intelligence.signal;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a page besides its HTML.
 *
 * @param status status code of the answer it came with, null if it did not come by HTTP
 * @param headers header fields of that answer by lower-case name
 */
public record PageContext(@Nullable Integer status, Map<String, List<String>> headers) {

    /** Nothing is known. */
    public static final PageContext NONE = new PageContext(null, Map.of());

    public PageContext {
        Map<String, List<String>> folded = new TreeMap<>();
        headers.forEach(
                (name, values) -> folded.put(name.toLowerCase(Locale.ROOT), List.copyOf(values)));
        headers = Map.copyOf(folded);
    }

    /** The first value of a header field, null if it is absent. */
    public @Nullable String header(String name) {
        List<String> values = headers.get(name.toLowerCase(Locale.ROOT));
        return values == null || values.isEmpty() ? null : values.get(0);
    }
}
