package browsy.behavior;

import browsy.html.ElementIds;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.select.Selector;
import org.jspecify.annotations.Nullable;

/**
 * Finds the elements of a document that attributes and code refer to, in one traversal for all
 * references of a kind. The document must not change while this is in use.
 */
final class DocumentTargets {
    /** The number of selectors other than ids that are searched for. */
    private static final int MAX_SELECTORS = 200;

    /** The number of panels that are searched for the one that a tab labels. */
    private static final int MAX_PANELS = 1_000;

    private final Element root;
    private final ElementIds ids;
    private @Nullable List<Element> forms;
    private @Nullable List<Element> panels;

    /** The number of selectors searched for so far. */
    private int selectors;

    /**
     * Creates a finder.
     *
     * @param root the document
     */
    DocumentTargets(Element root) {
        this.root = root;
        ids = new ElementIds(root);
    }

    /** Returns the forms, in document order. */
    List<Element> forms() {
        List<Element> known = forms;
        if (known == null) {
            known = root.select("form");
            forms = known;
        }
        return known;
    }

    private List<Element> panels() {
        List<Element> known = panels;
        if (known == null) {
            known =
                    root.stream()
                            .filter(element -> element.attr("role").equals("tabpanel"))
                            .limit(MAX_PANELS)
                            .toList();
            panels = known;
        }
        return known;
    }

    /** Returns the element with the first id of a list of ids; null if there is none. */
    @Nullable Element byId(String list) {
        return ids.first(list.strip().split("\\s+")[0]);
    }

    /**
     * Returns the first element that matches a selector; null if there is none, if it is not a
     * selector, or if too many selectors were searched for.
     */
    @Nullable Element select(String selector) {
        if (selector.isBlank() || selector.equals("#")) {
            return null;
        }
        if (selector.startsWith("#") && !selector.contains(" ")) {
            return ids.first(selector.substring(1));
        }
        if (++selectors > MAX_SELECTORS) {
            return null;
        }
        try {
            return root.selectFirst(selector);
        } catch (Selector.SelectorParseException e) {
            return null; // an address, or a selector in another syntax
        }
    }

    /**
     * Returns the tab panel that {@code aria-labelledby} links to a tab; null if there is none.
     *
     * @see <a href="https://www.w3.org/TR/wai-aria-1.2/#tabpanel">ARIA: tabpanel</a>
     */
    @Nullable Element panelLabelledBy(Element tab) {
        if (tab.id().isEmpty()) {
            return null;
        }
        return panels().stream()
                .filter(panel -> names(panel.attr("aria-labelledby"), tab.id()))
                .findFirst()
                .orElse(null);
    }

    private static boolean names(String ids, String id) {
        return ids.contains(id) && List.of(ids.strip().split("\\s+")).contains(id);
    }
}
