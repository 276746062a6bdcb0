package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.html.ElementCopies;
import browsy.html.ElementStates;
import browsy.model.SpatialElement;
import java.io.IOException;
import java.nio.file.Files;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

/**
 * Elements keep their ids between states of a page, and ids are never reused for other elements.
 */
class StableIdsTest {

    private static final int EDITS_PER_PAGE = 4;

    @Test
    void untouchedElementsKeepTheirIdsOverRandomEdits() throws IOException {
        int edits = 0;
        int kept = 0;
        for (CorpusManifest.Expectation expected : CorpusManifest.read()) {
            Page page = open(read(expected));
            for (int seed = 0; seed < EDITS_PER_PAGE; seed++) {
                PageEdits change = new PageEdits(page.document(), 31L * edits + seed);
                change.edit();
                Page changed =
                        page.withDocument(
                                change.document(), ElementStates.none(), ElementCopies.NONE);
                kept += checkIds(page, changed, change, expected.file());
                edits++;
            }
        }
        assertTrue(edits >= 200 && kept > 2000, edits + " edits, " + kept + " ids");
    }

    @Test
    void knownCopiesKeepTheirIds() throws IOException {
        int edits = 0;
        int kept = 0;
        for (CorpusManifest.Expectation expected : CorpusManifest.read()) {
            Page page = open(read(expected));
            PageEdits change = new PageEdits(page.document(), 7L * edits++);
            change.edit();
            Page changed = page.withDocument(change.document(), ElementStates.none(), change::copy);
            kept += checkIds(page, changed, change, expected.file());
        }
        assertTrue(edits >= 200 && kept > 2000, edits + " edits, " + kept + " ids");
    }

    @Test
    void movedIdenticalElementIsIdentifiedByItsCopy() {
        Page page = open("<ul>" + "<li>Item".repeat(16) + "</ul><p>End");
        Document copy = page.document().clone();
        List<Element> before = page.document().select("li");
        List<Element> after = List.copyOf(copy.select("li"));
        copy.expectFirst("p").before(after.get(4));
        after.get(9).remove();
        Page next =
                page.withDocument(
                        copy,
                        ElementStates.none(),
                        element ->
                                before.contains(element)
                                        ? after.get(before.indexOf(element))
                                        : null);
        for (int i = 0; i < 16; i++) {
            Element source = page.source(i + 1);
            assertEquals(before.get(i), source);
            assertEquals(i == 9 ? null : after.get(i), next.source(i + 1));
        }
    }

    @Test
    void idsAreNotReusedOverManyGenerations() throws IOException {
        Page page = open(read(CorpusManifest.read().get(0)));
        for (int generation = 0; generation < 20; generation++) {
            PageEdits change = new PageEdits(page.document(), generation);
            change.edit();
            Page next =
                    page.withDocument(change.document(), ElementStates.none(), ElementCopies.NONE);
            checkIds(page, next, change, "generation " + generation);
            for (SpatialElement element : next.dom().elements()) {
                boolean isNew = page.source(element.id()) == null;
                assertTrue(!isNew || element.id() > page.lastId(), element::toString);
            }
            page = next;
        }
    }

    /** Checks the ids of untouched elements and returns the number of those that kept theirs. */
    private static int checkIds(Page before, Page after, PageEdits change, String file) {
        Map<Element, Integer> ids = new IdentityHashMap<>();
        for (SpatialElement element : before.dom().elements()) {
            if (!isText(element)) {
                ids.put(before.source(element.id()), element.id());
            }
        }
        int kept = 0;
        for (SpatialElement element : after.dom().elements()) {
            Element source = Objects.requireNonNull(after.source(element.id()));
            if (isText(element)) {
                continue;
            }
            Element untouched = change.untouched(source);
            String told = file + ": " + change.log() + element;
            if (untouched != null && ids.containsKey(untouched)) {
                assertEquals(ids.get(untouched), element.id(), told);
                kept++;
            } else if (element.id() <= before.lastId()) {
                assertEquals(ids.get(change.original(source)), element.id(), told);
            }
        }
        return kept;
    }

    /** Whether a listed element stands for text after a block, not for an element. */
    private static boolean isText(SpatialElement element) {
        return element.tag().equals("text");
    }

    @Test
    void textsAfterBlocksKeepTheirIds() {
        Page page = open("<div><p>One</p>first<p>Two</p>second</div>");
        Page next = after(page, "<div><h2>New</h2>fresh<p>One</p>first<p>Two</p>second</div>");
        assertEquals(text(page, "first"), text(next, "first"));
        assertEquals(text(page, "second"), text(next, "second"));
        assertTrue(text(next, "fresh") > page.lastId());
        assertEquals("div", Objects.requireNonNull(next.source(text(next, "first"))).tagName());
    }

    private static int text(Page page, String words) {
        return page.dom().elements().stream()
                .filter(element -> words.equals(element.text()))
                .findFirst()
                .orElseThrow()
                .id();
    }

