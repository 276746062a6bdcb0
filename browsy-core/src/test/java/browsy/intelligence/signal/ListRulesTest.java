package browsy.intelligence.signal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import browsy.intelligence.rule.RuleCases;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules for lists and pagers, on the pages in {@code intelligence/rules}. */
class ListRulesTest {

    static List<String> lists() {
        return RuleCases.in("lists.txt");
    }

    static List<String> entries() {
        return RuleCases.in("entries.txt");
    }

    static List<String> pagers() {
        return RuleCases.in("pagers.txt");
    }

    @ParameterizedTest
    @MethodSource("lists")
    void aRuleOfListsApplies(String line) {
        RuleCases.test(line, EntryRules.rules(), EntryRules::structures);
    }

    @ParameterizedTest
    @MethodSource("entries")
    void aRuleOfEntriesApplies(String line) {
        RuleCases.test(line, MainLinks.rules(), ListRulesTest::slots);
    }

    @ParameterizedTest
    @MethodSource("pagers")
    void aRuleOfPagersApplies(String line) {
        RuleCases.test(line, PagerRules.rules(), Pager::candidates);
    }

    static List<LinkSlot> slots(PageSignals page) {
        List<LinkSlot> slots = new ArrayList<>();
        for (Structure structure : EntryRules.structures(page)) {
            slots.addAll(MainLinks.slots(page, structure.entries(), EntryRules.links(page)));
        }
        return slots;
    }

    @Test
    void eachRuleHasCases() {
        RuleCases.testThatAllHaveCases(lists(), List.of(EntryRules.rules()));
        RuleCases.testThatAllHaveCases(entries(), List.of(MainLinks.rules()));
        RuleCases.testThatAllHaveCases(pagers(), List.of(PagerRules.rules()));
    }

