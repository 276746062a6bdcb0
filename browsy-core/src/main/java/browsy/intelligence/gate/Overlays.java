package browsy.intelligence.gate;

import browsy.infra.TimeLimit;
import browsy.intelligence.rule.Candidate;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.VisibleText;
import browsy.model.Overlay;
import browsy.model.Overlay.Kind;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** The overlays of a page with their controls. */
public final class Overlays {

    private static final int MAX_TITLE = 80;

    private final SpatialPage page;
    private final PageSignals signals;
    private final List<FoundOverlay> all = new ArrayList<>();

    private Overlays(PageSignals signals) {
        this.signals = signals;
        page = signals.page();
        for (OverlayBox box : OverlayBoxes.find(signals)) {
            Kind kind = box.kind();
            if (kind != null) {
                all.add(found(box, kind));
            }
        }
        all.sort(
                Comparator.comparing(
                                (FoundOverlay one) -> one.control(ControlPurpose.ACCEPT) == null)
                        .thenComparing(one -> one.control(ControlPurpose.REJECT) == null));
    }

    /** Returns the overlays of a page. */
    public static Overlays of(PageSignals signals) {
        return signals.derived(Overlays.class, Overlays::new);
    }

    /**
     * Returns the overlays: first those that ask for consent, of these first those that can be
     * refused, which ask for the whole site; then in document order.
     */
    public List<FoundOverlay> all() {
        return List.copyOf(all);
    }

    /** Returns the first overlay with a control that gives consent to cookies, null if none has. */
    public @Nullable FoundOverlay consent() {
        return all.isEmpty() || all.get(0).control(ControlPurpose.ACCEPT) == null
                ? null
                : all.get(0);
    }

    private FoundOverlay found(OverlayBox box, Kind kind) {
        Map<ControlPurpose, Integer> best = new EnumMap<>(ControlPurpose.class);
        Set<Integer> closing = new LinkedHashSet<>();
        assign(box, best, closing);
        int index = box.index();
        SpatialElement shown = representative(index);
        return new FoundOverlay(
                new Overlay(
                        kind,
                        shown == null ? null : shown.id(),
                        title(box.element()),
                        dismissals(best, closing)),
                box.evidence(),
                box.points(),
                box.margin(),
                box.element(),
                box.isModal() && isOutOfPageFlow(index),
                box.isFixed(),
                best);
    }

    /** Finds the best control for each purpose, and all controls that close the box. */
    private static void assign(
            OverlayBox box, Map<ControlPurpose, Integer> best, Set<Integer> closing) {
        Map<ControlPurpose, Integer> points = new EnumMap<>(ControlPurpose.class);
        Integer declining = null;
        for (OverlayControl control : box.controls()) {
            TimeLimit.check();
            List<Candidate<ControlPurpose>> ranked = ControlPurposes.TABLE.rank(control);
            if (ranked.isEmpty() || control.element().state().disabled()) {
                continue;
            }
            Candidate<ControlPurpose> first = ranked.get(0);
            ControlPurpose purpose = first.conclusion();
            Integer id = control.element().id();
            if (points.getOrDefault(purpose, 0) < first.points()) {
                points.put(purpose, first.points());
                best.put(purpose, id);
            }
            if (purpose == ControlPurpose.CLOSE) {
                closing.add(id);
                declining = declining == null && !control.isSign() ? id : declining;
            }
        }
        if (box.kind() == Kind.COOKIE_BANNER) {
            completeAnswers(box, best, declining);
        }
    }

    /**
     * Completes the answers to a request for consent: where nothing refuses, saving a minimal
     * choice does, else a control that says no or later; where nothing accepts, saving does.
     */
    private static void completeAnswers(
            OverlayBox box, Map<ControlPurpose, Integer> best, @Nullable Integer declining) {
        Integer save = best.get(ControlPurpose.SAVE);
        if (save != null && savesMinimum(box)) {
            best.putIfAbsent(ControlPurpose.REJECT, save);
        } else if (declining != null) {
            best.putIfAbsent(ControlPurpose.REJECT, declining);
        }
        if (save != null) {
            best.putIfAbsent(ControlPurpose.ACCEPT, save);
        }
    }

    /**
     * Whether all optional choices are off. The first one may be on: it is what is always
     * necessary.
     */
    private static boolean savesMinimum(OverlayBox box) {
        List<SpatialElement> toggles = box.toggles();
        return !toggles.isEmpty()
                && toggles.stream()
                        .skip(1)
                        .noneMatch(one -> box.isOn(one) && !one.state().disabled())
                && (toggles.size() > 1
                        || !box.isOn(toggles.get(0))
                        || toggles.get(0).state().disabled());
    }

    /** Returns the controls that dismiss an overlay, the best first. */
    private static List<Integer> dismissals(
            Map<ControlPurpose, Integer> best, Set<Integer> closing) {
        Set<Integer> all = new LinkedHashSet<>();
        add(all, best.get(ControlPurpose.REJECT));
        add(all, best.get(ControlPurpose.STAY));
        all.addAll(closing);
        add(all, best.get(ControlPurpose.ACCEPT));
        return List.copyOf(all);
    }

    private static void add(Set<Integer> all, @Nullable Integer id) {
        if (id != null) {
            all.add(id);
        }
    }

    /**
     * Whether an element or an ancestor is absolutely positioned. A dialog in the normal flow
     * covers nothing.
     */
    private boolean isOutOfPageFlow(int index) {
        for (int up = index; up >= 0; up = page.tree().parent(up)) {
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
    private @Nullable SpatialElement representative(int root) {
        FlatTree tree = page.tree();
        for (int i = root; i < tree.end(root); i++) {
            SpatialElement element = page.of(i);
            if (element != null && !element.hidden()) {
                return element;
            }
        }
        return null;
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
