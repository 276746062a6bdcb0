package browsy.intelligence.signal;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The HTTP response that delivered a page.
 *
 * @param status the status code, null if the page did not come by HTTP
 * @param headers the header fields by lower-case name
 */
public record PageContext(@Nullable Integer status, Map<String, List<String>> headers) {

    /** The context of a page that did not come by HTTP. */
    public static final PageContext NONE = new PageContext(null, Map.of());

    public PageContext {
        Map<String, List<String>> folded = new TreeMap<>();
        headers.forEach(
                (name, values) -> folded.put(name.toLowerCase(Locale.ROOT), List.copyOf(values)));
        headers = Map.copyOf(folded);
    }

    /** Returns the first value of a header field, null if it is absent. */
    public @Nullable String header(String name) {
        List<String> values = headers.get(name.toLowerCase(Locale.ROOT));
        return values == null || values.isEmpty() ? null : values.get(0);
    }
}
