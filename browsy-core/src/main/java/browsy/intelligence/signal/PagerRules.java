package browsy.intelligence.signal;

import static browsy.intelligence.rule.Rule.when;

import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleTable;
import browsy.intelligence.rule.Weight;
import browsy.intelligence.word.Topic;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Compares what a link or button may mean in a pager. */
final class PagerRules {

    /** What a link of a pager leads to. */
    enum Meaning {
        NEXT,
        PREVIOUS,
        NUMBER
    }

    /** The points from which on a link has a meaning. */
    private static final int ENOUGH = 50;

    private static final RuleTable<PagerLink, Meaning> RULES = new RuleTable<>(PagerRules::all);

    private PagerRules() {}

    /** Returns the rules. */
    static RuleTable<PagerLink, Meaning> rules() {
        return RULES;
    }

    /** Returns the points of a candidate for a meaning, 0 if they are not enough. */
    static int points(PagerLink link, Meaning meaning) {
        int points = RULES.points(link, meaning);
        return points >= ENOUGH ? points : 0;
    }

    private static List<Rule<PagerLink, Meaning>> all() {
        List<Rule<PagerLink, Meaning>> rules = new ArrayList<>();
        rules.addAll(step(Meaning.NEXT, "pager.next", "next", "next", Topic.NEXT, 1));
        rules.addAll(
                step(Meaning.PREVIOUS, "pager.previous", "prev", "previous", Topic.PREVIOUS, -1));
        rules.add(
                // The caption asks for more entries.
                rule(
                        Meaning.NEXT,
                        Weight.FAIR,
                        "pager.next.more",
                        link -> link.begins(Topic.MORE)));
        rules.add(
                // The caption asks for more, and the URL selects a page.
                rule(
                        Meaning.NEXT,
                        Weight.SLIGHT,
                        "pager.next.more.address",
                        link -> link.begins(Topic.MORE) && link.hasPagingAddress()));
        rules.add(
                // The link follows the entries of a list, and its caption means a direction, or
                // more without naming a place.
                rule(
                        Meaning.NEXT,
                        Weight.STRONG,
                        "pager.next.after_list",
                        link ->
                                (asksForMore(link)
                                                || (!link.isButton()
                                                        && (link.begins(Topic.NEXT)
                                                                || link.pointsForward())))
                                        && !link.isNamed(NameFact.PREVIOUS)
                                        && link.followsList()));
        rules.add(
                // The front page of a site is never the next page.
                rule(
                        Meaning.NEXT,
                        Weight.VETO,
                        "pager.next.front_page",
                        PagerLink::leadsToFrontPage));
        rules.add(
                // The caption also means going back, and the link is alone outside a pager.
                rule(
                        Meaning.PREVIOUS,
                        Weight.AGAINST,
                        "pager.previous.back",
                        link ->
                                link.is(Topic.CANCEL)
                                        && !link.isInPager()
                                        && !link.hasPagingAddress()
                                        && !link.isBesideNumber(-1)
                                        && !link.isBesidePosition()
                                        && !link.isBeside(Topic.NEXT, true)));
        rules.addAll(number());
        return rules;
    }

    /**
     * Whether a link or button asks for more of the list. A link such as "More news" leads to an
     * archive, unless its address selects a page.
     */
    private static boolean asksForMore(PagerLink link) {
        return link.is(Topic.MORE)
                || (link.begins(Topic.MORE) && (link.isButton() || link.hasPagingAddress()));
    }

