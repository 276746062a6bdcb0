package browsy.html;

import browsy.config.LimitExceededException;
import browsy.config.Limits;
import browsy.config.MarkupSyntax;
import browsy.html.csp.ContentPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.jsoup.nodes.Document;

/** Parses a whole document in the HTML or the XML syntax. */
public final class MarkupParser {
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private MarkupParser() {}

    /**
     * Parses a whole document.
     *
     * @param markup the source; a leading byte order mark is ignored
     * @param syntax the syntax of the source
     * @param baseUri the absolute address of the document, or empty
     * @param limits the limits on the document
     * @param policy the content policy that holds before the first element; it and those that the
     *     document declares decide whether a {@code base} element counts
     * @throws LimitExceededException if the text is longer than {@link Limits#maxHtmlChars()}
     */
    public static ParsedMarkup parse(
            String markup,
            MarkupSyntax syntax,
            String baseUri,
            Limits limits,
            ContentPolicy policy) {
        List<String> warnings = new ArrayList<>();
        Document document =
                switch (syntax) {
                    case HTML -> HtmlParser.parse(markup, baseUri, limits, warnings::add);
                    case XML -> XhtmlParser.parse(markup, baseUri, limits, warnings::add);
                };
        refuseBase(document, baseUri, policy);
        return new ParsedMarkup(document, warnings, policy);
    }

    /** Resets the base URL of a document if its policy does not allow it. */
    private static void refuseBase(Document document, String baseUri, ContentPolicy policy) {
        if (!document.baseUri().equals(baseUri) && !DocumentPolicies.allowBase(document, policy)) {
            document.setBaseUri(baseUri);
        }
    }

    /**
     * Returns the text to parse: the source without the byte order mark, truncated where the
     * document would take more memory than {@link Limits#maxMemory()}.
     *
     * @throws LimitExceededException if the text is longer than {@link Limits#maxHtmlChars()}
     */
    static String text(String markup, Limits limits, Consumer<String> warnings) {
        if (markup.length() > limits.maxHtmlChars()) {
            throw new LimitExceededException(
                    String.format(
                            Locale.ROOT,
                            "the page has %d characters, more than the limit of %d",
                            markup.length(),
                            limits.maxHtmlChars()));
        }
        String text =
                !markup.isEmpty() && markup.charAt(0) == BYTE_ORDER_MARK
                        ? markup.substring(1)
                        : markup;
        int affordable = MemoryEstimate.affordable(text, limits.maxMemory());
        if (affordable == text.length()) {
            return text;
        }
        warnings.accept("the document was cut off: it would take too much memory");
        return text.substring(0, affordable);
    }
}
