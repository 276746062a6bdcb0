package browsy.intelligence.signal;

import static browsy.intelligence.rule.Rule.when;

import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleTable;
import browsy.intelligence.rule.Weight;
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
                rule(
                        Meaning.NEXT,
                        Weight.FAIR,
                        "pager.next.more",
                        "The caption asks for more of the list.",
                        link -> link.begins(Topic.MORE)));
        rules.add(
                rule(
                        Meaning.NEXT,
                        Weight.SLIGHT,
                        "pager.next.more.address",
                        "The link asks for more and its address selects a page.",
                        link -> link.begins(Topic.MORE) && link.hasPagingAddress()));
        rules.add(
                rule(
                        Meaning.NEXT,
                        Weight.STRONG,
                        "pager.next.after_list",
                        "A link with a direction, or one to more and to no named place, follows the"
                                + " entries of the list.",
                        link ->
                                (asksForMore(link)
                                                || (!link.isButton()
                                                        && (link.begins(Topic.NEXT)
                                                                || link.pointsForward())))
                                        && !link.isNamed(NameFact.PREVIOUS)
                                        && link.followsList()));
        rules.add(
                rule(
                        Meaning.NEXT,
                        Weight.VETO,
                        "pager.next.front_page",
                        "The front page of a site is never the next page.",
                        PagerLink::leadsToFrontPage));
        rules.add(
                rule(
                        Meaning.PREVIOUS,
                        Weight.AGAINST,
                        "pager.previous.back",
                        "A link with a caption that also means back is alone, outside of a pager.",
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
                rule(
                        meaning,
                        Weight.DECISIVE,
                        name + ".rel",
                        "The markup relates the link to the page.",
                        link -> !link.isLong() && link.isRelated(rel, otherRel)),
                rule(
                        meaning,
                        Weight.STRONG,
                        name + ".declared",
                        "The head of the page declares the address.",
                        link -> link.isDeclared(rel)),
                rule(
                        meaning,
                        Weight.STRONG,
                        name + ".caption",
                        "The caption, name or title says so.",
                        link -> link.is(topic)),
                rule(
                        meaning,
                        Weight.FAIR,
                        name + ".words",
                        "The caption contains such words.",
                        link -> !link.is(topic) && link.says(topic)),
                rule(
                        meaning,
                        Weight.STRONG,
                        name + ".number",
                        "The link leads to the number beside that of the current page.",
                        link -> !link.isDigits() && link.leadsTo(link.numbers().beside(steps))),
                rule(
                        meaning,
                        Weight.SLIGHT,
                        name + ".arrow",
                        "The caption points in the direction.",
                        link -> next ? link.pointsForward() : link.pointsBack()),
                rule(
                        meaning,
                        Weight.SLIGHT,
                        name + ".arrow_only",
                        "The caption is only an arrow in the direction.",
                        link ->
                                link.isWordless()
                                        && (next ? link.pointsForward() : link.pointsBack())),
                rule(
                        meaning,
                        Weight.STRONG,
                        name + ".position",
                        "A text beside the link says the number of the page, and the address has"
                                + " the number beside it.",
                        link -> link.leadsFromPosition(steps)),
                rule(
                        meaning,
                        Weight.STRONG,
                        name + ".pair_address",
                        "A link beside it has the number of the page two before or after.",
                        link -> link.isAcrossFromNeighbor(steps) && !link.isNamed(otherFact)),
                rule(
                        meaning,
                        Weight.SLIGHT,
                        name + ".pages",
                        "A text beside the link says the number of the page and of all pages.",
                        PagerLink::isBesidePosition),
                rule(
                        meaning,
                        Weight.FAIR,
                        name + ".names",
                        "The class names of a link say so, and no other words but perhaps its"
                                + " address.",
                        link -> link.isNamed(fact, topic)),
                rule(
                        meaning,
                        Weight.FAIR,
                        name + ".pager",
                        "The link is in a pager.",
                        PagerLink::isInPager),
                rule(
                        meaning,
                        Weight.FAIR,
                        name + ".address",
                        "The address selects a page of a list.",
                        PagerLink::hasPagingAddress),
                rule(
                        meaning,
                        Weight.FAIR,
                        name + ".pair",
                        "A link in the opposite direction is beside it.",
                        link -> link.isBeside(opposite, !next)),
                rule(
                        meaning,
                        Weight.FAIR,
                        name + ".beside_number",
                        "The number of a page is beside the link.",
                        link -> link.isBesideNumber(steps)),
                rule(
                        meaning,
                        Weight.SLIGHT,
                        name + ".plain",
                        "The link leads to another address.",
                        PagerLink::isPlain),
                rule(
                        meaning,
                        Weight.STRONGLY_AGAINST,
                        name + ".opposite",
                        "The caption, the class names or the addresses say the opposite.",
                        link ->
                                link.is(opposite)
                                        || (link.isAcrossFromNeighbor(-steps)
                                                && !link.isNamed(fact))
                                        || (!link.is(topic) && link.isNamed(otherFact))),
                rule(
                        meaning,
                        Weight.STRONGLY_AGAINST,
                        name + ".title",
                        "A long caption is the title of another text.",
                        PagerLink::isLong),
                rule(
                        meaning,
                        Weight.STRONGLY_AGAINST,
                        name + ".digits",
                        "The caption is a number.",
                        PagerLink::isDigits),
                rule(
                        meaning,
                        Weight.VETO,
                        name + ".no_direction",
                        "Nothing about the link itself points in the direction.",
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
                rule(
                        meaning,
                        Weight.VETO,
                        name + ".disabled",
                        "The link cannot be operated.",
                        PagerLink::isDisabled),
                rule(
                        meaning,
                        Weight.VETO,
                        name + ".self",
                        "The link leads to the page itself or back in the history.",
                        link -> link.isSelf() || link.isHistory()),
                rule(
                        meaning,
                        Weight.VETO,
                        name + ".show",
                        "The link is a control of a carousel or calendar.",
                        link -> link.isInShow() || link.isMonth()),
                rule(
                        meaning,
                        Weight.AGAINST,
                        name + ".button",
                        "A button alone, outside of a pager, leads to other things.",
                        link ->
                                link.isButton()
                                        && !link.isInPager()
                                        && !link.isBesideNumber(steps)
                                        && !link.isBeside(opposite, !next)
                                        && !(next
                                                && link.begins(Topic.MORE)
                                                && link.followsList())),
                rule(
                        meaning,
                        Weight.STRONGLY_AGAINST,
                        name + ".arrow_button",
                        "A button with only an arrow belongs to a slide show.",
                        link -> link.isButton() && link.isWordless() && !link.isInPager()),
                rule(
                        meaning,
                        Weight.STRONGLY_AGAINST,
                        name + ".form",
                        "The button belongs to a form with fields, such as a form in steps.",
                        PagerLink::isInForm),
                rule(
                        meaning,
                        Weight.VETO,
                        name + ".repeated",
                        "Several links with other addresses have the caption.",
                        PagerLink::isRepeated),
                rule(
                        meaning,
                        Weight.VETO,
                        name + ".entry",
                        "The link is one of many entries that are words, as in an index of names.",
                        link -> link.says(topic) && link.isAmongWords()));
    }

    private static List<Rule<PagerLink, Meaning>> number() {
        return List.of(
                rule(
                        Meaning.NUMBER,
                        Weight.STRONG,
                        "pager.number.digits",
                        "The caption is a number.",
                        PagerLink::isDigits),
                rule(
                        Meaning.NUMBER,
                        Weight.FAIR,
                        "pager.number.word",
                        "The caption is a word with a number.",
                        PagerLink::isWordAndDigits),
                rule(
                        Meaning.NUMBER,
                        Weight.FAIR,
                        "pager.number.pager",
                        "The number is in a pager.",
                        PagerLink::isInPager),
                rule(
                        Meaning.NUMBER,
                        Weight.FAIR,
                        "pager.number.address",
                        "The address selects a page of a list.",
                        PagerLink::hasPagingAddress),
                rule(
                        Meaning.NUMBER,
                        Weight.FAIR,
                        "pager.number.counts",
                        "A link beside it counts on.",
                        PagerLink::hasCountingNeighbor),
                rule(
                        Meaning.NUMBER,
                        Weight.VETO,
                        "pager.number.none",
                        "The caption has no number or the control is a button.",
                        link -> !(link.isDigits() || link.isWordAndDigits()) || link.isButton()),
                rule(
                        Meaning.NUMBER,
                        Weight.VETO,
                        "pager.number.day",
                        "The number is a day of a calendar.",
                        PagerLink::isDay));
    }

    private static Rule<PagerLink, Meaning> rule(
            Meaning conclusion,
            Weight weight,
            String name,
            String meaning,
            Predicate<PagerLink> test) {
        return new Rule<>(conclusion, weight, name, meaning, when(test));
    }
}