    /** The items are the main links of the list, without controls, navigation and pagers. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<ul><li><a href=/v/1>+</a> <a href=/a>Blue kettle</a> <a href=/u/x>Ann</a><li><a"
                        + " href=/v/2>+</a> <a href=/b>Red kettle</a> <a href=/u/x>Ann</a><li><a"
                        + " href=/v/3>+</a> <a href=/c>Old kettle</a> <a href=/u/x>Ann</a></ul>"
                        + "|blue kettle, red kettle, old kettle",
                "<h2>Tea</h2><ul><li><a href=/a>Oolong</a><li><a href=/b>Assam</a></ul>"
                        + "<h2>Coffee</h2><ul><li><a href=/c>Robusta</a></ul>"
                        + "|oolong, assam, robusta",
                "<ul><li><a href=/a>Birds</a><ul><li><a href=/b>Owls</a><li><a href=/c>Larks</a>"
                        + "</ul><li><a href=/d>Fish</a></ul>|birds, owls, larks, fish",
                "<table><tr><th>Day<th>Boat<tr><td>3 May<td><a href=/a>Heron</a><tr><td>4 May<td>"
                        + "<a href=/b>Egret</a><tr><td>5 May<td><a href=/c>Stork</a></table>"
                        + "|heron, egret, stork",
                "<nav><a href=/x>Home</a> <a href=/y>News</a> <a href=/z>Jobs</a></nav><ul><li>"
                        + "<a href=/a>Oolong</a><li><a href=/b>Assam</a><li><a href=/c>Sencha</a>"
                        + "</ul>|oolong, assam, sencha",
                "<div><div><h2>Tea</h2><ul class=a><li><a href=/a>Oolong</a><li><a href=/b>Assam</a>"
                        + "</ul></div><div><h2>Coffee</h2><ol class=b><li><a href=/c>Robusta</a>"
                        + "<li><a href=/d>Arabica</a></ol></div><div><h2>Cocoa</h2><ul class=c>"
                        + "<li><a href=/e>Criollo</a></ul></div></div>"
                        + "|oolong, assam, robusta, arabica, criollo",
                "<dl><dt><a href=/1>1 Boats</a><dd><dl><dt><a href=/2>1.1 Hulls</a><dt><a href=/3>"
                        + "1.2 Masts</a></dl><dt><a href=/4>2 Sails</a><dd><dl><dt><a href=/5>"
                        + "2.1 Jibs</a></dl></dl>|1 boats, 1.1 hulls, 1.2 masts, 2 sails, 2.1 jibs",
                "<div><p>Choose</p><ul><li><a href=/a>Oolong tea</a><li><a href=/b>Assam tea</a>"
                        + "<li><a href=/c>Sencha tea</a></ul><p><a href=/n>Other</a></p><p>"
                        + "<a href=/r>Remove</a></p></div>|oolong tea, assam tea, sencha tea",
                "<h2>2025</h2><p class=a><a href=/1>May</a> <a href=/2>June</a> <a href=/3>July</a>"
                        + "<h2>2024</h2><p class=b><a href=/4>May</a> <a href=/5>August</a>"
                        + " <a href=/6>October</a><p><a href=/7>About us</a>"
                        + "|may, june, july, may, august, october",
                "<div class=t><span>1</span><a href=/a>Blue kettle</a><a href=/u/a>Ann Lee</a>"
                        + "<span>3:14</span></div><div class=t><span>2</span><a href=/b>Red kettle"
                        + "</a><a href=/u/b>Bob Roy</a><span>2:58</span></div><div class=t><span>3"
                        + "</span><a href=/c>Old kettle</a><a href=/u/c>Cat Ray</a><span>4:01"
                        + "</span></div>|blue kettle, red kettle, old kettle",
                "<ul><li class=header><a href=/x>Tea</a><li><a href=/a>Oolong</a><li><a href=/b>"
                        + "Assam</a><li><a href=/c>Sencha</a></ul>|oolong, assam, sencha",
                "<pre><a href='?C=N;O=D'>Name</a> <a href='?C=M;O=A'>Date</a> <a href=a.txt>a.txt"
                        + "</a> <a href=b.txt>b.txt</a> <a href=c.txt>c.txt</a></pre>"
                        + "|a.txt, b.txt, c.txt",
                "<table><tr><th>Day<th>Version<tr><td><a href=/2025-05-03>2025-05-03</a><td><a href=/a>3.1.0</a><tr><td>"
                        + "<a href=/2025-04-03>2025-04-03</a><td><a href=/b>3.0.9</a><tr><td>"
                        + "<a href=/2025-03-03>2025-03-03</a><td><a href=/c>3.0.8</a></table>"
                        + "|3.1.0, 3.0.9, 3.0.8",
                "<ul><li><a href=/a><img alt='...' width=9 height=9></a> <p>Oolong</p> <a href=/a>"
                        + "Read more</a><li><a href=/b><img alt='...' width=9 height=9></a>"
                        + "<p>Assam</p> <a href=/b>Read more</a><li><a href=/c><img alt='...'"
                        + " width=9 height=9></a> <p>Sencha</p> <a href=/c>Read more</a></ul>"
                        + "|read more, read more, read more",
                "<table><tr><th>File<th>Size<tr><td><a href=../>Up</a><td><tr><td><a href=a.txt>"
                        + "a.txt</a><td>4<tr><td><a href=b.txt>b.txt</a><td>5<tr><td>"
                        + "<a href=c.txt>c.txt</a><td>6</table>|a.txt, b.txt, c.txt",
                "<ul><li><a href=/pub/>Up</a><li><a href=/pub/boats/a>Oolong</a><li>"
                        + "<a href=/pub/boats/b>Assam</a><li><a href=/pub/boats/c>Sencha</a></ul>"
                        + "|oolong, assam, sencha",
                "<div class=o><a href=/1 aria-label='Picture of a red boat'><img width=9 height=9>"
                        + "</a> <a href=/1>Red</a> 5 EUR</div><div class=o><a href=/2 aria-label="
                        + "'Picture of an old boat'><img width=9 height=9></a> <a href=/2>Old</a>"
                        + " 4 EUR</div><div class=o><a href=/3 aria-label='Picture of a wide boat'>"
                        + "<img width=9 height=9></a> <a href=/3>Wide</a> 3 EUR</div>"
                        + "|red, old, wide",
                "<table><tr><th>Tag<th>Download<tr><td><a href=/t/a>v1</a><td><a href=/d/a>"
                        + "boats-v1.tar.gz</a> for all systems<tr><td><a href=/t/b>v2</a><td><a href=/d/b>"
                        + "boats-v2.tar.gz</a> for all systems<tr><td><a href=/t/c>v3</a><td><a href=/d/c>"
                        + "boats-v3.tar.gz</a> for all systems</table>|v1, v2, v3",
                "<div><p>Messages: 4</p><ul><li><a href=/1>Leak at the lock</a> <i>Wim Brak</i><ul>"
                        + "<li><a href=/2>Leak at the lock</a> <i>Ine Poort</i></ul><li>"
                        + "<a href=/3>Leak at the lock</a> <i>Jan Vos</i><li>"
                        + "<a href=/4>Tea on Monday</a> <i>Ine Poort</i></ul></div>"
                        + "|leak at the lock, leak at the lock, leak at the lock, tea on monday",
            })
    void theListIsTheMainRepeatedStructure(String html, String items) {
        PageSignals page =
                RuleCases.signals("<!DOCTYPE html><h1>Shop</h1>" + html, PageContext.NONE);
        assertEquals(
                items,
                page.entries().links().stream()
                        .map(page::caption)
                        .collect(Collectors.joining(", ")));
    }

    /** The next page is found by direction, position and numbers. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<form action=/list><input type=hidden name=offset value=20><button disabled>"
                        + "Previous</button> Page 1 of 9 <button id=n>Next</button></form>",
                "<a id=n class=more href='/list?offset=10'>Load more</a>",
                "<a href='?p=1'><img alt=x></a> 2 / 6 <a id=n href='?p=3'><img alt=y></a>",
                "<p><a href='?s=0'>1</a> <b>2</b> <a id=n href='?s=20'>3</a></p>",
                "<a rel=next id=n href=/b>B</a>",
                "<ul><li><a href=/a>Red boat</a><li><a href=/b>Old boat</a><li><a href=/c>Wide boat"
                        + "</a></ul><button id=n type=button>Load more boats</button>",
                "<ul><li><a href=/a>Red boat</a><li><a href=/b>Old boat</a><li><a href=/c>Wide boat"
                        + "</a></ul><p><a id=n href='/boats?g=2'>Further boats »</a></p>",
                "<p><a id=n href=/page/4/>← Earlier</a> <a href=/page/2/>More recent →</a></p>",
                "<p><a href='?s=2'>By price</a> 1 / 17 <button disabled aria-label=Previous>&lt;"
                        + "</button><a id=n role=button href='?p=2' aria-label='Next page'>&gt;"
                        + "</a></p>",
            })
    void theNextPageIsFound(String html) {
        PageSignals page =
                RuleCases.signals("<!DOCTYPE html><h1>Shop</h1>" + html, PageContext.NONE);
        Pager pager = page.pager();
        assertNotNull(pager);
        SpatialElement next = pager.next();
        assertNotNull(next);
        assertEquals("n", page.page().source(next).id());
    }

    /** One link is not the step in both directions. */
    @Test
    void theStepsAreDifferentLinks() {
        PageSignals page =
                RuleCases.signals(
                        "<!DOCTYPE html><html lang=ja><h1>Shop</h1><div><a id=p href='?p=2'>\u524D\u306E5\u4EF6</a>"
                                + "<span>\u516842\u4EF6\u4E2D 11\uFF5E15\u4EF6</span>"
                                + "<a id=n href='?p=4'>\u6B21\u306E5\u4EF6</a></div>",
                        PageContext.NONE);
        Pager pager = page.pager();
        assertNotNull(pager);
        assertNotEquals(pager.next(), pager.previous());
    }
}