    @Test
    void paragraphsKeepTheirIdsWhenTheirContentsMove() {
        Page page =
                open(
                        "<p><label>Tea <input name=tea></label> Hot<p><label>Milk <input"
                                + " name=milk></label> Hot<p>End");
        Document copy = page.document().clone();
        copy.select("label").get(1).before(copy.select("label").get(0));
        Page next = page.withDocument(copy, ElementStates.none(), ElementCopies.NONE);
        for (int i = 1; i <= 3; i++) {
            String paragraph = "p:nth-of-type(" + i + ")";
            assertEquals(id(page, paragraph), id(next, paragraph), paragraph);
        }
    }

    @Test
    void elementsThatChangeInPlaceKeepTheirIds() {
        Page page =
                open("<p id=total>Total: 3 items<ul><li>Tea<li>Milk</ul><button>Follow</button>");
        Page next =
                after(
                        page,
                        "<p id=total>Total: 4 items<ul><li>Tea<li>Bread<li>Milk</ul><button"
                                + " class=on>Unfollow</button>");
        assertEquals(id(page, "#total"), id(next, "#total"));
        assertEquals(id(page, "li:nth-child(2)"), id(next, "li:nth-child(3)"));
        assertEquals(page.lastId() + 1, id(next, "li:nth-child(2)"));
    }

    @Test
    void identicalElementsAreDistinguishedByTheirSurroundings() {
        String reply = "<a href=#>Reply</a>";
        Page page = open("<div><p>One</p>" + reply + "</div><div><p>Two</p>" + reply + "</div>");
        Page next = after(page, "<div><p>Two</p>" + reply + "</div>");
        assertEquals(id(page, "div:nth-child(2) a"), id(next, "a"));
    }

    @Test
    void identicalElementsAreDistinguishedByTheTextBetweenThem() {
        Page page = open("<p>Ann <a href=#>Reply</a> Bob <a href=#>Reply</a> Cem <a href=#>Reply");
        Page next = after(page, "<p>Ann <a href=#>Reply</a> Cem <a href=#>Reply");
        assertEquals(id(page, "a:nth-child(1)"), id(next, "a:nth-child(1)"));
        assertEquals(id(page, "a:nth-child(3)"), id(next, "a:nth-child(2)"));
    }

    @Test
    void replacementOfADifferentElementGetsANewId() {
        Page page = open("<main><a href=/tea>Green tea</a></main>");
        Page next = after(page, "<main><a href=/sofa>Leather sofa</a></main>");
        assertNotEquals(id(page, "a"), id(next, "a"));
        assertEquals(id(page, "main"), id(next, "main"));
    }

    @Test
    void sharedNavigationLinksKeepTheirIdsOnTheNextPage() {
        String frame = "<nav><a href=/>Home</a> <a href=/about>About us</a></nav>";
        Page page = open(frame + "<main><h1>Welcome</h1><p>Here is the shop.</main>");
        Page next = after(page, frame + "<main><h1>About us</h1><p>We sell tea.</main>");
        assertEquals(id(page, "nav a:nth-child(2)"), id(next, "nav a:nth-child(2)"));
        assertTrue(id(next, "h1") > page.lastId());
    }

    @Test
    void idsAreNotReusedAfterGoingBack() {
        Page first = open("<p>First page");
        Page second = after(first, "<h1>Second</h1><p>Quite another thing");
        Page back = first.withIdsAbove(second.lastId());
        Page third = after(back, "<h2>Third</h2><ul><li>Something else altogether</ul>");
        for (SpatialElement element : third.dom().elements()) {
            assertTrue(element.id() > second.lastId(), element::toString);
        }
        assertEquals(first.dom(), back.dom());
    }

    @Test
    void longListsOfIdenticalElementsAreMatchedQuickly() {
        String list = "<ul>" + "<li><b>x</b><a href=#>Reply</a>".repeat(5_000) + "</ul>";
        Page page = open(list);
        Document copy = page.document().clone();
        List<Element> items = copy.select("li");
        for (int i = 0; i < items.size(); i += 2) {
            items.get(i).attr("class", "c" + i);
        }
        Page next = page.withDocument(copy, ElementStates.none(), ElementCopies.NONE);
        assertTrue(next.dom().elements().size() >= page.dom().elements().size() / 2);
    }

    private static Page open(String html) {
        return Browsy.open(html, ParseOptions.DEFAULT);
    }

    private static Page after(Page page, String html) {
        return Browsy.open(html, ParseOptions.builder().previous(page).build());
    }

    private static String read(CorpusManifest.Expectation expected) throws IOException {
        return Files.readString(CorpusManifest.CORPUS.resolve("pages").resolve(expected.file()));
    }

    private static int id(Page page, String selector) {
        Element source = Objects.requireNonNull(page.document().selectFirst(selector));
        return page.dom().elements().stream()
                .filter(element -> page.source(element.id()) == source)
                .findFirst()
                .orElseThrow()
                .id();
    }
}
