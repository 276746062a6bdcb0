package browsy.intelligence;

import browsy.infra.TimeLimit;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.CookieNotice;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Texts;
import browsy.intelligence.signal.Topic;
import browsy.intelligence.signal.TopicText;
import browsy.model.Overlay;
import browsy.model.Overlay.Kind;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Detects overlays: open dialogs, cookie notices, and fixed boxes that ask for something. The kind
 * of an overlay follows from phrases in its text; a dialog without such a phrase is a {@link
 * Kind#MODAL}.
 */
final class OverlayDetector {

    private static final int MAX_TITLE = 80;

    /** Overlays with more text than this, in characters, get no kind by phrases. */
    private static final int MAX_OVERLAY_TEXT = 3000;

    /** The maximum length of the text of an app banner, in characters. */
    private static final int MAX_APP_TEXT = 300;

    private static final int MAX_CAPTION = 40;
    private static final Match DIALOG = new Match(Kind.MODAL, "overlay.dialog", null);

    private final PageSignals signals;
    private final SpatialPage page;
    private final FlatTree tree;

    private OverlayDetector(PageSignals signals) {
        this.signals = signals;
        this.page = signals.page();
        this.tree = page.tree();
    }

    /**
     * Returns the overlays, the cookie notice first, then the others in document order. Of nested
     * dialogs and fixed boxes only the outermost is listed.
     */
    static List<Found> find(PageSignals signals) {
        return new OverlayDetector(signals).find();
    }

    /**
     * An overlay and its root element.
     *
     * @param overlay the overlay
     * @param evidence the rule that detected it
     * @param root the element whose box is the overlay
     * @param modal whether it makes the rest of the page inert
     * @param fixed whether it or an ancestor has fixed position
     */
    record Found(Overlay overlay, Evidence evidence, Element root, boolean modal, boolean fixed) {}

    /**
     * The kind of an overlay, the rule that determined it, and the phrase that matched, null if
     * none did.
     */
    private record Match(Kind kind, String rule, @Nullable String matched) {}

    private List<Found> find() {
        Map<Element, Match> roots = new LinkedHashMap<>();
        CookieNotice notice = signals.cookieNotice();
        if (notice != null) {
            roots.put(
                    outermost(notice.root()),
                    new Match(
                            Kind.COOKIE_BANNER,
                            "overlay.cookie_notice",
                            signals.caption(notice.accept())));
        }
        int end = 0;
        for (int index : signals.structure().overlays()) {
            Match match = index < end ? null : classify(index);
            if (match != null) {
                roots.putIfAbsent(tree.element(index), match);
                end = tree.end(index);
            }
        }
        List<Found> found = new ArrayList<>();
        roots.forEach((root, match) -> found.add(found(root, match, notice)));
        return found;
    }

    /**
     * Returns the kind of the overlay at an index in the flat tree, null if the element is neither
     * a dialog nor a fixed box with a known purpose.
     */
    private @Nullable Match classify(int index) {
        Element element = tree.element(index);
        boolean dialog = isDialog(index, element);
        if (!dialog && !page.isFixed(index)) {
            return null;
        }
        String text = Texts.fold(limited(VisibleText.withCaptionsApart(page, element)));
        if (text.length() > MAX_OVERLAY_TEXT) {
            return dialog ? DIALOG : null;
        }
        Match match = matchPhrases(element, signals.lexicon().read(text));
        return match != null ? match : dialog ? DIALOG : null;
    }

    private @Nullable Match matchPhrases(Element element, TopicText text) {
        String cookies = phrase(Topic.COOKIES, text);
        if (cookies != null && !dismissals(element, Kind.COOKIE_BANNER).isEmpty()) {
            return new Match(Kind.COOKIE_BANNER, "overlay.cookies", cookies);
        }
        String age = phrase(Topic.AGE_GATE, text);
        if (age != null) {
            return new Match(Kind.AGE_GATE, "overlay.age_gate", age);
        }
        String payment = phrase(Topic.PAYWALL, text);
        if (payment != null) {
            return new Match(Kind.PAYWALL, "overlay.paywall", payment);
        }
        String newsletter = phrase(Topic.NEWSLETTER, text);
        if (newsletter != null && asksForMail(element)) {
            return new Match(Kind.NEWSLETTER, "overlay.newsletter", newsletter);
        }
        String app = text.text().length() < MAX_APP_TEXT ? phrase(Topic.APP, text) : null;
        return app == null ? null : new Match(Kind.APP_BANNER, "overlay.app", app);
    }

    /** Whether an element contains a field for an email address. */
    private static boolean asksForMail(Element element) {
        return element.selectFirst("input[type=email], input[name*=mail]") != null;
    }

    private @Nullable String phrase(Topic topic, TopicText text) {
        return text.find(signals.lexicon().get(topic));
    }

    /**
     * Truncates a text to one character more than {@link #MAX_OVERLAY_TEXT}, so that longer texts
     * remain recognisable.
     */
    private static String limited(String text) {
        return text.length() > MAX_OVERLAY_TEXT + 1
                ? text.substring(0, MAX_OVERLAY_TEXT + 1)
                : text;
    }

    /** Whether an element is modal, or has a dialog role and is out of the flow. */
    private boolean isDialog(int index, Element element) {
        Role role = page.role(index);
        boolean named = role == Role.DIALOG || role == Role.ALERTDIALOG;
        return signals.structure().isModal(index) || (named && isOutOfFlow(index, element));
    }

    private boolean isOutOfFlow(int index, Element element) {
        return page.isAbsolutelyPositioned(index)
                || element.normalName().equals("dialog")
                || hasFixedAncestor(index);
    }

    private boolean hasFixedAncestor(int index) {
        for (int up = tree.parent(index); up >= 0; up = tree.parent(up)) {
            if (page.isFixed(up)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the outermost fixed box or dialog around a cookie notice, the notice itself if there
     * is none.
     */
    private Element outermost(Element notice) {
        Element outermost = notice;
        for (int up = tree.indexOf(notice); up >= 0; up = tree.parent(up)) {
            if (tree.element(up).normalName().equals("body")) {
                break;
            }
            if (page.isFixed(up) || page.role(up) == Role.DIALOG) {
                outermost = tree.element(up);
            }
        }
        return outermost;
    }

    /**
     * Describes an overlay: its representative element, title and controls that dismiss it. For
     * cookie notices the reject and accept controls of the notice come first.
     */
    private Found found(Element root, Match match, @Nullable CookieNotice notice) {
        Kind kind = match.kind();
        SpatialElement element = representative(root);
        List<Integer> dismissals = new ArrayList<>();
        if (kind == Kind.COOKIE_BANNER && notice != null) {
            if (notice.reject() != null) {
                dismissals.add(notice.reject().id());
            }
            dismissals.add(notice.accept().id());
        }
        for (Integer id : dismissals(root, kind)) {
            if (!dismissals.contains(id)) {
                dismissals.add(id);
            }
        }
        Overlay overlay =
                new Overlay(kind, element == null ? null : element.id(), title(root), dismissals);
        int index = tree.indexOf(root);
        boolean fixed = page.isFixed(index) || hasFixedAncestor(index);
        boolean modal = signals.structure().isModal(index) && isOutOfPageFlow(index);
        List<Integer> ids = element == null ? List.of() : List.of(element.id());
        return new Found(
                overlay, new Evidence(match.rule(), match.matched(), ids), root, modal, fixed);
    }

    /**
     * Whether an element or an ancestor is absolutely positioned. A dialog in the normal flow
     * covers nothing.
     */
    private boolean isOutOfPageFlow(int index) {
        for (int up = index; up >= 0; up = tree.parent(up)) {
            if (page.isAbsolutelyPositioned(up)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the listed element that represents the overlay: its root, else the first visible
     * listed element inside; null if there is none.
     */
    private @Nullable SpatialElement representative(Element root) {
        int start = tree.indexOf(root);
        for (int i = start; i < tree.end(start); i++) {
            TimeLimit.check();
            SpatialElement element = page.of(i);
            if (element != null && !element.hidden()) {
                return element;
            }
        }
        return null;
    }

    /**
     * Returns the ids of the controls that dismiss an overlay: those that reject cookies, then
     * those that close it, then those that accept cookies. Cookie phrases count in cookie notices
     * only.
     */
    private List<Integer> dismissals(Element root, Kind kind) {
        List<Integer> close = new ArrayList<>();
        List<Integer> reject = new ArrayList<>();
        List<Integer> accept = new ArrayList<>();
        int start = tree.indexOf(root);
        for (int i = start; i < tree.end(start); i++) {
            TimeLimit.check();
            SpatialElement element = page.of(i);
            if (element == null || element.hidden() || !element.isInteractive()) {
                continue;
            }
            TopicText caption = signals.lexicon().read(signals.caption(element));
            if (kind == Kind.COOKIE_BANNER && is(Topic.COOKIE_REJECT, caption)) {
                reject.add(element.id());
            } else if (is(Topic.CLOSE, caption) || isCloseButton(i, caption.text())) {
                close.add(element.id());
            } else if (kind == Kind.COOKIE_BANNER && is(Topic.COOKIE_ACCEPT, caption)) {
                accept.add(element.id());
            }
        }
        List<Integer> all = new ArrayList<>(reject);
        all.addAll(close);
        all.addAll(accept);
        return all;
    }

    /** Whether a caption is short and is or begins with a phrase of a topic. */
    private boolean is(Topic topic, TopicText caption) {
        return caption.text().length() <= MAX_CAPTION
                && caption.begins(signals.lexicon().get(topic));
    }

    private boolean isCloseButton(int index, String caption) {
        Element element = tree.element(index);
        return signals.structure().isNamedClose(index)
                || element.hasAttr("data-dismiss")
                || element.hasAttr("data-bs-dismiss")
                || caption.equals("×");
    }

    /**
     * Returns the first visible heading of an overlay, else its accessible name, else its text,
     * shortened to {@link #MAX_TITLE}; null if all are empty.
     */
    private @Nullable String title(Element root) {
        Element heading = root.selectFirst("h1, h2, h3, h4, h5, h6, [role=heading]");
        String name = page.aria().name(root);
        String title =
                heading != null && page.isVisible(heading)
                        ? VisibleText.of(page, heading)
                        : name.isEmpty() ? VisibleText.of(page, root) : name;
        if (title.isEmpty()) {
            return null;
        }
        return title.length() <= MAX_TITLE ? title : title.substring(0, MAX_TITLE - 1) + "…";
    }
}
