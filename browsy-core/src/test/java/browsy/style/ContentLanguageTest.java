package browsy.style;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.ElementStyleText;
import browsy.ParseOptions;
import browsy.config.MarkupSyntax;
import browsy.config.PageResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests the content language of elements, as {@code :lang()} and computed values show it.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/dom.html#language">HTML, 3.2.6.2</a>
 */
class ContentLanguageTest {
    private static final String LANGUAGES =
            "<!doctype html><style>:lang(zh) { order: 1 } :lang(de) { order: 2 } :lang(fr) { order:"
                    + " 3 }</style>";

    private static String language(String html, String... headers) {
        ParseOptions options =
                ParseOptions.builder()
                        .response(
                                new PageResponse(200, Map.of("Content-Language", List.of(headers))))
                        .build();
        List<ElementStyleText> all =
                Browsy.styles(LANGUAGES + html, options, List.of("-webkit-locale", "order"));
        return String.join(" ", all.get(all.size() - 1).values().values());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<p> ~ auto 0",
                "<p lang=de> ~ \"de\" 2",
                "<div lang=de><p lang=''> ~ auto 0",
                "<div lang=de-AT><p> ~ \"de-AT\" 2",
                "<meta http-equiv=Content-Language content=zh-TW><p> ~ \"zh-TW\" 1",
                "<meta http-equiv=content-language content=zh-TW><p lang=de> ~ \"de\" 2",
                "<meta http-equiv=content-language content=de><meta http-equiv=content-language"
                        + " content=' zh x '><meta http-equiv=content-language"
                        + " content='de,fr'><p> ~ \"zh\" 1",
                "<svg><text xml:lang=fr> ~ \"fr\" 3",
                "<svg><text xml:lang=fr lang=de> ~ \"fr\" 3",
                "<p xml:lang=fr> ~ auto 0",
                "<p xml:lang=fr lang=de> ~ \"de\" 2",
                "<div lang=fr><template shadowrootmode=open><p> ~ \"fr\" 0",
            })
    void theNearestDeclarationCounts(String html, String language) {
        assertEquals(language, language(html));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<p xml:lang='fr'/> ~ \"fr\"",
                "<p xml:lang='fr' lang='de'/> ~ \"fr\"",
                "<p lang='de'/> ~ \"de\"",
            })
    void theXmlSyntaxHasAnAttributeOfItsOwn(String xml, String language) {
        ParseOptions options = ParseOptions.builder().syntax(MarkupSyntax.XML).build();
        List<ElementStyleText> all =
                Browsy.styles(
                        "<html xmlns='http://www.w3.org/1999/xhtml'><body>"
                                + xml
                                + "</body></html>",
                        options,
                        List.of("-webkit-locale"));
        assertEquals(List.of(language), List.copyOf(all.get(all.size() - 1).values().values()));
    }

    @Test
    void theResponseHasTheLanguageOfPagesThatDeclareNone() {
        assertEquals("\"zh-TW\" 1", language("<p>", " zh-TW , de", "fr"));
        assertEquals(
                "\"de\" 2", language("<meta http-equiv=content-language content=de><p>", "zh"));
        assertEquals("\"de\" 2", language("<p lang=de>", "zh"));
    }
}
