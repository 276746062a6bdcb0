package browsy.style.cascade;

import browsy.css.selector.FeatureNames;
import browsy.html.TreeElement;
import browsy.infra.Ascii;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Attributes;

/**
 * Finds what elements have in common as far as the selectors of their document go. Ids, classes and
 * attributes that no selector names are left out.
 */
final class FeatureTable {

    private static final String[] NONE = {};

    /** What an attribute is to the style of an element. */
    private record Role(boolean present, boolean value, boolean style, boolean hint) {
        boolean counts() {
            return present || value;
        }
    }

    private final List<FeatureNames> names = new ArrayList<>();
    private final HintSource hints;
    private final Map<String, Role> roles = new HashMap<>();
    private final Map<String[], String[]> namedClasses = new IdentityHashMap<>();
    private final Map<ElementFeatures, ElementFeatures> known = new HashMap<>();
    private final List<String> attributes = new ArrayList<>();

    /** Whether selectors ask about id and class as attributes, too. */
    private final boolean attributesOfNamesCount;

    FeatureTable(ActiveSheets sheets, HintSource hints) {
        for (ActiveSheet sheet : sheets.all()) {
            names.add(sheet.rules().names());
        }
        this.hints = hints;
        this.attributesOfNamesCount = role("id").counts() || role("class").counts();
    }

    /** The features of elements, in their order. */
    ElementFeatures[] of(List<TreeElement> elements) {
        ElementFeatures[] features = new ElementFeatures[elements.size()];
        for (int i = 0; i < features.length; i++) {
            features[i] = of(elements.get(i));
        }
        return features;
    }

    private ElementFeatures of(TreeElement element) {
        boolean styled = false;
        boolean hinted = hints.mayInherit(element);
        Attributes all = element.attributes();
        attributes.clear();
        if (all != null && !isNamedOnly(element, all)) {
            for (Attribute attribute : all) {
                Role role = role(attribute.getKey());
                styled |= role.style;
                hinted |= role.hint;
                if (role.counts()) {
                    attributes.add(attribute.getKey());
                    attributes.add(role.value ? attribute.getValue() : "");
                }
            }
        }
        String id = element.id();
        ElementFeatures features =
                new ElementFeatures(
                        element.localName(),
                        element.namespace(),
                        id != null && isNamed(id) ? id : null,
                        named(element.classes()),
                        attributes.isEmpty() ? NONE : attributes.toArray(NONE),
                        styled,
                        hinted);
        ElementFeatures same = known.putIfAbsent(features, features);
        return same == null ? features : same;
    }

    /** Whether there are no attributes but id and class, which are told apart from the others. */
    private boolean isNamedOnly(TreeElement element, Attributes all) {
        int named = (element.id() == null ? 0 : 1) + (element.classes().length == 0 ? 0 : 1);
        return all.size() == named && !attributesOfNamesCount;
    }

    /** What selectors name of the elements asked about so far. */
    DocumentNames names() {
        DocumentNames found = new DocumentNames();
        for (ElementFeatures features : known.keySet()) {
            found.add(features.ancestorHashes());
        }
        return found;
    }

    private Role role(String attribute) {
        Role role = roles.get(attribute);
        if (role == null) {
            String lower = Ascii.lower(attribute);
            // NB: pseudo-elements depend on these by themselves, see PseudoElements.
            boolean present = lower.equals("popover");
            boolean value = lower.equals("type");
            for (FeatureNames sheet : names) {
                present |= sheet.hasAttribute(lower);
                value |= sheet.hasAttributeValue(lower);
            }
            role = new Role(present, value, lower.equals("style"), hints.isHint(lower));
            roles.put(attribute, role);
        }
        return role;
    }

    private boolean isNamed(String id) {
        String lower = Ascii.lower(id);
        for (FeatureNames sheet : names) {
            if (sheet.hasId(lower)) {
                return true;
            }
        }
        return false;
    }

    private String[] named(String[] classes) {
        if (classes.length == 0) {
            return NONE;
        }
        String[] named = namedClasses.get(classes);
        if (named == null) {
            named = selectNamed(classes);
            namedClasses.put(classes, named);
        }
        return named;
    }

    private String[] selectNamed(String[] classes) {
        List<String> named = new ArrayList<>(classes.length);
        for (String name : classes) {
            if (isNamedClass(name)) {
                named.add(name);
            }
        }
        return named.toArray(NONE);
    }

    private boolean isNamedClass(String name) {
        String lower = Ascii.lower(name);
        for (FeatureNames sheet : names) {
            if (sheet.hasClass(lower)) {
                return true;
            }
        }
        return false;
    }
}