    private static List<Rule<PagerLink, Meaning>> step(
            Meaning meaning, String name, String rel, String otherRel, Topic topic, int steps) {
        boolean next = steps > 0;
        NameFact fact = next ? NameFact.NEXT : NameFact.PREVIOUS;
        NameFact otherFact = next ? NameFact.PREVIOUS : NameFact.NEXT;
        Topic opposite = next ? Topic.PREVIOUS : Topic.NEXT;
        return List.of(
                // The link has a rel attribute for the direction.
                rule(
                        meaning,
                        Weight.DECISIVE,
                        name + ".rel",
                        link -> !link.isLong() && link.isRelated(rel, otherRel)),
                // A link element in the head declares the address.
                rule(meaning, Weight.STRONG, name + ".declared", link -> link.isDeclared(rel)),
                // The caption, accessible name or title is a phrase for the direction.
                rule(meaning, Weight.STRONG, name + ".caption", link -> link.is(topic)),
                // The caption contains words for the direction.
                rule(
                        meaning,
                        Weight.FAIR,
                        name + ".words",
                        link -> !link.is(topic) && link.says(topic)),
                // The URL contains a page number adjacent to the current one.
                rule(
                        meaning,
                        Weight.STRONG,
                        name + ".number",
                        link -> !link.isDigits() && link.leadsTo(link.numbers().beside(steps))),
                // The caption contains an arrow in the direction.
                rule(
                        meaning,
                        Weight.SLIGHT,
                        name + ".arrow",
                        link -> next ? link.pointsForward() : link.pointsBack()),
                // The caption is only an arrow in the direction.
                rule(
                        meaning,
                        Weight.SLIGHT,
                        name + ".arrow_only",
                        link ->
                                link.isWordless()
                                        && (next ? link.pointsForward() : link.pointsBack())),
                // A text beside the link contains the current page number, and the URL contains the
                // adjacent one.
                rule(
                        meaning,
                        Weight.STRONG,
                        name + ".position",
                        link -> link.leadsFromPosition(steps)),
                // A link beside it has the page number after the adjacent one.
                rule(
                        meaning,
                        Weight.STRONG,
                        name + ".pair_address",
                        link -> link.isAcrossFromNeighbor(steps) && !link.isNamed(otherFact)),
                // A text beside the link contains the current page number and the number of pages.
                rule(meaning, Weight.SLIGHT, name + ".pages", PagerLink::isBesidePosition),
                // A text beside the link names the entries that the page shows, and a total.
                rule(meaning, Weight.STRONG, name + ".range", PagerLink::isBesideRange),
                // The class names of the link mean the direction, and its caption has no words.
                rule(meaning, Weight.FAIR, name + ".names", link -> link.isNamed(fact, topic)),
                // The link is in a pager.
                rule(meaning, Weight.FAIR, name + ".pager", PagerLink::isInPager),
                // The address selects a page of a list.
                rule(meaning, Weight.FAIR, name + ".address", PagerLink::hasPagingAddress),
                // A link in the opposite direction is beside it.
                rule(meaning, Weight.FAIR, name + ".pair", link -> link.isBeside(opposite, !next)),
                // A page number is beside the link.
                rule(
                        meaning,
                        Weight.FAIR,
                        name + ".beside_number",
                        link -> link.isBesideNumber(steps)),
                // The link leads to another URL.
                rule(meaning, Weight.SLIGHT, name + ".plain", PagerLink::isPlain),
                // The caption, the class names or the addresses say the opposite.
                rule(
                        meaning,
                        Weight.STRONGLY_AGAINST,
                        name + ".opposite",
                        link ->
                                link.is(opposite)
                                        || (link.isAcrossFromNeighbor(-steps)
                                                && !link.isNamed(fact))
                                        || (!link.is(topic) && link.isNamed(otherFact))),
                // The caption is long: it is the title of another text.
                rule(meaning, Weight.STRONGLY_AGAINST, name + ".title", PagerLink::isLong),
                // The caption is a number.
                rule(meaning, Weight.STRONGLY_AGAINST, name + ".digits", PagerLink::isDigits),
                // Nothing about the link itself points in the direction.
                rule(
                        meaning,
                        Weight.VETO,
                        name + ".no_direction",
                        link ->
                                !(link.isRelated(rel, otherRel)
                                        || link.isDeclared(rel)
                                        || link.says(topic)
                                        || link.is(topic)
                                        || link.isNamed(fact, topic)
                                        || (next ? link.pointsForward() : link.pointsBack())
                                        || (next && link.begins(Topic.MORE))
                                        || link.leadsTo(link.numbers().beside(steps))
                                        || link.isAcrossFromNeighbor(steps)
                                        || link.leadsFromPosition(steps))),
                // The link is disabled or has no destination.
                rule(meaning, Weight.VETO, name + ".disabled", PagerLink::isDisabled),
                // The link leads to the page itself or back in the history.
                rule(
                        meaning,
                        Weight.VETO,
                        name + ".self",
                        link -> link.isSelf() || link.isHistory()),
                // The link is a control of a carousel or calendar.
                rule(
                        meaning,
                        Weight.VETO,
                        name + ".show",
                        link -> link.isInShow() || link.isMonth()),
                // A button alone, outside of a pager, leads to other things.
                rule(
                        meaning,
                        Weight.AGAINST,
                        name + ".button",
                        link ->
                                link.isButton()
                                        && !link.isInPager()
                                        && !link.isBesideNumber(steps)
                                        && !link.isBeside(opposite, !next)
                                        && !link.isBesideRange()
                                        && !(next
                                                && link.begins(Topic.MORE)
                                                && link.followsList())),
                // A button with only an arrow belongs to a slide show, unless it is beside a range
                // of entries, or among numbers after a list.
                rule(
                        meaning,
                        Weight.STRONGLY_AGAINST,
                        name + ".arrow_button",
                        link ->
                                link.isButton()
                                        && link.isWordless()
                                        && !link.isInPager()
                                        && !link.isBesideRange()
                                        && !(link.isBesideNumber(steps) && link.followsList())),
                // The button belongs to a form with fields, such as a form in steps, and no page
                // number is beside it.
                rule(
                        meaning,
                        Weight.STRONGLY_AGAINST,
                        name + ".form",
                        link -> link.isInForm() && !link.isBesideNumber(steps)),
                // Several links with different URLs have the same caption.
                rule(meaning, Weight.VETO, name + ".repeated", PagerLink::isRepeated),
                // The link is one of many words, as in an index of names.
                rule(
                        meaning,
                        Weight.VETO,
                        name + ".entry",
                        link -> link.says(topic) && link.isAmongWords()));
    }

