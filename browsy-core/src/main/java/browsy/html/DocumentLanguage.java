package browsy.html;

import browsy.infra.Ascii;
import org.jspecify.annotations.Nullable;

/**
 * The language of elements without a {@code lang} attribute around them: that of the last {@code
 * meta} element with {@code http-equiv=content-language}, else that of the response.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/dom.html#language">HTML, 3.2.6.2</a>
 */
final class DocumentLanguage {
    private DocumentLanguage() {}

    /**
     * Returns the language of a document.
     *
     * @param header the value of the {@code Content-Language} header; empty for none
     * @return a BCP 47 tag; empty if unknown
     */
    static String of(ElementTree tree, String header) {
        int comma = header.indexOf(',');
        String language = Ascii.strip(comma < 0 ? header : header.substring(0, comma));
        for (TreeElement element : tree.elements()) {
            if (element.isHtml("meta") && element.scope() == tree.documentScope()) {
                String declared = declared(element);
                language = declared == null ? language : declared;
            }
        }
        return language;
    }

    /**
     * Returns the language that a {@code meta} element declares for the document; null if it is not
     * about the language.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-language">HTML,
     *     4.2.5.3</a>
     */
    private static @Nullable String declared(TreeElement meta) {
        String pragma = meta.attribute("http-equiv");
        String content = meta.attribute("content");
        if (pragma == null
                || content == null
                || !Ascii.lower(pragma).equals("content-language")
                || content.indexOf(',') >= 0) {
            return null;
        }
        String[] words = Ascii.words(content);
        return words.length == 0 ? null : words[0];
    }
}
