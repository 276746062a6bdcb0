package browsy.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.config.LimitExceededException;
import browsy.config.Limits;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Document.QuirksMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HtmlParserTest {
    private final List<String> warnings = new ArrayList<>();

    private Document parse(String html) {
        return HtmlParser.parse(html, "", Limits.DEFAULT, warnings::add);
    }

    @Test
    void noscriptContentIsPageContent() {
        Document document = parse("<body><noscript><p>Please <a href=x>go on</a></noscript>");
        assertEquals("go on", document.select("noscript > p > a").text());
    }

    @Test
    void noscriptContentIsParsedLikeOtherContent() {
        assertNoscript("<p>a</p><p>b</p><img>", "<p>a<p>b</p><image>");
        assertNoscript("<table><tbody><tr><td>a</td></tr></tbody></table>", "<table><tr><td>a");
        assertNoscript("<ul><li>a</li><li>b</li></ul>c", "<ul><li>a<li>b</ul>c");
        assertNoscript("<a>1</a><a>2</a>", "<a>1<a>2");
        assertNoscript(
                "<p title=\"&lt;&quot;\">&lt;b&amp;</p>", "<p title='&lt;&quot;'>&lt;b&amp;");
        assertNoscript(
                "<p>a</p><script>1<2</script><!--c-->", "<p>a</p><script>1<2</script><!--c-->");
    }

    @Test
    void nestedNoscriptIsAnOrdinaryElement() {
        Document document = parse("<body><noscript><div><noscript><i>b<p>c</noscript></div>");
        assertEquals("c", document.select("noscript > div > noscript > i > p").text());
    }

    private void assertNoscript(String expected, String content) {
        Document document = parse("<body><noscript>" + content + "</noscript>");
        document.outputSettings().prettyPrint(false);
        assertEquals(expected, document.select("noscript").html());
    }

    @Test
    void noscriptLookalikesAreUnchanged() {
        String content =
                "<a title=\"<noscript>\"></a><!--<noscript>-->"
                        + "<script>'<NoScript><noscript>\u0080\u0081'</script>"
                        + "<style><noscript ></style><textarea>&lt;noscript></textarea>";
        Document document = parse("<title><noscript/></title>" + content + "<NOSCRIPT>x");
        document.outputSettings().prettyPrint(false);
        assertEquals("<noscript/>", document.title());
        assertEquals(
                content.replace("t></t", "t&gt;</t") + "<noscript>x</noscript>",
                document.body().html().replace("title=\"&lt;noscript&gt;", "title=\"<noscript>"));
    }

    @Test
    void imageInHeadNoscriptEndsTheHead() {
        Document document =
                parse(
                        "<head><meta name=a><noscript><style>b{}</style><img src=p></noscript>"
                                + "<meta name=c><title>t</title></head><body class=k><p>text");
        assertEquals(
                "<head><meta name=\"a\"><noscript><style>b{}</style></noscript></head>",
                document.head().outerHtml().replaceAll("\\s*\n\\s*", ""));
        assertEquals("/html[1]/body[1]/img[1]", DomPath.of(document.selectFirst("img")));
        assertEquals("/html[1]/body[1]/meta[1]", DomPath.of(document.selectFirst("[name=c]")));
        assertEquals("k", document.body().className());
    }

    /** The parser reads the source in chunks of arbitrary length. */
    @Test
    void noscriptIsFoundAnywhereInALongSource() {
        for (int length = 2000; length < 2100; length++) {
            String comment = "<!--" + "c".repeat(length) + "-->";
            Document document = parse(comment + "<noscript><meta><p>x<noscript>y</noscript>z");
            document.outputSettings().prettyPrint(false);
            assertEquals("<noscript><meta></noscript>", document.head().html());
            assertEquals("<p>x<noscript>y</noscript>z</p>", document.body().html());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<script>1</script>",
                "<title>t</title>",
                "<base href=x>",
                "<template><noscript><p></template>",
            })
    void headContentEndsOnlyTheNoscript(String content) {
        Document document = parse("<noscript><meta>" + content + "</noscript><meta name=b>x");
        assertEquals("/html[1]/head[1]/meta[1]", DomPath.of(document.selectFirst("[name=b]")));
    }

    @Test
    void byteOrderMarkDoesNotEndTheHead() {
        Document document = parse("\uFEFF<!DOCTYPE html><link rel=help><p>x");
        assertEquals("/html[1]/head[1]/link[1]", DomPath.of(document.selectFirst("link")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n",
                "<!-- a --!><!--> <!---> <!-- b > -->",
                "<![CDATA[ x ]]> <! y > </ z> </>",
            })
    void commentsMayPrecedeTheDocumentType(String before) {
        assertEquals(QuirksMode.noQuirks, mode(before + "<!DOCTYPE html>"));
        assertEquals(QuirksMode.noQuirks, mode(" \n".repeat(500) + before + "<!doctype HTML >"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "<p>", "</p>", "<!-- ", "<", "<!", "<?xml "})
    void otherContentBeforeTheDocumentTypeMeansQuirksMode(String before) {
        assertEquals(QuirksMode.quirks, mode(before + "<!DOCTYPE html>"));
        assertEquals(QuirksMode.quirks, mode(before));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-//IETF//DTD HTML//EN",
                "-//IETF//DTD HTML 2.0 Strict//EN",
                "-//W3C//DTD HTML 3.2 Final//EN",
                "-//O'Reilly and Associates//DTD HTML Extended 1.0//EN",
                "-//Microsoft//DTD Internet Explorer 3.0 Tables//EN",
            })
    void oldDocumentTypesMeanQuirksMode(String publicId) {
        assertEquals(QuirksMode.quirks, mode("<!DOCTYPE HTML PUBLIC \"" + publicId + "\">"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-//IETF//DTD HTML i18n//EN",
                "-//W3C//DTD HTML 3.2 Reference//EN",
                "-//W3C//DTD HTML Experimental//EN",
            })
    void unknownDocumentTypesMeanNoQuirksMode(String publicId) {
        assertEquals(QuirksMode.noQuirks, mode("<!DOCTYPE HTML PUBLIC \"" + publicId + "\">"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<!DOCTYPE html [<!ENTITY nbsp '&#xA0;'>]>",
                "<!DOCTYPE html5 html>",
                "<!DOCTYPE html PUBLIC>",
                "<!DOCTYPE html PUBLIC x>",
                "<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 4.01//EN>",
                "<!DOCTYPE html SYSTEM about:legacy-compat>",
            })
    void malformedDocumentTypesMeanQuirksMode(String type) {
        assertEquals(QuirksMode.quirks, mode(type));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<!DOCTYPEhtml>",
                "<!DOCTYPE html SYSTEM'about:legacy-compat'>",
                "<!DOCTYPE html PUBLIC'-//W3C//DTD HTML 4.01//EN''x'>",
                "<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 4.01//EN' 'x' y>",
            })
    void smallMistakesInDocumentTypesDoNotMeanQuirksMode(String type) {
        assertEquals(QuirksMode.noQuirks, mode(type));
    }

    private QuirksMode mode(String html) {
        return parse(html).quirksMode();
    }

    @Test
    void pathsCountSiblingsOfTheSameTag() {
        Document document = parse("<div></div><p></p><div><b>x</b></div>");
        assertEquals("/html[1]/body[1]/div[2]/b[1]", DomPath.of(document.selectFirst("b")));
    }

    @Test
    void tooMuchHtmlIsRejected() {
        Limits limits = Limits.builder().maxHtmlChars(5).build();
        assertThrows(
                LimitExceededException.class,
                () -> HtmlParser.parse("<p>more", "", limits, warnings::add));
    }

    @Test
    void tooManyElementsAreCutOffWithAWarning() {
        Limits limits = Limits.builder().maxElements(10).build();
        Document document = HtmlParser.parse("<p>".repeat(50), "", limits, warnings::add);
        assertTrue(document.getAllElements().size() <= 10);
        assertEquals(List.of("the document was cut off after 10 elements"), warnings);
    }

    @ParameterizedTest
    @ValueSource(strings = {"<div>", "<noscript><div>", "<b><noscript>"})
    void deepNestingIsFlattened(String open) {
        Document document = parse("<p>".repeat(10) + open.repeat(100_000) + "<div>x");
        int depth = 0;
        for (var e = document.select("div").last(); e != null; e = e.parent()) {
            depth++;
        }
        assertTrue(depth <= 512 + 1, "depth " + depth);
    }
}
