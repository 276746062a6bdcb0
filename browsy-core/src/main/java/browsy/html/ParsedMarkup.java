package browsy.html;

import browsy.html.csp.ContentPolicy;
import java.util.List;
import org.jsoup.nodes.Document;

/**
 * A parsed document.
 *
 * @param document the document, which its page owns
 * @param warnings a message for each limit at which the document was cut off
 * @param policy the content policy that holds before the first element
 */
public record ParsedMarkup(Document document, List<String> warnings, ContentPolicy policy) {
    public ParsedMarkup {
        warnings = List.copyOf(warnings);
    }
}
