package browsy.html.csp;

import browsy.html.csp.ContentHash.Algorithm;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

/** An inline text of a document, each hash of which is computed at most once. */
final class InlineText {
    private final String text;
    private final Map<Algorithm, ContentHash> known = new EnumMap<>(Algorithm.class);

    InlineText(String written) {
        // The parser of HTML normalizes line breaks.
        text = written.replace("\r\n", "\n").replace('\r', '\n');
    }

    /** Tests whether a set contains a hash of the text. */
    boolean hasHashIn(Set<ContentHash> hashes) {
        if (hashes.isEmpty()) {
            return false;
        }
        for (Algorithm algorithm : Algorithm.values()) {
            ContentHash hash = known.computeIfAbsent(algorithm, used -> ContentHash.of(used, text));
            if (hashes.contains(hash)) {
                return true;
            }
        }
        return false;
    }
}
