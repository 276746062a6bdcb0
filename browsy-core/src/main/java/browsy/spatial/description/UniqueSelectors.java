package browsy.spatial.description;

import browsy.spatial.tree.AttributeValues;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Builds a short unique CSS selector for each element: by its id, by the name of a field or a test
 * attribute, or else by its path below the nearest ancestor with such a selector. Selectors do not
 * cross shadow roots: the selector of the host and that within the shadow tree are joined by
 * {@value #INTO}.
 *
 * @see <a href="https://drafts.csswg.org/selectors-4/">selectors-4</a>
 */
public final class UniqueSelectors {

    private static final Set<String> HOOKS =
            Set.of("data-testid", "data-test", "data-test-id", "data-cy", "data-qa", "name");

    /** The separator between the selector of a frame or shadow host and a selector within it. */
    public static final String INTO = " >>> ";

    /** The document, or the template element of the shadow tree. */
    private final Element root;

    /** The selectors within shadow trees, by template element. */
    private final Map<Element, UniqueSelectors> shadows = new IdentityHashMap<>();

    /**
     * The number of elements that each candidate selector matches, null before the first request.
     */
    private @Nullable Map<String, Integer> counts;

    private final Map<Element, String> known = new IdentityHashMap<>();

    /** The last step of the path to each child of the parents visited so far. */
    private final Map<Element, Map<Element, String>> steps = new IdentityHashMap<>();

    /** Creates the selectors of a document, which must not change. */
    public UniqueSelectors(Document document) {
        this((Element) document);
    }

    private UniqueSelectors(Element root) {
        this.root = root;
    }

    private Map<String, Integer> counts() {
        if (counts == null) {
            Map<String, Integer> found = new HashMap<>();
            Element first = root.firstElementChild();
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

    /** The next element in document order, skipping the content of templates. */
    private @Nullable Element next(Element element) {
        Element child = isTemplate(element) ? null : element.firstElementChild();
        if (child != null) {
            return child;
        }
        for (Element at = element; at != null && at != root; at = at.parent()) {
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

    private static boolean isTemplate(Element element) {
        return element.normalName().equals("template");
    }

    /**
     * The selector of an element, null for elements in a template that is no shadow root.
     * Thread-safe.
     */
    synchronized @Nullable String of(Element element) {
        List<Element> templates = templatesAround(element);
        StringBuilder path = new StringBuilder();
        UniqueSelectors tree = this;
        for (int i = templates.size() - 1; i >= 0; i--) {
            Element template = templates.get(i);
            Element host = template.parent();
            String ofHost = host == null ? null : tree.within(host);
            if (ofHost == null || !AttributeValues.has(template, "shadowrootmode")) {
                return null;
            }
            path.append(ofHost).append(INTO);
            tree = tree.shadows.computeIfAbsent(template, UniqueSelectors::new);
        }
        String inside = tree.within(element);
        return inside == null ? null : path + inside;
    }

    /** The ancestor templates of an element, innermost first. */
    private List<Element> templatesAround(Element element) {
        List<Element> templates = new ArrayList<>(0);
        for (Element up = element.parent(); up != null && up != root; up = up.parent()) {
            if (isTemplate(up)) {
                templates.add(up);
            }
        }
        return templates;
    }

    /** The selector of an element within the document or shadow tree. */
    private @Nullable String within(Element element) {
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
            if (parent == null) {
                return null;
            }
            if (parent == root && isTemplate(root)) {
                return ":host > " + step(anchor, parent) + path;
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
        String name = element.normalName();
        return isTypeSelector(name) && isOnly(name) ? identifier(name) : null;
    }

    private boolean isOnly(String selector) {
        return counts().getOrDefault(selector, 0) == 1;
    }

    private static @Nullable String byId(Element element) {
        String id = AttributeValues.value(element, "id");
        return id.isEmpty() ? null : "#" + identifier(id);
    }

    private static @Nullable String byHook(Element element, String attribute) {
        String value = AttributeValues.value(element, attribute);
        return value.isEmpty() || !isTypeSelector(element.normalName())
                ? null
                : identifier(element.normalName()) + "[" + attribute + "=" + string(value) + "]";
    }

    private String step(Element element, Element parent) {
        return steps.computeIfAbsent(parent, UniqueSelectors::stepsBelow).getOrDefault(element, "");
    }

    /** Computes the steps to all children of an element at once, in linear time. */
    private static Map<Element, String> stepsBelow(Element parent) {
        Map<String, Integer> totals = new HashMap<>();
        for (Element child = parent.firstElementChild();
                child != null;
                child = child.nextElementSibling()) {
            totals.merge(child.normalName(), 1, Integer::sum);
        }
        Map<String, Integer> places = new HashMap<>();
        Map<Element, String> steps = new IdentityHashMap<>();
        int index = 0;
        for (Element child = parent.firstElementChild();
                child != null;
                child = child.nextElementSibling()) {
            index++;
            String name = child.normalName();
            if (!isTypeSelector(name)) {
                steps.put(child, ":nth-child(" + index + ")");
                continue;
            }
            int place = places.merge(name, 1, Integer::sum);
            String tag = identifier(name);
            steps.put(
                    child,
                    totals.getOrDefault(name, 1) == 1 ? tag : tag + ":nth-of-type(" + place + ")");
        }
        return steps;
    }

    /**
     * Whether a tag name can be used as a type selector by all readers, including jsoup. Malformed
     * tags can contain any characters.
     */
    private static boolean isTypeSelector(String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c >= 0x80 && !Character.isLetterOrDigit(c)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Escapes an identifier. A space is escaped by its code, because readers strip white space at
     * the end of a selector.
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
            } else if (c <= ' ' || c == 0x7F || (leading && c >= '0' && c <= '9')) {
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
