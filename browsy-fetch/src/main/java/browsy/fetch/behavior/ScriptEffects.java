package browsy.fetch.behavior;

import browsy.behavior.Behavior;
import browsy.behavior.BehaviorReader;
import browsy.fetch.navigation.DocumentCopy;
import browsy.fetch.navigation.LoadedPage;
import browsy.html.ScriptedStyle;
import browsy.model.SpatialElement;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Applies the effect of a click handler, as detected from the markup, to a copy of the document. It
 * sets classes, inline styles and ARIA states; no script runs.
 */
public final class ScriptEffects {
    /** The classes of open elements in common libraries. */
    private static final List<String> OPEN_CLASSES = List.of("show", "in", "open", "active");

    private ScriptEffects() {}

    /** Returns the page with the effect; the same page if the effect has no target in it. */
    public static LoadedPage apply(LoadedPage page, Behavior behavior) {
        Element target = behavior.target();
        if (target == null) {
            return page;
        }
        DocumentCopy copy = new DocumentCopy(page.current().document());
        Element there = copy.of(target);
        Element trigger = copy.of(behavior.trigger());
        if (there == null || trigger == null) {
            return page;
        }
        switch (behavior.kind()) {
            case SHOW -> setShown(there, trigger, true);
            case HIDE -> setShown(there, trigger, false);
            case TOGGLE_VISIBILITY -> setShown(there, trigger, !isShown(page, target));
            case ADD_CLASS -> there.addClass(behavior.detail());
            case REMOVE_CLASS -> there.removeClass(behavior.detail());
            case TOGGLE_CLASS -> there.toggleClass(behavior.detail());
            case SELECT_TAB -> selectTab(trigger, there);
            default -> {
                return page;
            }
        }
        return page.with(copy);
    }

    /** Whether the target or a descendant of it is visible. */
    private static boolean isShown(LoadedPage page, Element target) {
        for (SpatialElement element : page.current().dom().elements()) {
            Element source = page.current().source(element.id());
            if (!element.hidden()
                    && source != null
                    && (source == target || source.parents().contains(target))) {
                return true;
            }
        }
        return false;
    }

    /**
     * Shows or hides an element.
     *
     * @param trigger the element whose {@code aria-expanded} is updated; null for none
     */
    private static void setShown(Element target, @Nullable Element trigger, boolean shown) {
        String style =
                target.attr("style")
                        .replace(ScriptedStyle.SHOWN, "")
                        .replace(ScriptedStyle.GONE, "");
        target.attr("style", style + (shown ? ScriptedStyle.SHOWN : ScriptedStyle.GONE));
        if (shown) {
            target.removeAttr("hidden").removeAttr("aria-hidden");
            if (target.normalName().equals("dialog")) {
                target.attr("open", "");
            }
        } else {
            OPEN_CLASSES.forEach(target::removeClass);
            target.removeAttr("open");
        }
        if (trigger != null && trigger.hasAttr("aria-expanded")) {
            trigger.attr("aria-expanded", String.valueOf(shown));
        }
    }

    /** Deselects the other tabs of the tab list, hides their panels, and selects the tab. */
    private static void selectTab(Element tab, Element panel) {
        Element list = tab.closest("[role=tablist], .nav, ul");
        if (list != null) {
            BehaviorReader reader = new BehaviorReader(list.root());
            for (Element other : list.select("[role=tab], [data-toggle], [data-bs-toggle]")) {
                for (Behavior behavior : reader.of(other)) {
                    Element panelOfOther = behavior.target();
                    if (panelOfOther != null && panelOfOther != panel) {
                        setShown(panelOfOther, null, false);
                    }
                }
                other.removeClass("active");
                if (other.hasAttr("aria-selected")) {
                    other.attr("aria-selected", "false");
                }
            }
        }
        setShown(panel, null, true);
        panel.addClass("active");
        tab.addClass("active");
        if (tab.hasAttr("aria-selected") || tab.attr("role").equals("tab")) {
            tab.attr("aria-selected", "true");
        }
    }
}
