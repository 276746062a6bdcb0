package browsy.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.Browsy;
import browsy.model.SpatialDom;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of the Markdown of single constructs. */
class MarkdownFormatTest {

    private static SpatialDom page(String body) {
        return Browsy.parse("<!DOCTYPE html><title>T</title><main>" + body + "</main>", 800, 600);
    }

    /** Returns the Markdown of the whole page without ids. */
    private static String markdown(String body) {
        return MarkdownFormat.standard()
                .wholePage()
                .render(page(body))
                .replaceAll(" \"#[0-9]+\"", "")
                .strip();
    }

    @Test
    void linksAreInsideTheText() {
        assertEquals(
                "Read the [install guide](/g) for **details** and `a_b`, then [go on](/n).",
                markdown(
                        "<p>Read the <a href=/g>install guide</a> for <b>details</b> and"
                                + " <code>a_b</code>, then <a href=/n>go on</a>.</p>"));
    }

    @Test
    void linksContainUrlAndId() {
        String text =
                MarkdownFormat.standard()
                        .wholePage()
                        .render(
                                page(
                                        "<a href=/about>About</a> <a href='#7'>x</a>"
                                                + " <button>B</button>"));
        assertTrue(text.matches("\\[About]\\(/about \"#\\d+\"\\) \\[x]\\(#\\d+\\) .*\\s"), text);
        assertTrue(text.matches("(?s).*\\[B]\\(#\\d+ \"button\"\\)\\s"), text);
    }

    @Test
    void referencesOfPublicationsCarryTheirAddress() {
        String text =
                MarkdownFormat.standard()
                        .wholePage()
                        .render(page("<p>See <a role=doc-biblioref href=/refs>Lund 1931</a>.</p>"));
        assertTrue(
                text.matches("See \\[Lund 1931]\\(/refs \"#\\d+, doc-biblioref\"\\)\\.\\s"), text);
    }

    @Test
    void textNextToBlocksIsAParagraph() {
        assertEquals(
                "# Guide\n\n"
                        + "First.\n\n"
                        + "stray [link](/x) text\n\n"
                        + "Second **bold**.\n\n"
                        + "## Head\n\n"
                        + "Third",
                markdown(
                        "<h1>Guide</h1><p>First.</p>stray <a href=/x>link</a> text"
                                + "<p>Second <b>bold</b>.</p><h2>Head</h2><p>Third</p>"));
    }

    @Test
    void spansAreResolvedIntoTheGrid() {
        assertEquals(
                "| Both | | C |\n| --- | --- | --- |\n| R | 1 | 2 |\n| | 3 | 4 |",
                markdown(
                        "<table><tr><th colspan=2>Both<th>C</tr><tr><td rowspan=2>R<td>1<td>2</tr>"
                                + "<tr><td>3<td>4</tr></table>"));
    }

    @Test
    void tablesWithoutHeaderHaveAnEmptyHeader() {
        assertEquals(
                "| | |\n| --- | --- |\n| Needs | Basic [HTML](/b). |\n"
                        + "| Outcome | - One<br>- Two `a\\|b` |",
                markdown(
                        "<table><tbody><tr><th scope=row>Needs</th><td>Basic <a href=/b>HTML</a>."
                                + "</td></tr><tr><th scope=row>Outcome</th><td><ul><li>One</li>"
                                + "<li>Two <code>a|b</code></li></ul></td></tr></tbody></table>"));
    }

    @Test
    void headerAndFooterRowsAreFirstAndLast() {
        assertEquals(
                "| A | B |\n| --- | --: |\n| 1 | 2 |\n| x | y |",
                markdown(
                        "<table><thead><tr><th>A<th>B</thead><tfoot><tr><td>x<td>y</tfoot>"
                                + "<tbody><tr><td>1<td align=right>2</tbody></table>"));
    }

    @Test
    void codeInItemsKeepsItsLines() {
        assertEquals(
                "- Run:\n\n  ```\n  a = 1\n\n  b = 2\n  ```\n\n- Done",
                markdown(
                        "<ul><li>Run:<pre><code>a = 1\n\n"
                                + "b = 2</code></pre></li><li>Done</li></ul>"));
    }

    @Test
    void codeKeepsTabsAndLanguage() {
        assertEquals(
                "````make\nall:\n\tcc -o a a.c\n\t\t```\n````",
                markdown("<pre class=language-make>all:\n\tcc -o a a.c\n\t\t```\n</pre>"));
    }

