package browsy.fetch.file;

import browsy.fetch.encoding.HeaderText;
import java.util.List;
import java.util.Locale;

/**
 * The {@code Content-Disposition} of a response, as Chromium reads it.
 *
 * @param attachment whether the response is a file, even if its media type is that of a page
 * @param fileName the name of the file, which is not safe; empty if there is none
 * @see <a href="https://www.rfc-editor.org/rfc/rfc6266">RFC 6266</a>
 */
public record ContentDisposition(boolean attachment, String fileName) {
    private static final String TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";

    /** The value of a response without the header. */
    private static final ContentDisposition NONE = new ContentDisposition(false, "");

    /**
     * Tests whether a response has different values of the header, which commas may separate. NB:
     * Chromium loads no such response, since it may have been tampered with.
     */
    public static boolean isAmbiguous(List<String> headers) {
        return headers.stream()
                        .flatMap(header -> HeaderParameter.split(header, ',').stream())
                        .filter(value -> !value.isEmpty())
                        .distinct()
                        .count()
                > 1;
    }

    /**
     * Reads a header. NB: as in Chromium, a type that is no token is read as a parameter, so that
     * {@code filename=a.txt} alone makes no attachment; {@code filename*} takes precedence if it is
     * valid; of equal names the first one with a value counts.
     *
     * @param header the value of the header; empty for none
     */
    public static ContentDisposition of(String header) {
        if (header.isBlank()) {
            return NONE;
        }
        int semicolon = header.indexOf(';');
        String type = semicolon < 0 ? header : header.substring(0, semicolon);
        String token = HeaderText.trimmed(type);
        boolean typed = token.matches(TOKEN);
        String rest = typed ? header.substring(type.length()) : header;
        String plain = "";
        String extended = "";
        for (HeaderParameter parameter : HeaderParameter.of(rest)) {
            if (plain.isEmpty() && parameter.isNamed("filename")) {
                plain = FileNameValue.plain(parameter.value());
            } else if (extended.isEmpty() && parameter.isNamed("filename*")) {
                extended = FileNameValue.extended(parameter.raw());
            }
        }
        boolean attachment = typed && !token.toLowerCase(Locale.ROOT).equals("inline");
        return new ContentDisposition(attachment, extended.isEmpty() ? plain : extended);
    }
}
