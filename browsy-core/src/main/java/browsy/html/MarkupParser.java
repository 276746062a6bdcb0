package browsy.html;

import browsy.config.LimitExceededException;
import browsy.config.Limits;
import browsy.config.MarkupSyntax;
import java.util.Locale;
import java.util.function.Consumer;
import org.jsoup.nodes.Document;

/** Parses a whole document in either syntax. */
public final class MarkupParser {
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private MarkupParser() {}

    /**
     * Parses a whole document.
     *
     * @param markup the text; a leading byte order mark is passed over
     * @param baseUri absolute address of the document, or empty
     * @param warnings is told of every limit that cut something off
     * @throws LimitExceededException if the text is longer than {@link Limits#maxHtmlChars()}
     */
    public static Document parse(
            String markup,
            MarkupSyntax syntax,
            String baseUri,
            Limits limits,
            Consumer<String> warnings) {
        return switch (syntax) {
            case HTML -> HtmlParser.parse(markup, baseUri, limits, warnings);
            case XML -> XhtmlParser.parse(markup, baseUri, limits, warnings);
        };
    }

    /**
     * The text that is parsed: without the byte order mark, and cut off where it would take more
     * than {@link Limits#maxMemory()}.
     *
     * @throws LimitExceededException if it is longer than {@link Limits#maxHtmlChars()}
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
