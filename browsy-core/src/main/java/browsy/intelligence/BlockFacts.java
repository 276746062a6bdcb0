package browsy.intelligence;

import browsy.intelligence.form.FormPurpose;
import browsy.intelligence.form.FormReading;
import browsy.intelligence.form.FormReadings;
import browsy.intelligence.gate.FoundOverlay;
import browsy.intelligence.gate.Overlays;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Topic;
import browsy.model.Bounds;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.Viewport;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * What a page shows in place of the requested content.
 *
 * @param page the page
 * @param type its type
 */
record BlockFacts(PageSignals page, PageType type) {

    /** The maximum number of letters in the main content of a page that has little to show. */
    private static final int LITTLE_TEXT = 1500;

    /** The maximum number of links on a page that has little to show. */
    private static final int LITTLE_LINKS = 15;

    /** The maximum length of the text of an empty application shell, in characters. */
    private static final int NO_TEXT = 200;

    /** A page with more prose or rows of links than this shows content despite a login phrase. */
    private static final int MAX_PROSE = 2;

    private static final int MAX_ROWS = 6;

    /** The maximum number of letters of the beginning of a text before a paywall. */
    private static final int TEASER = 2500;

    /** The maximum length of the text outside of a consent wall, in characters. */
    private static final int HARDLY_ANY_TEXT = 60;

    /** Selects the root elements into which common script frameworks render. */
    private static final String APP_ROOTS =
            "#root, #app, #__next, #__nuxt, #___gatsby, #svelte, #main-app, app-root, [ng-app],"
                    + " [data-reactroot], [data-server-rendered]";

    private static final Pattern NOT_FREE =
            Pattern.compile("\"isAccessibleForFree\"\\s*:\\s*\"?[Ff]alse");

    boolean hasStatus(int... statuses) {
        Integer status = page.context().status();
        return status != null && Arrays.stream(statuses).anyMatch(one -> one == status);
    }

    boolean isMitigated() {
        return "challenge".equals(page.context().header("cf-mitigated"));
    }

    /** Whether the page is a challenge without a form and with little else. */
    boolean isChallenge() {
        return type == PageType.CAPTCHA && page.groups().isEmpty() && isLittle();
    }

    /** Whether the page has a form for a log-in. */
    boolean takesLogin() {
        for (FormReading form : FormReadings.of(page).all()) {
            if (form.is(FormPurpose.LOGIN) && page.isMain(form.group())) {
                return true;
            }
        }
        return type == PageType.LOGIN;
    }

    /**
     * Returns the words of a topic in the title or a heading of a page that has little to show;
     * null if there are none.
     */
    @Nullable Evidence isTitled(Topic topic) {
        String phrase = isLittle() && page.groups().isEmpty() ? page.inTitleOrHeading(topic) : null;
        return said(phrase);
    }

    /** Whether the page has little text and few links. */
    private boolean isLittle() {
        return page.content().mainTextLength() <= LITTLE_TEXT
                && page.content().links().size() <= LITTLE_LINKS;
    }

    /** Returns the words that ask for a log-in on a page without content. */
    @Nullable Evidence asksForLogin() {
        boolean hasContent =
                page.content().prose().size() > MAX_PROSE || page.linkRows().size() > MAX_ROWS;
        return hasContent || !isLittle() || type == PageType.LOGIN ? null : says(Topic.LOGIN_WALL);
    }

    /** Returns the words of a topic in a text that is no link; null if there are none. */
    @Nullable Evidence says(Topic topic) {
        SpatialElement element = speaker(topic);
        return element == null ? null : said(page.find(element, topic));
    }

    private @Nullable SpatialElement speaker(Topic topic) {
        for (SpatialElement element : page.visible()) {
            if (element.text() != null
                    && element.href() == null
                    && page.find(element, topic) != null) {
                return element;
            }
        }
        return null;
    }

    private static @Nullable Evidence said(@Nullable String phrase) {
        return phrase == null ? null : Evidence.said("says: " + phrase);
    }

    /** Whether a request for a subscription follows the beginning of a text, which is short. */
    boolean isTeaser() {
        SpatialElement request = speaker(Topic.PAYWALL);
        return request != null
                && !page.content().prose().isEmpty()
                && page.content().proseLength() <= TEASER
                && page.page().placeOf(request)
                        > page.page().placeOf(page.content().prose().get(0));
    }

    /** Whether structured data says that the content is not accessible for free. */
    boolean isDeclaredNotFree() {
        for (Element script : page.structure().linkedData()) {
            if (NOT_FREE.matcher(script.data()).find()) {
                return true;
            }
        }
        return false;
    }

    /** Whether the page has no fields and next to no text, apart from requests for scripts. */
    boolean isEmpty() {
        int text = 0;
        for (SpatialElement element : page.visible()) {
            String shown = element.text();
            if (shown != null && page.find(element, Topic.NEEDS_SCRIPTS) == null) {
                text += shown.length();
                if (text > NO_TEXT) {
                    return false;
                }
            }
        }
        return page.groups().isEmpty();
    }

    boolean hasEmptyRoot() {
        Element root = page.page().document().selectFirst(APP_ROOTS);
        return root != null && !root.hasText();
    }

    boolean hasScriptsOrAsks() {
        return says(Topic.NEEDS_SCRIPTS) != null
                || page.page().document().selectFirst("script[src], script[type=module]") != null;
    }

    /**
     * Whether there is next to no text outside of a cookie notice. A fixed notice that covers less
     * than a quarter of the viewport leaves the page usable, so that it blocks only a page without
     * any other text.
     */
    boolean isConsentAlone() {
        FoundOverlay notice = Overlays.of(page).consent();
        if (notice == null || !page.groups().isEmpty() || !isLittle()) {
            return false;
        }
        int start = page.page().tree().indexOf(notice.root());
        Bounds box = page.page().bounds(notice.root());
        Viewport window = page.page().viewport();
        boolean strip =
                notice.fixed() && box.width() * box.height() < window.width() * window.height() / 4;
        int outside = 0;
        for (SpatialElement element : page.visible()) {
            String text = element.text();
            if (text != null && !page.page().tree().contains(start, page.page().indexOf(element))) {
                outside += text.length();
            }
        }
        return outside <= (strip ? 0 : HARDLY_ANY_TEXT);
    }
}
