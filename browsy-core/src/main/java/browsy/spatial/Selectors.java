package browsy.spatial;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Finds for each element a short CSS selector that matches it alone: by its id, by the name of a
 * field or an attribute made for tests, or else by its place below the nearest element that has
 * such a selector.
 *
 * @see <a href="https://drafts.csswg.org/selectors-4/">selectors-4</a>
 */
final class Selectors {

    private static final Set<String> HOOKS =
            Set.of("data-testid", "data-test", "data-test-id", "data-cy", "data-qa", "name");

    private final Document document;

    /** How often each way to name an element occurs; null until something is asked. */
    private @Nullable Map<String, Integer> counts;

    private final Map<Element, String> known = new IdentityHashMap<>();

    /** Steps to the children of the parents that have been passed through. */
    private final Map<Element, Map<Element, String>> steps = new IdentityHashMap<>();

    /** Selectors for the elements of a document, which must not change. */
    Selectors(Document document) {
        this.document = document;
    }

    private Map<String, Integer> counts() {
        if (counts == null) {
            Map<String, Integer> found = new HashMap<>();
            Element first = document.firstElementChild();
            for (Element element = first; element != null; element = next(element)) {
                if (element.attributesSize() > 0) {
                    count(byId(element), found);
                    for (String hook : HOOKS) {
                        count(byHook(element, hook), found);
                    }
                }
                count(element.normalName(), found);
            }
            counts = found;
        }
        return counts;
    }

    /** The next element in document order; what is in a template is no part of the document. */
    private static @Nullable Element next(Element element) {
        boolean inert =
                element.normalName().equals("template")
                        && !Attributes.has(element, "shadowrootmode");
        Element child = inert ? null : element.firstElementChild();
        if (child != null) {
            return child;
        }
        for (Element at = element; at != null; at = at.parent()) {
            Element sibling = at.nextElementSibling();
            if (sibling != null) {
                return sibling;
            }
        }
        return null;
    }

    private static void count(@Nullable String selector, Map<String, Integer> counts) {
        if (selector != null) {
            counts.merge(selector, 1, Integer::sum);
        }
    }

    /**
     * The selector; null for elements of shadow trees, which no selector of the page reaches. Safe
     * for use by several threads.
     */
    synchronized @Nullable String of(Element element) {
        Element anchor = element;
        StringBuilder path = new StringBuilder();
        while (true) {
            String start = known.get(anchor);
            if (start == null) {
                start = unique(anchor);
            }
            if (start != null) {
                String selector = start + path;
                known.put(element, selector);
                return selector;
            }
            Element parent = anchor.parent();
            if (parent == null || parent.normalName().equals("template")) {
                return null;
            }
            path.insert(0, step(anchor, parent)).insert(0, " > ");
            anchor = parent;
        }
    }

    private @Nullable String unique(Element element) {
        String id = byId(element);
        if (id != null && isOnly(id)) {
            return id;
        }
        for (String hook : HOOKS) {
            String selector = byHook(element, hook);
            if (selector != null && isOnly(selector)) {
                return selector;
            }
        }
        return isOnly(element.normalName()) ? element.normalName() : null;
    }

    private boolean isOnly(String selector) {
        return counts().getOrDefault(selector, 0) == 1;
    }

    private static @Nullable String byId(Element element) {
        String id = Attributes.value(element, "id");
        return id.isEmpty() ? null : "#" + identifier(id);
    }

    private static @Nullable String byHook(Element element, String attribute) {
        String value = Attributes.value(element, attribute);
        return value.isEmpty()
                ? null
                : element.normalName() + "[" + attribute + "=" + string(value) + "]";
    }

    private String step(Element element, Element parent) {
        return steps.computeIfAbsent(parent, Selectors::stepsBelow).getOrDefault(element, "");
    }

    /** The steps to all children at once, so that long lists take no longer than short ones. */
    private static Map<Element, String> stepsBelow(Element parent) {
        Map<String, Integer> totals = new HashMap<>();
        for (Element child = parent.firstElementChild();
                child != null;
                child = child.nextElementSibling()) {
            totals.merge(child.normalName(), 1, Integer::sum);
        }
        Map<String, Integer> places = new HashMap<>();
        Map<Element, String> steps = new IdentityHashMap<>();
        for (Element child = parent.firstElementChild();
                child != null;
                child = child.nextElementSibling()) {
            String name = child.normalName();
            int place = places.merge(name, 1, Integer::sum);
            String tag = identifier(name);
            steps.put(
                    child,
                    totals.getOrDefault(name, 1) == 1 ? tag : tag + ":nth-of-type(" + place + ")");
        }
        return steps;
    }

    /**
     * Escapes an identifier.
     *
     * @see <a href="https://drafts.csswg.org/cssom/#serialize-an-identifier">cssom</a>
     */
    private static String identifier(String name) {
        StringBuilder out = new StringBuilder(name.length());
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean leading = i == 0 || (i == 1 && name.charAt(0) == '-');
            if (c == 0) {
                out.append('\uFFFD');
            } else if (c < ' ' || c == 0x7F || (leading && c >= '0' && c <= '9')) {
                out.append('\\').append(Integer.toHexString(c)).append(' ');
            } else if (c >= 0x80 || isNameCharacter(c)) {
                out.append(c == '-' && name.length() == 1 ? "\\-" : String.valueOf(c));
            } else {
                out.append('\\').append(c);
            }
        }
        return out.toString();
    }

    private static boolean isNameCharacter(char c) {
        return c == '-'
                || c == '_'
                || (c >= '0' && c <= '9')
                || (c >= 'A' && c <= 'Z')
                || (c >= 'a' && c <= 'z');
    }

    private static String string(String value) {
        StringBuilder out = new StringBuilder(value.length() + 2).append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ' || c == 0x7F) {
                out.append('\\').append(Integer.toHexString(c)).append(' ');
            } else {
                out.append(c);
            }
        }
        return out.append('"').toString();
    }
}
