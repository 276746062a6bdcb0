package browsy.behavior;

import browsy.html.csp.ContentPolicy;
import browsy.model.JsBehavior.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Infers what scripts would do from the attributes that describe it: Bootstrap's data attributes,
 * ARIA, and plain onclick code.
 */
public final class BehaviorReader {
    private static final String SCRIPT_SCHEME = "javascript:";

    private final DocumentTargets targets;

    /**
     * Creates a reader of the elements of a document, which must not change while it is in use.
     *
     * @param root the document
     */
    public BehaviorReader(Element root) {
        this(new DocumentTargets(root));
    }

    BehaviorReader(DocumentTargets targets) {
        this.targets = targets;
    }

    /** All that a click on this element itself would do. */
    public List<Behavior> of(Element trigger) {
        return of(trigger, ContentPolicy.NONE);
    }

    /**
     * All that a click on this element itself would do under a content policy.
     *
     * @param policy decides whether the code of attributes runs
     */
    public List<Behavior> of(Element trigger, ContentPolicy policy) {
        List<Behavior> found = new ArrayList<>();
        String code = code(trigger, policy);
        if (!code.isEmpty()) {
            found.addAll(InlineCode.read(trigger, code, targets));
        }
        if (found.isEmpty()) {
            addDataAttributes(trigger, found);
        }
        if (found.isEmpty()) {
            addAria(trigger, found);
        }
        return found;
    }

    /** The code of the click handler, else that of a link to a script; empty if none runs. */
    private static String code(Element trigger, ContentPolicy policy) {
        String handler = trigger.attr("onclick");
        if (!handler.isEmpty() && policy.allowsHandler(handler)) {
            return handler;
        }
        String url = trigger.attr("href").strip();
        boolean runs =
                url.regionMatches(true, 0, SCRIPT_SCHEME, 0, SCRIPT_SCHEME.length())
                        && policy.allowsScriptUrl(url);
        return runs ? url.substring(SCRIPT_SCHEME.length()) : "";
    }

    private void addDataAttributes(Element trigger, List<Behavior> found) {
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
        Element target = targets.select(selector);
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

    private void addAria(Element trigger, List<Behavior> found) {
        Element controlled = targets.byId(trigger.attr("aria-controls"));
        if (trigger.attr("role").equals("tab")) {
            Element panel = controlled == null ? targets.panelLabelledBy(trigger) : controlled;
            if (panel != null) {
                found.add(new Behavior(trigger, Kind.SELECT_TAB, panel, ""));
            }
        } else if (controlled != null
                && (trigger.hasAttr("aria-expanded") || trigger.hasAttr("aria-haspopup"))) {
            found.add(new Behavior(trigger, Kind.TOGGLE_VISIBILITY, controlled, ""));
        }
    }

    private static String either(Element element, String first, String second) {
        return element.hasAttr(first) ? element.attr(first) : element.attr(second);
    }

    private static String cssName(String word) {
        return word.replaceAll("[^A-Za-z0-9_-]", "");
    }
}
