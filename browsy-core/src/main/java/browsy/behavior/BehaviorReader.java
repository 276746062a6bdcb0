package browsy.behavior;

import browsy.model.JsBehavior.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.select.Selector;
import org.jspecify.annotations.Nullable;

/**
 * Infers what scripts would do from the attributes that describe it: Bootstrap's data attributes,
 * ARIA, and plain onclick code.
 */
public final class BehaviorReader {
    /** The number of panels that are searched for the one that a tab labels. */
    private static final int MAX_PANELS = 1_000;

    private BehaviorReader() {}

    /** All that a click on this element itself would do. */
    public static List<Behavior> of(Element trigger) {
        List<Behavior> found = new ArrayList<>();
        String code = trigger.attr("onclick");
        if (code.isEmpty()
                && trigger.attr("href")
                        .strip()
                        .toLowerCase(Locale.ROOT)
                        .startsWith("javascript:")) {
            code = trigger.attr("href").strip().substring("javascript:".length());
        }
        if (!code.isEmpty()) {
            found.addAll(InlineCode.read(trigger, code));
        }
        if (found.isEmpty()) {
            addDataAttributes(trigger, found);
        }
        if (found.isEmpty()) {
            addAria(trigger, found);
        }
        return found;
    }

    private static void addDataAttributes(Element trigger, List<Behavior> found) {
        String dismissed = either(trigger, "data-bs-dismiss", "data-dismiss");
        if (!dismissed.isEmpty()) {
            Element around = trigger.closest("." + cssName(dismissed) + ", dialog, [role=dialog]");
            if (around != null) {
                found.add(new Behavior(trigger, Kind.HIDE, around, ""));
            }
            return;
        }
        String toggle = either(trigger, "data-bs-toggle", "data-toggle").toLowerCase(Locale.ROOT);
        if (toggle.isEmpty()) {
            return;
        }
        String selector = either(trigger, "data-bs-target", "data-target");
        selector = selector.isEmpty() ? trigger.attr("href") : selector;
        Element target = select(trigger, selector);
        if (target == null && toggle.equals("dropdown")) {
            target = menuBeside(trigger);
        }
        if (target != null) {
            boolean tab = toggle.equals("tab") || toggle.equals("pill");
            found.add(
                    new Behavior(
                            trigger, tab ? Kind.SELECT_TAB : Kind.TOGGLE_VISIBILITY, target, ""));
        }
    }

    private static @Nullable Element menuBeside(Element trigger) {
        for (Element next = trigger.nextElementSibling();
                next != null;
                next = next.nextElementSibling()) {
            if (next.hasClass("dropdown-menu")
                    || next.attr("role").equals("menu")
                    || next.attr("role").equals("listbox")) {
                return next;
            }
        }
        return null;
    }

    private static void addAria(Element trigger, List<Behavior> found) {
        Element controlled = byId(trigger, trigger.attr("aria-controls"));
        if (trigger.attr("role").equals("tab")) {
            Element panel = controlled == null ? panelLabelledBy(trigger) : controlled;
            if (panel != null) {
                found.add(new Behavior(trigger, Kind.SELECT_TAB, panel, ""));
            }
        } else if (controlled != null
                && (trigger.hasAttr("aria-expanded") || trigger.hasAttr("aria-haspopup"))) {
            found.add(new Behavior(trigger, Kind.TOGGLE_VISIBILITY, controlled, ""));
        }
    }

    /**
     * Returns the tab panel that {@code aria-labelledby} links to a tab; null if there is none.
     *
     * @see <a href="https://www.w3.org/TR/wai-aria-1.2/#tabpanel">ARIA: tabpanel</a>
     */
    private static @Nullable Element panelLabelledBy(Element tab) {
        Document document = tab.ownerDocument();
        if (document == null || tab.id().isEmpty()) {
            return null;
        }
        return document.stream()
                .filter(element -> element.attr("role").equals("tabpanel"))
                .limit(MAX_PANELS)
                .filter(panel -> names(panel.attr("aria-labelledby"), tab.id()))
                .findFirst()
                .orElse(null);
    }

    private static boolean names(String ids, String id) {
        return ids.contains(id) && List.of(ids.strip().split("\\s+")).contains(id);
    }

    private static String either(Element element, String first, String second) {
        return element.hasAttr(first) ? element.attr(first) : element.attr(second);
    }

    private static String cssName(String word) {
        return word.replaceAll("[^A-Za-z0-9_-]", "");
    }

    static @Nullable Element byId(Element anywhere, String ids) {
        Document document = anywhere.ownerDocument();
        String first = ids.strip().split("\\s+")[0];
        return document == null || first.isEmpty() ? null : document.getElementById(first);
    }

    static @Nullable Element select(Element anywhere, String selector) {
        Document document = anywhere.ownerDocument();
        if (document == null || selector.isBlank() || selector.equals("#")) {
            return null;
        }
        if (selector.startsWith("#") && !selector.contains(" ")) {
            return document.getElementById(selector.substring(1));
        }
        try {
            return document.selectFirst(selector);
        } catch (Selector.SelectorParseException e) {
            return null; // an address, or a selector in another syntax
        }
    }
}
