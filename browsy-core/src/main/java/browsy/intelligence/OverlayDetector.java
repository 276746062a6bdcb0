package browsy.intelligence;

import browsy.infra.TimeLimit;
import browsy.intelligence.signal.CookieNotice;
import browsy.intelligence.signal.Evidence;
import browsy.intelligence.signal.FoldedText;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Texts;
import browsy.intelligence.signal.Topic;
import browsy.model.Overlay;
import browsy.model.Overlay.Kind;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Finds what lies over the page and wants attention first: open dialogs, notices about cookies, and
 * what is fixed to the window and asks for something.
 */
final class OverlayDetector {

    private static final int MAX_TITLE = 80;
    private static final int MAX_OVERLAY_TEXT = 3000;
    private static final int MAX_APP_TEXT = 300;
    private static final int MAX_CAPTION = 40;
    private static final Told DIALOG = new Told(Kind.MODAL, "overlay.dialog", null);

    private final PageSignals signals;
    private final SpatialPage page;
    private final FlatTree tree;

    private OverlayDetector(PageSignals signals) {
        this.signals = signals;
        this.page = signals.page();
        this.tree = page.tree();
    }

    /** The overlays with the elements they are drawn in, topmost first. */
    static List<Found> find(PageSignals signals) {
        return new OverlayDetector(signals).find();
    }

    /**
     * An overlay in its document.
     *
     * @param overlay what it is
     * @param evidence what it was known by
     * @param root the element it is drawn in
     * @param modal whether nothing else can be operated before it is gone
     * @param fixed whether it stays in place when the page is scrolled
     */
    record Found(Overlay overlay, Evidence evidence, Element root, boolean modal, boolean fixed) {}

    /** A kind and the rule and words that it was known by. */
    private record Told(Kind kind, String rule, @Nullable String matched) {}

    private List<Found> find() {
        Map<Element, Told> roots = new LinkedHashMap<>();
        CookieNotice notice = signals.cookieNotice();
        if (notice != null) {
            roots.put(
                    outermost(notice.root()),
                    new Told(
                            Kind.COOKIE_BANNER,
                            "overlay.cookie_notice",
                            signals.caption(notice.accept())));
        }
        int end = 0;
        for (int index : signals.structure().overlays()) {
            Told told = index < end ? null : told(index);
            if (told != null) {
                roots.putIfAbsent(tree.element(index), told);
                end = tree.end(index);
            }
        }
        List<Found> found = new ArrayList<>();
        roots.forEach((root, told) -> found.add(found(root, told, notice)));
        return found;
    }

    private @Nullable Told told(int index) {
        Element element = tree.element(index);
        boolean dialog = isDialog(index, element);
        if (!dialog && !page.isFixed(index)) {
            return null;
        }
        String text = Texts.fold(limited(VisibleText.withCaptionsApart(page, element)));
        if (text.length() > MAX_OVERLAY_TEXT) {
            return dialog ? DIALOG : null;
        }
        Told told = toldKind(element, signals.lexicon().read(text));
        return told != null ? told : dialog ? DIALOG : null;
    }

    private @Nullable Told toldKind(Element element, FoldedText text) {
        String cookies = said(Topic.COOKIES, text);
        if (cookies != null && !dismissals(element, Kind.COOKIE_BANNER).isEmpty()) {
            return new Told(Kind.COOKIE_BANNER, "overlay.cookies", cookies);
        }
        String age = said(Topic.AGE_GATE, text);
        if (age != null) {
            return new Told(Kind.AGE_GATE, "overlay.age_gate", age);
        }
        String payment = said(Topic.PAYWALL, text);
        if (payment != null) {
            return new Told(Kind.PAYWALL, "overlay.paywall", payment);
        }
        String letter = said(Topic.NEWSLETTER, text);
        if (letter != null && asksForMail(element)) {
            return new Told(Kind.NEWSLETTER, "overlay.newsletter", letter);
        }
        String app = text.text().length() < MAX_APP_TEXT ? said(Topic.APP, text) : null;
        return app == null ? null : new Told(Kind.APP_BANNER, "overlay.app", app);
    }

    private static boolean asksForMail(Element element) {
        return element.selectFirst("input[type=email], input[name*=mail]") != null;
    }

    private @Nullable String said(Topic topic, FoldedText text) {
        return text.find(signals.lexicon().get(topic));
    }

    private static String limited(String text) {
        return text.length() > MAX_OVERLAY_TEXT + 1
                ? text.substring(0, MAX_OVERLAY_TEXT + 1)
                : text;
    }

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

    /** The dialog or fixed box around a notice, or the notice itself. */
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

    private Found found(Element root, Told told, @Nullable CookieNotice notice) {
        Kind kind = told.kind();
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
        boolean modal = signals.structure().isModal(index) && standsOverThePage(index);
        List<Integer> ids = element == null ? List.of() : List.of(element.id());
        return new Found(
                overlay, new Evidence(told.rule(), told.matched(), ids), root, modal, fixed);
    }

    /** Whether something is out of the flow: a dialog in the midst of the page covers nothing. */
    private boolean standsOverThePage(int index) {
        for (int up = index; up >= 0; up = tree.parent(up)) {
            if (page.isAbsolutelyPositioned(up)) {
                return true;
            }
        }
        return false;
    }

    /** What stands for the overlay: its own element, or the first listed one inside. */
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
            FoldedText caption = signals.lexicon().read(signals.caption(element));
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

    private boolean is(Topic topic, FoldedText caption) {
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
