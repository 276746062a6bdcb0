package browsy.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.Browsy;
import browsy.ParseOptions;
import browsy.config.Limits;
import browsy.config.MarkupSyntax;
import browsy.html.csp.ContentPolicy;
import browsy.model.SpatialDom;
import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.FormElement;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;

class XhtmlParserTest {
    private static final String ROOT = "<html xmlns='http://www.w3.org/1999/xhtml'>";

    private static Document parse(String xml) {
        return MarkupParser.parse(xml, MarkupSyntax.XML, "", Limits.DEFAULT, ContentPolicy.NONE)
                .document();
    }

    private static List<String> names(String xml) {
        return parse(xml).select("body *").stream().map(Element::tagName).toList();
    }

    private static SpatialDom open(String xml) {
        ParseOptions options = ParseOptions.builder().syntax(MarkupSyntax.XML).build();
        return Browsy.open(xml, options).dom();
    }

    @Test
    void hasExactlyTheElementsOfTheSource() {
        assertEquals(
                List.of("p", "br", "br", "div", "table", "tr", "td"),
                names(
                        ROOT
                                + "<body><p>a<br/>b<br></br>c<div>d</div></p>"
                                + "<table><tr><td>1</td></tr></table></body></html>"));
    }

    @Test
    void lineBreaksAreNotDuplicated() {
        SpatialDom dom =
                open(ROOT + "<body><pre>a<br></br>b</pre><pre>a<br/>b</pre></body></html>");
        assertEquals(
                dom.elements().get(0).bounds().height(), dom.elements().get(1).bounds().height());
    }

    @Test
    void aDocumentMayHaveNoBody() {
        String words = "<p style='font-family: monospace'>ls -l</p></html>";
        assertEquals("ls -l", open(ROOT + words).elements().get(0).text());
    }

    @Test
    void emptyElementsAreEmpty() {
        SpatialDom dom =
                open(ROOT + "<head><script/></head><body><a id='x'/><p>shown</p></body></html>");
        assertEquals("shown", dom.elements().get(0).text());
        assertNull(dom.elements().get(0).href());
    }

    @Test
    void parsesCharacterReferencesAndCdata() {
        Document document =
                parse(
                        "<?xml version='1.0' encoding='utf-8'?><!DOCTYPE html PUBLIC"
                                + " '-//W3C//DTD XHTML 1.0 Strict//EN' 'http://e.invalid/x.dtd'>"
                                + ROOT
                                + "<body><p>&eacute;&#x2014;<![CDATA[<b> &amp;]]></p></body></html>");
        assertEquals("\u00e9\u2014<b> &amp;", document.select("p").text());
        assertEquals(Document.QuirksMode.noQuirks, document.quirksMode());
    }

    @Test
    void parsesStylesAndScriptsAsText() {
        Document document =
                parse(
                        ROOT
                                + "<head><style>a &gt; b <![CDATA[ c > d ]]></style></head>"
                                + "<body/></html>");
        assertEquals("a > b  c > d ", document.select("style").first().data());
    }

    @Test
    void elementsAreInTheirNamespaces() {
        Document document =
                parse(
                        "<h:html xmlns:h='http://www.w3.org/1999/xhtml' xmlns='urn:x'><h:body>"
                                + "<h:p>a</h:p><p>b</p><svg xmlns='http://www.w3.org/2000/svg'>"
                                + "<linearGradient/></svg></h:body></h:html>");
        assertEquals(
                List.of(
                        "html " + Parser.NamespaceHtml,
                        "body " + Parser.NamespaceHtml,
                        "p " + Parser.NamespaceHtml,
                        "p urn:x",
                        "svg " + Parser.NamespaceSvg,
                        "linearGradient " + Parser.NamespaceSvg),
                document.getAllElements().stream()
                        .skip(1)
                        .map(element -> element.tagName() + " " + element.tag().namespace())
                        .toList());
    }

    @Test
    void aRootWithoutANamespaceIsHtml() {
        Document document = parse("<html><body><form action='/x'/></body></html>");
        assertInstanceOf(FormElement.class, document.selectFirst("form"));
    }

    @Test
    void attributesKeepTheirCase() {
        SpatialDom dom = open(ROOT + "<body><a HREF='/x'>a</a><a href='/y'>b</a></body></html>");
        assertEquals(
                List.of("/y"),
                dom.elements().stream()
                        .filter(element -> element.href() != null)
                        .map(element -> element.href())
                        .toList());
    }

    @Test
    void malformedMarkupIsParsedLeniently() {
        assertEquals(
                List.of("p", "b", "p"),
                names(ROOT + "<body><p>a <b>b</p><p>c</p><![CDATA[x</body></html>"));
    }

    @Test
    void deepAndLongDocumentsAreCutOff() {
        Limits limits = Limits.builder().maxElements(5).build();
        ParsedMarkup parsed =
                MarkupParser.parse(
                        ROOT + "<p/>".repeat(9) + "</html>",
                        MarkupSyntax.XML,
                        "",
                        limits,
                        ContentPolicy.NONE);
        assertEquals(List.of("the document was cut off after 5 elements"), parsed.warnings());
        assertEquals(4, parsed.document().select("p").size());
        assertTrue(open(ROOT + "<div>".repeat(100_000)).elements().isEmpty());
    }
}
