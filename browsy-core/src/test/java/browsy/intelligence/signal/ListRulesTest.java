package browsy.intelligence.signal;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
            slots.addAll(MainLinks.slots(page, structure.entries(), new ArrayList<>()).values());
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
}
