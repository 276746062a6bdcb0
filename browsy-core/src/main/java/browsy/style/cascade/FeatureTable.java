package browsy.style.cascade;

import browsy.css.selector.FeatureNames;
import browsy.html.ClassList;
import browsy.html.TreeElement;
import browsy.infra.Ascii;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Attributes;
import org.jspecify.annotations.Nullable;

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
    private final Map<ElementFeatures, ElementFeatures> known = new HashMap<>();
    private final List<String> attributes = new ArrayList<>();
    private final ElementFeatures[] ofElements;

    /** Those of HTML elements without any attributes, by name. */
    private final Map<String, ElementFeatures> ofNames = new HashMap<>();

    /** By the index of the list. */
    private @Nullable NamedClasses[] namedClasses = new @Nullable NamedClasses[64];

    /** What selectors name of a list of classes. */
    private static final class NamedClasses {
        private final String[] names;

        /** The latest features with these classes and no other names; most lists have but one. */
        private @Nullable ElementFeatures latest;

        NamedClasses(String[] names) {
            this.names = names;
        }
    }

    /** Whether selectors ask about id and class as attributes, too. */
    private final boolean attributesOfNamesCount;

    /**
     * @param elements in the order of their indexes
     */
    FeatureTable(List<TreeElement> elements, ActiveSheets sheets, HintSource hints) {
        for (ActiveSheet sheet : sheets.all()) {
            names.add(sheet.rules().names());
        }
        this.hints = hints;
        this.attributesOfNamesCount = role("id").counts() || role("class").counts();
        this.ofElements = new ElementFeatures[elements.size()];
        for (int i = 0; i < ofElements.length; i++) {
            ofElements[i] = of(elements.get(i));
        }
    }

    /** The features of elements by their indexes. */
    ElementFeatures[] ofElements() {
        return ofElements;
    }

    /** How many different ones there are. */
    int size() {
        return known.size();
    }

    private ElementFeatures of(TreeElement element) {
        Attributes all = element.attributes();
        if (all == null && element.isHtml()) {
            ElementFeatures same = ofNames.get(element.localName());
            if (same == null) {
                same = make(element, null);
                ofNames.put(element.localName(), same);
            }
            return same;
        }
        if (all == null || !isNamedOnly(element, all)) {
            return make(element, all);
        }
        String id = element.id();
        NamedClasses classes = named(element.classList());
        ElementFeatures latest = classes.latest;
        if (latest != null
                && latest.tag().equals(element.localName())
                && element.isHtml()
                && (id == null || !isNamed(id))) {
            return latest;
        }
        ElementFeatures features = make(element, null);
        if (features.id() == null) {
            classes.latest = features;
        }
        return features;
    }

    /**
     * @param all the attributes to look at beside id and class
     */
    private ElementFeatures make(TreeElement element, @Nullable Attributes all) {
        boolean styled = false;
        boolean hinted = element.isHtml() && hints.mayInherit(element.localName());
        attributes.clear();
        if (all != null) {
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
                        known.size(),
                        element.localName(),
                        element.namespace(),
                        id != null && isNamed(id) ? id : null,
                        named(element.classList()).names,
                        attributes.isEmpty() ? NONE : attributes.toArray(NONE),
                        styled,
                        hinted);
        ElementFeatures same = known.putIfAbsent(features, features);
        return same == null ? features : same;
    }

    /** Whether there are no attributes but id and class, which are told apart from the others. */
    private boolean isNamedOnly(TreeElement element, Attributes all) {
        int named = (element.id() == null ? 0 : 1) + (element.classList().index() == 0 ? 0 : 1);
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

    private NamedClasses named(ClassList classes) {
        int index = classes.index();
        if (index >= namedClasses.length) {
            namedClasses = Arrays.copyOf(namedClasses, StrictMath.max(index + 1, 2 * index));
        }
        NamedClasses named = namedClasses[index];
        if (named == null) {
            named = new NamedClasses(selectNamed(classes.names()));
            namedClasses[index] = named;
        }
        return named;
    }

    private String[] selectNamed(String[] classes) {
        if (classes.length == 0) {
            return NONE;
        }
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
