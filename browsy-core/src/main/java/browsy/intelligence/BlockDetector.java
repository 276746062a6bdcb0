package browsy.intelligence;

import browsy.intelligence.gate.FoundOverlay;
import browsy.intelligence.gate.Overlays;
import browsy.intelligence.signal.PageContext;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Topic;
import browsy.model.BlockedInfo;
import browsy.model.BlockedInfo.Kind;
import browsy.model.BlockedInfo.NextStep;
import browsy.model.Bounds;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.Viewport;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Detects pages that are served in place of the requested content: challenges, refusals, login
 * walls, consent walls and applications that need scripts.
 *
 * <p>The rules apply in order: a challenge page, the HTTP status, an empty application shell, and,
 * only on pages with little text and few links, phrases in the title, headings and text.
 */
final class BlockDetector {

    /** The maximum number of letters in the main content of a page that has little to show. */
    private static final int LITTLE_TEXT = 1500;

    /** The maximum number of links on a page that has little to show. */
    private static final int LITTLE_LINKS = 15;

    /** The maximum length of the text of an empty application shell, in characters. */
    private static final int NO_TEXT = 200;

    /** A page with more rows of links than this shows content despite a login phrase. */
    private static final int MAX_ROWS = 6;

    /** The maximum length of the text outside of a consent wall, in characters. */
    private static final int HARDLY_ANY_TEXT = 60;

    /** Selects the root elements into which common script frameworks render. */
    private static final String APP_ROOTS =
            "#root, #app, #__next, #__nuxt, #___gatsby, #svelte, #main-app, app-root, [ng-app],"
                    + " [data-reactroot], [data-server-rendered]";

    private final PageSignals page;
    private final PageType type;

    private BlockDetector(PageSignals page, PageType type) {
        this.page = page;
        this.type = type;
    }

    /** Returns the kind and evidence of a blocked page, null if the page is not blocked. */
    static @Nullable BlockedInfo find(PageSignals page, PageType type) {
        return new BlockDetector(page, type).find();
    }

    private @Nullable BlockedInfo find() {
        boolean pureChallenge = type == PageType.CAPTCHA && page.groups().isEmpty() && isLittle();
        if (pureChallenge) {
            return new BlockedInfo(Kind.CHALLENGE, evidence("challenge page"), NextStep.ASK_HUMAN);
        }
        BlockedInfo byStatus = byStatus();
        if (byStatus != null) {
            return byStatus;
        }
        BlockedInfo shell = emptyShell();
        if (shell != null) {
            return shell;
        }
        return isLittle() ? byWords() : null;
    }

    private @Nullable BlockedInfo byStatus() {
        Integer status = page.context().status();
        if (status == null) {
            return null;
        }
        return switch (status) {
            case 401, 407 ->
                    new BlockedInfo(Kind.LOGIN_WALL, evidence("authentication"), NextStep.SIGN_IN);
            case 403, 451 ->
                    new BlockedInfo(Kind.BLOCKED, evidence("refused"), NextStep.GO_ELSEWHERE);
            case 429 ->
                    new BlockedInfo(
                            Kind.RATE_LIMITED, evidence("too many requests"), NextStep.RETRY_LATER);
            case 502, 503, 504 ->
                    new BlockedInfo(
                            Kind.UNAVAILABLE, evidence("unavailable"), NextStep.RETRY_LATER);
            default -> null;
        };
    }

    /**
     * Returns the evidence: an error status, the {@code retry-after} and {@code cf-mitigated}
     * header fields, then the observations of a rule.
     */
    private List<String> evidence(String... observed) {
        List<String> evidence = new ArrayList<>();
        PageContext context = page.context();
        if (context.status() != null && context.status() >= 400) {
            evidence.add("status " + context.status());
        }
        String retry = context.header("retry-after");
        if (retry != null) {
            evidence.add("retry-after: " + retry);
        }
        if (context.header("cf-mitigated") != null) {
            evidence.add("cf-mitigated: " + context.header("cf-mitigated"));
        }
        evidence.addAll(List.of(observed));
        return evidence;
    }

