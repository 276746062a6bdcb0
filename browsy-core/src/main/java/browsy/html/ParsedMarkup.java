package browsy.html;

import java.util.List;
import org.jsoup.nodes.Document;

/**
 * A parsed document.
 *
 * @param document the document, which its page owns
 * @param warnings a message for each limit at which the document was cut off
 */
public record ParsedMarkup(Document document, List<String> warnings) {
    public ParsedMarkup {
        warnings = List.copyOf(warnings);
    }
}