    @Test
    void listsKeepNumbersAndDepth() {
        assertEquals(
                "3. a\n   - b\n     - c\n4. d\n\n9) e\n\n8. f",
                markdown(
                        "<ol start=3><li>a<ul><li>b<ul><li>c</ul></ul><li>d<li value=9>e"
                                + "<li value=8>f</ol>"));
        assertEquals("2. a\n\n1) b", markdown("<ol reversed><li>a<li>b</ol>"));
    }

    @Test
    void adjacentListsAreSeparate() {
        assertEquals("- a\n\n* b", markdown("<ul><li>a</ul><ul><li>b</ul>"));
    }

    @Test
    void itemsContainBlocks() {
        assertEquals(
                "- a\n\n  b\n\n- > c\n  >\n  > d",
                markdown("<ul><li><p>a<p>b<li><blockquote><p>c<p>d</blockquote></ul>"));
    }

    @Test
    void headingsHaveOneLine() {
        assertEquals("## a b", markdown("<h2>a<br>b</h2>"));
        assertEquals("## [a](/x)", markdown("<a href=/x><h2>a</h2></a>"));
        assertEquals("### [a](/x)\n\nb", markdown("<a href=/x><h3>a</h3><p>b</p></a>"));
        assertEquals("[a b](/x)", markdown("<a href=/x><div>a</div><div>b</div></a>"));
    }

    @Test
    void otherStructure() {
        assertEquals("**T**\n\nD", markdown("<dl><dt>T<dd>D</dl>"));
        assertEquals(
                "![p](/a.png)\n\nc",
                markdown("<figure><img src=/a.png alt=p><figcaption>c</figcaption></figure>"));
        assertEquals("a\n\n---\n\nb", markdown("<hr><p>a</p><hr><hr><p>b</p><hr>"));
        assertEquals("a\\\nb\n\nc", markdown("a<br>b<br><br>c"));
        assertEquals("x<sup>2</sup> ~~y~~", markdown("x<sup>2</sup> <s>y</s>"));
    }

    @Test
    void layoutTablesAreNotTables() {
        assertEquals(
                "a b\n\nc\n\nd",
                markdown(
                        "<table role=presentation><tr><td>a<td>b</tr>"
                                + "<tr><td><p>c</p><p>d</p></tr></table>"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "a_b 2 * 3 x[1] AT&T a < b !;a_b 2 * 3 x[1] AT&T a < b !",
                "# a;\\# a",
                "1. a;1\\. a",
                "- a;\\- a",
                "*a*;\\*a\\*",
                "[Pay](#9);[Pay\\](#9)",
                "C:\\a \\*;C:\\a \\\\\\*"
            })
    void textIsEscapedOnlyWhereRequired(String html, String expected) {
        assertEquals(expected, markdown("<p>" + html + "</p>"));
    }

    @Test
    void tagsAndEntitiesAreText() {
        assertEquals("\\<b> \\&amp;", markdown("<p>&lt;b> &amp;amp;</p>"));
    }

    @Test
    void emphasisThatDelimitersCannotExpressIsHtml() {
        assertEquals("a<strong>(b)</strong>c", markdown("a<b>(b)</b>c"));
        assertEquals("a**b**c", markdown("a<b>b</b>c"));
        assertEquals("**a [b](/x) c** d", markdown("<b>a <a href=/x>b</a> c </b>d"));
    }

    @Test
    void partsOfThePageKeepTheirStructure() {
        SpatialDom dom =
                page("<ul><li>a <a href=/x>b</a></li><li>c</li></ul><blockquote>d</blockquote>");
        int link = dom.elements().stream().filter(e -> e.tag().equals("a")).findFirst().get().id();
        SpatialDom part = dom.keeping(element -> element.id() == link);
        assertEquals(
                "- [b](/x \"#" + link + "\")\n",
                MarkdownFormat.standard().wholePage().render(part));
    }

    @Test
    void deepAndLongPagesTerminate() {
        String deep = "<ul><li>x<blockquote>".repeat(3000) + "<p>" + "a_ * ".repeat(20_000);
        String wide =
                "<table><tr><td colspan=1000>a<td rowspan=65534>b<tr>"
                        + "<td>c<tr>".repeat(20_000)
                        + "</table>";
        assertTimeoutPreemptively(
                Duration.ofSeconds(60),
                () -> {
                    assertTrue(markdown(deep).length() < 2_000_000);
                    assertFalse(markdown(wide).isEmpty());
                    assertFalse(markdown("<b><a href=x>" + "*<i>_</i>".repeat(20_000)).isEmpty());
                });
    }
}
