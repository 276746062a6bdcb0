package browsy.intelligence;

import static browsy.intelligence.rule.Evidence.when;
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
import browsy.intelligence.word.Topic;
import browsy.model.BlockedInfo.Kind;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules for what keeps a page from showing the requested content. They are constants instead of
 * lambdas because every page is tested, and the first one would wait for the classes of lambdas.
 */
enum BlockRules implements Rule.Test<BlockFacts> {
    /** The status asks for authentication. */
    AUTHENTICATE(LOGIN_WALL, DECISIVE, "blocked.authenticate"),
    /** The status says that there were too many requests. */
    TOO_MANY(RATE_LIMITED, DECISIVE, "blocked.too_many"),
    /** The status says that the page is unavailable for legal reasons. */
    LEGAL(REGION, DECISIVE, "blocked.legal"),
    /** The status asks for a payment. */
    PAYMENT(PAYWALL, DECISIVE, "blocked.payment"),
    /** The status says that access is forbidden. */
    FORBIDDEN(BLOCKED, STRONG, "blocked.forbidden"),
    /** The page has a log-in form. */
    LOGIN(BLOCKED, VETO, "blocked.login"),
    /** The status says that the server is down or overloaded. */
    DOWN(UNAVAILABLE, DECISIVE, "blocked.unavailable"),
    /** The status is one that servers use for expired sessions. */
    SESSION(SESSION_EXPIRED, STRONG, "blocked.session"),
    /** The page is a challenge and nothing else. */
    CHALLENGE_PAGE(CHALLENGE, DECISIVE, "blocked.challenge_page"),
    /** The page shows no challenge. */
    NO_CHALLENGE(CHALLENGE, VETO, "blocked.no_challenge"),
    /** A header of the response says that it is a challenge. */
    MITIGATED(CHALLENGE, DECISIVE, "blocked.mitigated"),
    /** The page has little content, and its title or a heading is about too many requests. */
    SLOW_DOWN(RATE_LIMITED, STRONG, "blocked.slow_down"),
    /** The page has little content, and its title or a heading is about the region or the law. */
    OTHER_REGION(REGION, STRONG, "blocked.region"),
    /** The page has little content, and its title or a heading refuses access. */
    REFUSAL(BLOCKED, STRONG, "blocked.refusal"),
    /**
     * The page has little content, and its title or a heading says that permissions are missing.
     */
    DENIED(BLOCKED, FAIR, "blocked.denied"),
    /** The page has little content, and its title or a heading says that a session has expired. */
    EXPIRED(SESSION_EXPIRED, STRONG, "blocked.expired"),
    /** The page has a log-in form, and the message only explains why. */
    EXPIRED_LOGIN(SESSION_EXPIRED, VETO, "blocked.expired_login"),
    /** A text asks for a log-in in place of content. */
    ASKS_LOGIN(LOGIN_WALL, STRONG, "blocked.asks_login"),
    /** A text asks for a subscription. */
    ASKS_PAYMENT(PAYWALL, FAIR, "blocked.asks_payment"),
    /** The request for a subscription follows the beginning of a text. */
    TEASER(PAYWALL, FAIR, "blocked.teaser"),
    /** The page declares that its content is not free. */
    NOT_FREE(PAYWALL, SLIGHT, "blocked.not_free"),
    /** The page shows little except a cookie notice. */
    CONSENT_ALONE(CONSENT_WALL, STRONG, "blocked.consent_alone"),
    /** An empty page asks to enable scripts. */
    ASKS_SCRIPTS(NEEDS_SCRIPTS, FAIR, "blocked.asks_scripts"),
    /** The element that scripts render into is empty. */
    EMPTY_ROOT(NEEDS_SCRIPTS, FAIR, "blocked.empty_root"),
    /** The page has scripts and shows almost no text. */
    EMPTY(NEEDS_SCRIPTS, FAIR, "blocked.empty");

    /** The points that an obstacle needs. */
    static final int ENOUGH = STRONG.points();

    static final RuleTable<BlockFacts, Kind> TABLE = new RuleTable<>(BlockRules::all);

    private final Rule<BlockFacts, Kind> rule;

    BlockRules(Kind kind, Weight weight, String name) {
        rule = new Rule<>(kind, weight, name, this);
    }

    private static List<Rule<BlockFacts, Kind>> all() {
        return Arrays.stream(values()).map(one -> one.rule).toList();
    }

    @Override
    public @Nullable Evidence find(BlockFacts page) {
        return switch (this) {
            case AUTHENTICATE -> told("authentication", page.hasStatus(401, 407, 511));
            case TOO_MANY -> told("too many requests", page.hasStatus(429));
            case LEGAL -> told("unavailable for legal reasons", page.hasStatus(451));
            case PAYMENT -> told("payment required", page.hasStatus(402));
            case FORBIDDEN -> told("refused", page.hasStatus(403));
            case LOGIN, EXPIRED_LOGIN -> when(page.takesLogin());
            case DOWN -> told("unavailable", page.hasStatus(502, 503, 504));
            case SESSION -> told("session", page.hasStatus(419, 440));
            case CHALLENGE_PAGE -> told("challenge page", page.isChallenge());
            case NO_CHALLENGE -> when(!page.isChallenge());
            case MITIGATED -> when(page.isMitigated());
            case SLOW_DOWN -> page.isTitled(Topic.RATE_LIMIT);
            case OTHER_REGION -> page.isTitled(Topic.REGION);
            case REFUSAL -> page.isTitled(Topic.BLOCKED);
            case DENIED -> page.isTitled(Topic.ACCESS_DENIED);
            case EXPIRED -> page.isTitled(Topic.SESSION_EXPIRED);
            case ASKS_LOGIN -> page.asksForLogin();
            case ASKS_PAYMENT -> page.says(Topic.PAYWALL);
            case TEASER -> told("teaser", page.isTeaser());
            case NOT_FREE -> told("not free", page.isDeclaredNotFree());
            case CONSENT_ALONE -> told("consent dialog alone", page.isConsentAlone());
            case ASKS_SCRIPTS ->
                    told(
                            "asks to enable scripts",
                            page.isEmpty() && page.says(Topic.NEEDS_SCRIPTS) != null);
            case EMPTY_ROOT ->
                    told("empty application root", page.isEmpty() && page.hasEmptyRoot());
            case EMPTY -> when(page.isEmpty() && page.hasScriptsOrAsks());
        };
    }

    private static @Nullable Evidence told(String what, boolean condition) {
        return condition ? Evidence.said(what) : null;
    }
}
