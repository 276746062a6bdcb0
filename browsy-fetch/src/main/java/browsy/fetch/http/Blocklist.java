package browsy.fetch.http;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A set of substrings of URLs that sessions must not request. The substrings are indexed by their
 * first four characters, so that the cost of a test hardly depends on their number. Thread-safe.
 */
public final class Blocklist {
    /** The number of leading characters by which patterns are indexed. */
    private static final int KEY = 4;

    private final Map<String, List<String>> byStart = new HashMap<>();
    private final List<String> tooShort = new ArrayList<>();

    private Blocklist(List<String> patterns) {
        for (String pattern : patterns) {
            if (pattern.length() < KEY) {
                tooShort.add(pattern);
            } else {
                byStart.computeIfAbsent(pattern.substring(0, KEY), k -> new ArrayList<>())
                        .add(pattern);
            }
        }
    }

    public static Blocklist of(List<String> patterns) {
        return new Blocklist(patterns);
    }

    /** Returns a pattern that the URL contains; null if it contains none. */
    @Nullable String match(String url) {
        for (String pattern : tooShort) {
            if (!pattern.isEmpty() && url.contains(pattern)) {
                return pattern;
            }
        }
        for (int at = 0; !byStart.isEmpty() && at + KEY <= url.length(); at++) {
            for (String pattern : byStart.getOrDefault(url.substring(at, at + KEY), List.of())) {
                if (url.startsWith(pattern, at)) {
                    return pattern;
                }
            }
        }
        return null;
    }
}