    /** Whether the page has little text and few links. */
    private boolean isLittle() {
        return page.content().mainTextLength() <= LITTLE_TEXT
                && page.content().links().size() <= LITTLE_LINKS;
    }

    /**
     * Detects an application that is rendered by scripts: no fields, at most {@link #NO_TEXT}
     * characters of text, and either a request to enable scripts or an empty root element with
     * scripts.
     */
    private @Nullable BlockedInfo emptyShell() {
        if (!page.groups().isEmpty()) {
            return null;
        }
        int text = 0;
        boolean requestsScripts = false;
        for (SpatialElement element : page.visible()) {
            String shown = element.text();
            if (shown != null) {
                boolean isRequest = page.find(element, Topic.NEEDS_SCRIPTS) != null;
                requestsScripts |= isRequest;
                text += isRequest ? 0 : shown.length();
                if (text > NO_TEXT) {
                    return null;
                }
            }
        }
        Document document = page.page().document();
        Element root = document.selectFirst(APP_ROOTS);
        boolean emptyRoot = root != null && !root.hasText();
        boolean bundles = document.selectFirst("script[src], script[type=module]") != null;
        if (!requestsScripts && !(emptyRoot && bundles)) {
            return null;
        }
        List<String> observed = new ArrayList<>();
        if (requestsScripts) {
            observed.add("asks to enable scripts");
        }
        if (emptyRoot) {
            observed.add("empty application root");
        }
        return new BlockedInfo(
                Kind.NEEDS_SCRIPTS,
                evidence(observed.toArray(String[]::new)),
                NextStep.USE_FULL_BROWSER);
    }

    private @Nullable BlockedInfo byWords() {
        String limited = page.inTitleOrHeading(Topic.RATE_LIMIT);
        if (limited != null) {
            return new BlockedInfo(
                    Kind.RATE_LIMITED, evidence("says: " + limited), NextStep.RETRY_LATER);
        }
        String refused = page.inTitleOrHeading(Topic.BLOCKED);
        if (refused != null && page.groups().isEmpty()) {
            return new BlockedInfo(
                    Kind.BLOCKED, evidence("says: " + refused), NextStep.GO_ELSEWHERE);
        }
        String wall = inText(Topic.LOGIN_WALL);
        boolean hasContent = page.content().prose().size() > 2 || page.linkRows().size() > MAX_ROWS;
        if (wall != null && type != PageType.LOGIN && !hasContent) {
            return new BlockedInfo(Kind.LOGIN_WALL, evidence("says: " + wall), NextStep.SIGN_IN);
        }
        return consentWall();
    }

    private @Nullable String inText(Topic topic) {
        for (SpatialElement element : page.visible()) {
            String text = element.text();
            if (text != null && element.href() == null) {
                String phrase = page.find(element, topic);
                if (phrase != null) {
                    return phrase;
                }
            }
        }
        return null;
    }

    /**
     * Detects a consent wall: a cookie notice with next to no text outside of it. A fixed notice
     * that covers less than a quarter of the viewport leaves the page usable, so that it blocks
     * only a page without any other text.
     */
    private @Nullable BlockedInfo consentWall() {
        FoundOverlay notice = Overlays.of(page).consent();
        if (notice == null || !page.groups().isEmpty()) {
            return null;
        }
        Bounds box = page.page().bounds(notice.root());
        Viewport window = page.page().viewport();
        double covered = box.width() * box.height();
        boolean strip = notice.fixed() && covered < window.width() * window.height() / 4;
        int start = page.page().tree().indexOf(notice.root());
        int textOutside = 0;
        for (SpatialElement element : page.visible()) {
            int index = page.page().indexOf(element);
            String text = element.text();
            if (text != null && !page.page().tree().contains(start, index)) {
                textOutside += text.length();
            }
        }
        return textOutside <= (strip ? 0 : HARDLY_ANY_TEXT)
                ? new BlockedInfo(
                        Kind.CONSENT_WALL, evidence("consent dialog alone"), NextStep.GIVE_CONSENT)
                : null;
    }
}
