package browsy.html;

import browsy.infra.Ascii;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Document.QuirksMode;
import org.jsoup.nodes.DocumentType;

/**
 * Determines the document mode (no-quirks, quirks or limited-quirks) from the document type. jsoup
 * does not determine limited-quirks mode and treats most old document types as no-quirks.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode">
 *     HTML: the initial insertion mode</a>
 */
final class DocumentMode {
    private static final String STANDARD = "<!doctype html>";

    private static final List<String> QUIRKS_PUBLIC =
            List.of(
                    "-//w3o//dtd w3 html strict 3.0//en//",
                    "-/w3c/dtd html 4.0 transitional/en",
                    "html");

    private static final String QUIRKS_SYSTEM =
            "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd";

    private static final List<String> QUIRKS_PREFIXES =
            List.of(
                    "+//silmaril//dtd html pro v0r11 19970101//",
                    "-//as//dtd html 3.0 aswedit + extensions//",
                    "-//advasoft ltd//dtd html 3.0 aswedit + extensions//",
                    "-//ietf//dtd html 2.0 level 1//",
                    "-//ietf//dtd html 2.0 level 2//",
                    "-//ietf//dtd html 2.0 strict level 1//",
                    "-//ietf//dtd html 2.0 strict level 2//",
                    "-//ietf//dtd html 2.0 strict//",
                    "-//ietf//dtd html 2.0//",
                    "-//ietf//dtd html 2.1e//",
                    "-//ietf//dtd html 3.0//",
                    "-//ietf//dtd html 3.2 final//",
                    "-//ietf//dtd html 3.2//",
                    "-//ietf//dtd html 3//",
                    "-//ietf//dtd html level 0//",
                    "-//ietf//dtd html level 1//",
                    "-//ietf//dtd html level 2//",
                    "-//ietf//dtd html level 3//",
                    "-//ietf//dtd html strict level 0//",
                    "-//ietf//dtd html strict level 1//",
                    "-//ietf//dtd html strict level 2//",
                    "-//ietf//dtd html strict level 3//",
                    "-//ietf//dtd html strict//",
                    "-//ietf//dtd html//",
                    "-//metrius//dtd metrius presentational//",
                    "-//microsoft//dtd internet explorer 2.0 html strict//",
                    "-//microsoft//dtd internet explorer 2.0 html//",
                    "-//microsoft//dtd internet explorer 2.0 tables//",
                    "-//microsoft//dtd internet explorer 3.0 html strict//",
                    "-//microsoft//dtd internet explorer 3.0 html//",
                    "-//microsoft//dtd internet explorer 3.0 tables//",
                    "-//netscape comm. corp.//dtd html//",
                    "-//netscape comm. corp.//dtd strict html//",
                    "-//o'reilly and associates//dtd html 2.0//",
                    "-//o'reilly and associates//dtd html extended 1.0//",
                    "-//o'reilly and associates//dtd html extended relaxed 1.0//",
                    "-//sq//dtd html 2.0 hotmetal + extensions//",
                    "-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//",
                    "-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//",
                    "-//spyglass//dtd html 2.0 extended//",
                    "-//sun microsystems corp.//dtd hotjava html//",
                    "-//sun microsystems corp.//dtd hotjava strict html//",
                    "-//w3c//dtd html 3 1995-03-24//",
                    "-//w3c//dtd html 3.2 draft//",
                    "-//w3c//dtd html 3.2 final//",
                    "-//w3c//dtd html 3.2//",
                    "-//w3c//dtd html 3.2s draft//",
                    "-//w3c//dtd html 4.0 frameset//",
                    "-//w3c//dtd html 4.0 transitional//",
                    "-//w3c//dtd html experimental 19960712//",
                    "-//w3c//dtd html experimental 970421//",
                    "-//w3c//dtd w3 html//",
                    "-//w3o//dtd w3 html 3.0//",
                    "-//webtechs//dtd mozilla html 2.0//",
                    "-//webtechs//dtd mozilla html//");

    private static final List<String> LIMITED_PREFIXES =
            List.of("-//w3c//dtd xhtml 1.0 frameset//", "-//w3c//dtd xhtml 1.0 transitional//");

    /**
     * Public identifiers that mean quirks without a system identifier and limited quirks with one.
     */
    private static final List<String> HTML_4_01_PREFIXES =
            List.of("-//w3c//dtd html 4.01 frameset//", "-//w3c//dtd html 4.01 transitional//");

    private DocumentMode() {}

    /**
     * Returns the mode of a document.
     *
     * @param html the source
     * @param edits receives an edit that removes a document type that means quirks mode, because
     *     jsoup might parse the document in no-quirks mode with it
     */
    static QuirksMode of(String html, List<SourceEdit> edits) {
        if (beginsAsStandard(html)) {
            return QuirksMode.noQuirks;
        }
        int start = DoctypeSearch.find(html);
        int end = start < 0 ? -1 : html.indexOf('>', start) + 1;
        if (end <= 0) {
            return QuirksMode.quirks;
        }
        QuirksMode mode = ofType(Jsoup.parse(html.substring(start, end)));
        if (mode == QuirksMode.quirks) {
            edits.add(new SourceEdit(start, end, ""));
        }
        return mode;
    }

    /** Whether the source begins with {@code <!doctype html>}, as that of nearly all pages does. */
    private static boolean beginsAsStandard(String html) {
        int start = 0;
        while (start < html.length() && Ascii.isWhitespace(html.charAt(start))) {
            start++;
        }
        return html.regionMatches(true, start, STANDARD, 0, STANDARD.length());
    }

    /** Returns the mode of a document that consists of a document type. */
    private static QuirksMode ofType(Document document) {
        DocumentType type = document.documentType();
        // jsoup sets quirks mode for malformed document types.
        boolean isMalformed = document.quirksMode() == QuirksMode.quirks;
        return type == null || isMalformed ? QuirksMode.quirks : of(type);
    }

    private static QuirksMode of(DocumentType type) {
        String publicId = Ascii.lower(type.publicId());
        boolean hasSystemId = type.hasAttr("systemId") && !type.systemId().isEmpty();
        boolean isOld401 = startsWithAny(publicId, HTML_4_01_PREFIXES);
        if (!type.name().equals("html")
                || QUIRKS_PUBLIC.contains(publicId)
                || Ascii.lower(type.systemId()).equals(QUIRKS_SYSTEM)
                || startsWithAny(publicId, QUIRKS_PREFIXES)
                || (isOld401 && !hasSystemId)) {
            return QuirksMode.quirks;
        }
        return isOld401 || startsWithAny(publicId, LIMITED_PREFIXES)
                ? QuirksMode.limitedQuirks
                : QuirksMode.noQuirks;
    }

    private static boolean startsWithAny(String text, List<String> prefixes) {
        return prefixes.stream().anyMatch(text::startsWith);
    }
}
