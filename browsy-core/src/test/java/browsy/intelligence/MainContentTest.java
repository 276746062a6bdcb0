package browsy.intelligence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.Browsy;
import browsy.model.MainContent;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Separation of the main content from its surroundings. */
class MainContentTest {

    private static final String FIRST =
            "<p>The ferry to the northern islands was cancelled on Monday after the storm damaged"
                    + " the only pier that is deep enough for it, the harbour office said.</p>";
    private static final String SECOND =
            "<p>Repairs are going to take at least three weeks, and until then small boats will"
                    + " carry people and mail, but no cars and no goods that need cooling.</p>";
    private static final String THIRD =
            "<p>The mayor of the largest village asked for a temporary bridge, which the engineers"
                    + " of the ministry called impossible before the end of the winter.</p>";
    private static final String TEXT = FIRST + SECOND + THIRD;

    private static final String HEAD =
            "<title>Storm closes ferry to the northern islands | Harbour News</title>";
    private static final String HEADLINE = "<h1>Storm closes ferry to the northern islands</h1>";

    @Test
    void consistsOfTheParagraphsBelowTheHeadline() {
        MainContent content = content(page(HEADLINE + TEXT));
        assertEquals("Storm closes ferry to the northern islands", content.title());
        assertEquals(3, content.elementIds().size());
    }

    @Test
    void excludesNavigationAndOtherSurroundings() {
        String html =
                page(
                        "<nav><a href=/a>Home</a> <a href=/b>Weather and tides today</a></nav>"
                                + "<article>"
                                + HEADLINE
                                + "<ul class=share-bar><li><a href=/s>Share this text</a></ul>"
                                + FIRST
                                + "<figure><img src=x alt=Pier><figcaption>The pier on Sunday"
                                + " morning. Photo: A. Keeper</figcaption></figure>"
                                + SECOND
                                + "<p>Read also: <a href=/r>Ten years of ferries in the north</a>"
                                + "<p><a href=/r>All that we know of the pier and its history</a>"
                                + THIRD
                                + "</article><section id=comments><h2>Comments</h2><p>I was on the"
                                + " last boat that left, and the waves were higher than the house"
                                + " of my aunt, believe me.</p></section><aside><p>Our newsletter"
                                + " brings all departures of the week to your desk, every Friday"
                                + " before the sun comes up.</p></aside><footer><p>All texts may be"
                                + " copied for use in schools, but not be sold, as the terms of"
                                + " this site say in detail.</p></footer>");
        assertEquals(texts(page(HEADLINE + TEXT)), texts(html));
    }

