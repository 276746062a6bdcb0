package browsy.behavior;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jsoup.select.Selector;
import org.jspecify.annotations.Nullable;

/**
 * Finds the elements of a document that attributes and code refer to. It indexes the document once,
 * so that ids, tab panels and forms must not change afterwards.
 */
final class DocumentTargets {
    /** The number of selectors other than ids that are searched for. */
    private static final int MAX_SELECTORS = 200;

    /** The number of panels that are searched for the one that a tab labels. */
    private static final int MAX_PANELS = 1_000;

    private final Element root;
    private @Nullable Index index;
    private int selectors;

    /**
     * Creates a finder.
     *
     * @param root the document
     */
    DocumentTargets(Element root) {
        this.root = root;
    }

    /**
     * The elements of a document.
     *
     * @param byId the first element of each id
     * @param forms the forms, in document order
     * @param panels the first tab panels, in document order
     */
    private record Index(Map<String, Element> byId, List<Element> forms, List<Element> panels) {
        static Index of(Element root) {
            Index index = new Index(new HashMap<>(), new ArrayList<>(), new ArrayList<>());
            root.stream().forEach(index::add);
            return index;
        }

        private void add(Element element) {
            if (!element.id().isEmpty()) {
                byId.putIfAbsent(element.id(), element);
            }
            if (element.normalName().equals("form")) {
                forms.add(element);
            }
            if (panels.size() < MAX_PANELS && element.attr("role").equals("tabpanel")) {
                panels.add(element);
            }
        }
    }

    private Index index() {
        Index known = index;
        if (known == null) {
            known = Index.of(root);
            index = known;
        }
        return known;
    }

    /** Returns the forms, in document order. */
    List<Element> forms() {
        return index().forms();
    }

    /** Returns the element with the first id of a list of ids; null if there is none. */
    @Nullable Element byId(String ids) {
        String first = ids.strip().split("\\s+")[0];
        return first.isEmpty() ? null : index().byId().get(first);
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
            return index().byId().get(selector.substring(1));
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
        return index().panels().stream()
                .filter(panel -> names(panel.attr("aria-labelledby"), tab.id()))
                .findFirst()
                .orElse(null);
    }

    private static boolean names(String ids, String id) {
        return ids.contains(id) && List.of(ids.strip().split("\\s+")).contains(id);
    }
}