    private static List<Rule<PagerLink, Meaning>> number() {
        return List.of(
                // The caption is a number.
                rule(Meaning.NUMBER, Weight.STRONG, "pager.number.digits", PagerLink::isDigits),
                // The caption is a word with a number.
                rule(Meaning.NUMBER, Weight.FAIR, "pager.number.word", PagerLink::isWordAndDigits),
                // The number is in a pager.
                rule(Meaning.NUMBER, Weight.FAIR, "pager.number.pager", PagerLink::isInPager),
                // The address selects a page of a list.
                rule(
                        Meaning.NUMBER,
                        Weight.FAIR,
                        "pager.number.address",
                        PagerLink::hasPagingAddress),
                // A link beside it has an adjacent number.
                rule(
                        Meaning.NUMBER,
                        Weight.FAIR,
                        "pager.number.counts",
                        PagerLink::hasCountingNeighbor),
                // The caption has no number or the control is a button.
                rule(
                        Meaning.NUMBER,
                        Weight.VETO,
                        "pager.number.none",
                        link -> !(link.isDigits() || link.isWordAndDigits()) || link.isButton()),
                // The number is a day in a calendar.
                rule(Meaning.NUMBER, Weight.VETO, "pager.number.day", PagerLink::isDay));
    }

    private static Rule<PagerLink, Meaning> rule(
            Meaning conclusion, Weight weight, String name, Predicate<PagerLink> test) {
        return new Rule<>(conclusion, weight, name, when(test));
    }
}