    @Test
    void excludesRowsOfTeasers() {
        StringBuilder teasers = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            teasers.append("<div class=box><h3><a href=/t")
                    .append(i)
                    .append(">Another text number ")
                    .append(i)
                    .append("</a></h3><p>The beginning of another text that is told in full on")
                    .append(" a page of its own, not here, sorry.</p></div>");
        }
        String html = page("<div>" + HEADLINE + TEXT + "<div>" + teasers + "</div></div>");
        assertEquals(texts(page(HEADLINE + TEXT)), texts(html));
    }

    @Test
    void excludesArticlesWithoutTheTitleOfThePage() {
        String other =
                "<article><h2>Older news</h2><p>Fishermen found a bottle with a letter that was"
                        + " written ninety years ago by a boy who wished to see the sea.</p>"
                        + "<p>He did see it, his daughter said, and he never left it again until"
                        + " the day on which he gave up the lighthouse.</p></article>";
        String html = page("<article>" + HEADLINE + TEXT + "</article>" + other + other);
        assertEquals(texts(page(HEADLINE + TEXT)), texts(html));
    }

    @Test
    void keepsHeadingsListsQuotesAndTables() {
        String parts =
                "<h2>What still runs</h2><ul><li>Mail boats</li><li>The small ferry</li></ul>"
                        + "<blockquote><p>Nobody will go hungry.</p></blockquote>"
                        + "<table><tr><th>Day</th><td>Boats</td></tr></table>";
        List<String> texts = texts(page(HEADLINE + FIRST + SECOND + parts + THIRD));
        for (String kept :
                List.of("What still runs", "Mail boats", "Nobody will go hungry.", "Boats")) {
            assertTrue(texts.contains(kept), () -> kept + " is not in " + texts);
        }
    }

    @Test
    void idsGeneratedFromHeadingsAreNoPartNames() {
        String html =
                page(
                        HEADLINE
                                + FIRST
                                + "<div id=sharing-boats-with-several-villages><h2>Sharing boats"
                                + "</h2>"
                                + SECOND
                                + THIRD
                                + "</div>");
        assertEquals(4, content(html).elementIds().size());
    }

    @Test
    void includesAllSectionsOfAColumn() {
        String html =
                page(
                        "<div><section class=part>"
                                + HEADLINE
                                + TEXT
                                + "</section><section class=part><h2>Later</h2>"
                                + SECOND
                                + "</section><section class=part><h2>Last</h2>"
                                + THIRD
                                + "</section></div>");
        assertEquals(7, content(html).elementIds().size());
    }

    @Test
    void excludesColumnsBesideTheText() {
        String style = "<style>.l{float:left;width:600px}.r{float:right;width:250px}</style>";
        String html =
                page(
                        style
                                + "<div class=l>"
                                + HEADLINE
                                + TEXT
                                + "</div><div class=r><h3>About us</h3><p>Harbour News has"
                                + " been written by people who live at the sea since 1921,"
                                + " in rain and wind.</p></div>");
        assertEquals(texts(page(HEADLINE + TEXT)), texts(html));
    }

    @Test
    void excludesNoticesOverThePage() {
        String notice =
                "<div style='position:fixed;bottom:0'><p>We and our many partners keep things on"
                        + " your device, and read them again whenever you come back to us.</p>"
                        + "<button>Accept</button></div>";
        assertEquals(texts(page(HEADLINE + TEXT)), texts(page(HEADLINE + TEXT + notice)));
    }

    @Test
    void readsAuthorAndDateFromJsonLd() {
        String data =
                "<script type=application/ld+json>{\"@context\":\"https://schema.org\",\"@graph\":["
                        + "{\"@type\":\"WebSite\",\"name\":\"x\"},{\"@type\":[\"NewsArticle\"],"
                        + "\"author\":[{\"name\":\"Ann\\u00e9 Sailor\"},\"Bo Rower\"],"
                        + "\"datePublished\":\"2024-02-03T08:00:00Z\"}]}</script>";
        MainContent content = content(HEAD + data + page(HEADLINE + TEXT));
        assertEquals("Anné Sailor, Bo Rower", content.author());
        assertEquals("2024-02-03T08:00:00Z", content.date());
    }

    @Test
    void readsAuthorAndDateFromMetaElements() {
        String data =
                "<meta name=author content='By Ann Sailor'>"
                        + "<meta property=article:published_time content=2024-02-03>";
        MainContent content = content(HEAD + data + page(HEADLINE + TEXT));
        assertEquals("Ann Sailor", content.author());
        assertEquals("2024-02-03", content.date());
    }

    @Test
    void readsAuthorAndDateFromVisibleText() {
        String line =
                "<p class=byline>Von Ann Sailor</p><time datetime=2024-02-03>3. Februar</time>";
        MainContent content = content(page(HEADLINE + line + TEXT));
        assertEquals("Ann Sailor", content.author());
        assertEquals("2024-02-03", content.date());
    }

    @Test
    void authorAndDateMayBeAbsent() {
        MainContent content = content(page(HEADLINE + TEXT));
        assertNull(content.author());
        assertNull(content.date());
    }

    @Test
    void malformedJsonLdIsReadUpToTheError() {
        String data =
                "<script type=application/ld+json>[{\"@type\":\"Article\",\"author\":\"Ann\\\" S\","
                        + "\"n\":[1,2,{]}</script>";
        assertEquals("Ann\" S", content(HEAD + data + page(HEADLINE + TEXT)).author());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<form><label>Name <input name=n></label><label>Street <input name=s></label>"
                        + "<label>Town <input name=t></label><button>Send</button></form>",
                "<form><input type=email name=e><input type=password name=p><button>Log in"
                        + "</button></form>",
                "<ul><li><a href=/1>First thing</a><li><a href=/2>Second thing</a><li>"
                        + "<a href=/3>Third thing</a><li><a href=/4>Fourth thing</a></ul>",
                "<h1>Page not found</h1><p>There is nothing here.</p>",
                ""
            })
    void formsListsAndErrorsHaveNone(String html) {
        assertNull(Browsy.parse(html, 1280, 800).mainContent());
    }

    @Test
    void idsAreSortedAndFound() {
        MainContent content = new MainContent("t", null, null, List.of(5, 3, 5, 9));
        assertEquals(List.of(3, 5, 9), content.elementIds());
        assertTrue(content.contains(5));
        assertFalse(content.contains(4));
    }

    @Test
    void deeplyNestedPartsAreHandled() {
        String open =
                IntStream.range(0, 3000)
                        .mapToObj(i -> "<figure class=author>")
                        .collect(Collectors.joining());
        String html = page(HEADLINE + TEXT + open + "<table><tr><td>x</table>");
        assertEquals(texts(page(HEADLINE + TEXT)), texts(html).subList(0, 3));
    }

    private static String page(String body) {
        return HEAD + "<body>" + body;
    }

    private static MainContent content(String html) {
        return Objects.requireNonNull(Browsy.parse(html, 1280, 800).mainContent());
    }

    private static List<String> texts(String html) {
        SpatialDom dom = Browsy.parse(html, 1280, 800);
        return Objects.requireNonNull(dom.mainContent()).elementIds().stream()
                .map(id -> dom.get(id).map(SpatialElement::text).orElse(null))
                .toList();
    }
}
