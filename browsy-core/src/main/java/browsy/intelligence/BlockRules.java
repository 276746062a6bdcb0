package browsy.intelligence;

import static browsy.intelligence.rule.Weight.DECISIVE;
import static browsy.intelligence.rule.Weight.FAIR;
import static browsy.intelligence.rule.Weight.SLIGHT;
import static browsy.intelligence.rule.Weight.STRONG;
import static browsy.intelligence.rule.Weight.VETO;
import static browsy.model.BlockedInfo.Kind.BLOCKED;
import static browsy.model.BlockedInfo.Kind.CHALLENGE;
import static browsy.model.BlockedInfo.Kind.CONSENT_WALL;
import static browsy.model.BlockedInfo.Kind.LOGIN_WALL;
import static browsy.model.BlockedInfo.Kind.NEEDS_SCRIPTS;
import static browsy.model.BlockedInfo.Kind.PAYWALL;
import static browsy.model.BlockedInfo.Kind.RATE_LIMITED;
import static browsy.model.BlockedInfo.Kind.REGION;
import static browsy.model.BlockedInfo.Kind.SESSION_EXPIRED;
import static browsy.model.BlockedInfo.Kind.UNAVAILABLE;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleTable;
import browsy.intelligence.rule.Weight;
import browsy.intelligence.signal.Topic;
import browsy.model.BlockedInfo.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The rules for what keeps a page from showing the requested content. */
final class BlockRules {

    /** The points that an obstacle needs. */
    static final int ENOUGH = STRONG.points();

    static final RuleTable<BlockFacts, Kind> TABLE = new RuleTable<>(BlockRules::all);

    private BlockRules() {}

    private static List<Rule<BlockFacts, Kind>> all() {
        List<Rule<BlockFacts, Kind>> rules = new ArrayList<>(byStatus());
        rules.addAll(byContent());
        return rules;
    }

    private static List<Rule<BlockFacts, Kind>> byStatus() {
        return List.of(
                status(
                        LOGIN_WALL,
                        DECISIVE,
                        "authenticate",
                        "authentication",
                        "The status asks for authentication.",
                        401,
                        407,
                        511),
                status(
                        RATE_LIMITED,
                        DECISIVE,
                        "too_many",
                        "too many requests",
                        "The status says that there were too many requests.",
                        429),
                status(
                        REGION,
                        DECISIVE,
                        "legal",
                        "unavailable for legal reasons",
                        "The status says that the law forbids the page.",
                        451),
                status(
                        PAYWALL,
                        DECISIVE,
                        "payment",
                        "payment required",
                        "The status asks for a payment.",
                        402),
                status(
                        BLOCKED,
                        STRONG,
                        "forbidden",
                        "refused",
                        "The status says that access is forbidden.",
                        403),
                new Rule<>(
                        BLOCKED,
                        VETO,
                        "blocked.login",
                        "The page takes a log-in.",
                        Rule.when(BlockFacts::takesLogin)),
                status(
                        UNAVAILABLE,
                        DECISIVE,
                        "unavailable",
                        "unavailable",
                        "The status says that the server is down or overloaded.",
                        502,
                        503,
                        504),
                status(
                        SESSION_EXPIRED,
                        STRONG,
                        "session",
                        "session",
                        "The status is used for sessions that have ended.",
                        419,
                        440));
    }

    private static List<Rule<BlockFacts, Kind>> byContent() {
        return List.of(
                content(
                        CHALLENGE,
                        DECISIVE,
                        "challenge_page",
                        "challenge page",
                        "The page is a challenge and nothing else.",
                        BlockFacts::isChallenge),
                new Rule<>(
                        CHALLENGE,
                        VETO,
                        "blocked.no_challenge",
                        "The page shows no challenge.",
                        Rule.when(page -> !page.isChallenge())),
                new Rule<>(
                        CHALLENGE,
                        DECISIVE,
                        "blocked.mitigated",
                        "A header of the response says that it is a challenge.",
                        Rule.when(BlockFacts::isMitigated)),
                said(
                        RATE_LIMITED,
                        STRONG,
                        "slow_down",
                        "about too many requests",
                        Topic.RATE_LIMIT),
                said(REGION, STRONG, "region", "about the region or the law", Topic.REGION),
                said(BLOCKED, STRONG, "refusal", "a refusal", Topic.BLOCKED),
                said(BLOCKED, FAIR, "denied", "about missing rights", Topic.ACCESS_DENIED),
                said(SESSION_EXPIRED, STRONG, "expired", "about an end", Topic.SESSION_EXPIRED),
                new Rule<>(
                        SESSION_EXPIRED,
                        VETO,
                        "blocked.expired_login",
                        "The page takes a log-in, and only tells why.",
                        Rule.when(BlockFacts::takesLogin)),
                new Rule<>(
                        LOGIN_WALL,
                        STRONG,
                        "blocked.asks_login",
                        "A text asks for a log-in in place of content.",
                        BlockFacts::asksForLogin),
                new Rule<>(
                        PAYWALL,
                        FAIR,
                        "blocked.asks_payment",
                        "A text asks for a subscription.",
                        page -> page.says(Topic.PAYWALL)),
                content(
                        PAYWALL,
                        FAIR,
                        "teaser",
                        "teaser",
                        "The request for a subscription follows the beginning of a text.",
                        BlockFacts::isTeaser),
                content(
                        PAYWALL,
                        SLIGHT,
                        "not_free",
                        "not free",
                        "The page declares that its content is not free.",
                        BlockFacts::isDeclaredNotFree),
                content(
                        CONSENT_WALL,
                        STRONG,
                        "consent_alone",
                        "consent dialog alone",
                        "A cookie notice is next to everything that the page shows.",
                        BlockFacts::isConsentAlone),
                content(
                        NEEDS_SCRIPTS,
                        FAIR,
                        "asks_scripts",
                        "asks to enable scripts",
                        "An empty page asks to enable scripts.",
                        page -> page.isEmpty() && page.says(Topic.NEEDS_SCRIPTS) != null),
                content(
                        NEEDS_SCRIPTS,
                        FAIR,
                        "empty_root",
                        "empty application root",
                        "The element that scripts render into is empty.",
                        page -> page.isEmpty() && page.hasEmptyRoot()),
                new Rule<>(
                        NEEDS_SCRIPTS,
                        FAIR,
                        "blocked.empty",
                        "The page shows next to no text and has scripts.",
                        Rule.when(page -> page.isEmpty() && page.hasScriptsOrAsks())));
    }

    private static Rule<BlockFacts, Kind> status(
            Kind kind, Weight weight, String name, String told, String meaning, int... statuses) {
        return content(kind, weight, name, told, meaning, page -> page.hasStatus(statuses));
    }

    private static Rule<BlockFacts, Kind> content(
            Kind kind,
            Weight weight,
            String name,
            String told,
            String meaning,
            Predicate<BlockFacts> test) {
        return new Rule<>(
                kind,
                weight,
                "blocked." + name,
                meaning,
                page -> test.test(page) ? Evidence.said(told) : null);
    }

    private static Rule<BlockFacts, Kind> said(
            Kind kind, Weight weight, String name, String what, Topic topic) {
        return new Rule<>(
                kind,
                weight,
                "blocked." + name,
                "The title or a heading of a page with little else is " + what + ".",
                page -> page.isTitled(topic));
    }
}
