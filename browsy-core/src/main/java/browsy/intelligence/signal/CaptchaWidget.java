package browsy.intelligence.signal;

import browsy.html.ElementChildren;
import browsy.model.Bounds;
import browsy.model.SpatialElement;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * An element that may be the widget of a CAPTCHA service.
 *
 * @param page the page
 * @param index the index of the element in the flat tree
 * @param element the element
 * @param service the service whose mark the element has
 */
record CaptchaWidget(PageSignals page, int index, Element element, CaptchaService service) {

    /** The size of the smallest frame that can show a challenge, in CSS px. */
    private static final double MIN_FRAME = 20;

    private static final Pattern KEY_IN_ADDRESS =
            Pattern.compile("[?&#](?:k|sitekey|pkey)=([\\w-]{4,100})");

    /** Returns the widget at an index in the flat tree, null if it has no mark of a service. */
    static @Nullable CaptchaWidget of(PageSignals page, int index) {
        Element element = page.page().tree().element(index);
        CaptchaService service = CaptchaService.of(names(element));
        return service == null ? null : new CaptchaWidget(page, index, element, service);
    }

    /**
     * Returns the strings that identify a widget, in one: classes and id, the address of a frame,
     * and the tag name of a custom element.
     */
    private static String names(Element element) {
        String tag = element.normalName();
        String names = ClassNames.classesAndId(element);
        if (tag.equals("iframe")) {
            return names + ' ' + element.attr("src");
        }
        return tag.indexOf('-') > 0 ? tag + ' ' + names : names;
    }

    /** Whether the widget only computes a score: it shows at most a badge. */
    boolean isInvisible() {
        for (Element up = element; up != null; up = up.parent()) {
            if (up.className().contains("grecaptcha-badge")) {
                return true;
            }
        }
        return element.attr("data-size").equalsIgnoreCase("invisible")
                || element.hasAttr("data-badge")
                || element.attr("src").contains("size=invisible");
    }

    boolean isTinyFrame() {
        Bounds box = page.page().bounds(index);
        return element.normalName().equals("iframe")
                && Math.min(box.width(), box.height()) < MIN_FRAME;
    }

    /**
     * Whether the element has no content and no site key, so that it neither contains a widget nor
     * receives one from a script, and the page links to Google's privacy policy. Google requires
     * this notice of pages that hide the badge.
     */
    boolean isPlaceholderOfHiddenBadge() {
        return !ElementChildren.hasAny(element)
                && !element.hasText()
                && sitekey() == null
                && page.content().links().stream()
                        .map(SpatialElement::href)
                        .anyMatch(href -> href != null && href.contains("://policies.google.com/"));
    }

    /**
     * Returns the public key of the site at the service, null if the markup does not contain it.
     */
    @Nullable String sitekey() {
        for (String name : List.of("data-sitekey", "data-site-key", "data-pkey", "sitekey")) {
            String key = element.attr(name).strip();
            if (!key.isEmpty()) {
                return key;
            }
        }
        Element inside = element.selectFirst("[data-sitekey]");
        if (inside != null) {
            return inside.attr("data-sitekey");
        }
        Matcher matcher = KEY_IN_ADDRESS.matcher(element.attr("src"));
        return matcher.find() ? matcher.group(1) : null;
    }
}
