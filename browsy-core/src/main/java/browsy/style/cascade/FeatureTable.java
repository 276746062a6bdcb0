package browsy.style.cascade;

import browsy.css.selector.FeatureNames;
import browsy.html.AttributeNames;
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
    private final ElementFeatures[] ofElements;

    /** Those of HTML elements without any attributes, by name. */
    private final Map<String, ElementFeatures> ofNames = new HashMap<>();

    /** By the index of the list. */
    private @Nullable NamedClasses[] namedClasses = new @Nullable NamedClasses[64];

    /** By the index of the names. */
    private @Nullable NamedAttributes[] namedAttributes = new @Nullable NamedAttributes[64];

    /** What selectors name of a list of classes. */
    private static final class NamedClasses {
        private final String[] names;

        /** The latest features with these classes, without an id; most lists have but one. */
        private @Nullable ElementFeatures latest;

        private @Nullable NamedAttributes attributesOfLatest;

        NamedClasses(String[] names) {
            this.names = names;
        }
    }

    /** What attributes of certain names are to style. */
    private static final class NamedAttributes {
        private final boolean styled;
        private final boolean hinted;

        /** The names that selectors ask about, each with an empty value behind it. */
        private final String[] pairs;

        /** The places of values that count. */
        private final int[] values;

        /** Whether a value counts that a list of classes does not tell. */
        private final boolean manifold;

        /** The latest features with these attributes, without classes and id. */
        private @Nullable ElementFeatures latest;

        NamedAttributes(
                boolean styled, boolean hinted, String[] pairs, int[] values, boolean manifold) {
            this.styled = styled;
            this.hinted = hinted;
            this.pairs = pairs;
            this.values = values;
            this.manifold = manifold;
        }

        String[] pairs(TreeElement element) {
            if (values.length == 0) {
                return pairs;
            }
            String[] filled = pairs.clone();
            for (int value : values) {
                String text = element.attribute(filled[value - 1]);
                filled[value] = text == null ? "" : text;
            }
            return filled;
        }
    }

    /**
     * @param elements in the order of their indexes
     */
    FeatureTable(List<TreeElement> elements, ActiveSheets sheets, HintSource hints) {
        for (ActiveSheet sheet : sheets.all()) {
            names.add(sheet.rules().names());
        }
        this.hints = hints;
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
        if (element.attributeNames().index() == 0 && element.isHtml()) {
            ElementFeatures same = ofNames.get(element.localName());
            if (same == null) {
                same = make(element, null);
                ofNames.put(element.localName(), same);
            }
            return same;
        }
        NamedAttributes attributes = named(element.attributeNames(), element);
        String id = element.id();
        String named = id != null && isNamed(id) ? id : null;
        if (named != null || attributes.manifold || !element.isHtml()) {
            return make(element, named);
        }
        if (element.classList().index() == 0) {
            ElementFeatures latest = attributes.latest;
            if (latest == null || !latest.localName().equals(element.localName())) {
                latest = make(element, null);
                attributes.latest = latest;
            }
            return latest;
        }
        NamedClasses classes = named(element.classList());
        ElementFeatures latest = classes.latest;
        if (latest == null
                || classes.attributesOfLatest != attributes
                || !latest.localName().equals(element.localName())) {
            latest = make(element, null);
            classes.latest = latest;
            classes.attributesOfLatest = attributes;
        }
        return latest;
    }

    private ElementFeatures make(TreeElement element, @Nullable String id) {
        NamedAttributes attributes = named(element.attributeNames(), element);
        boolean inherits = element.isHtml() && hints.mayInherit(element.localName());
        ElementFeatures features =
                new ElementFeatures(
                        known.size(),
                        element.localName(),
                        element.namespace(),
                        id,
                        named(element.classList()).names,
                        attributes.pairs(element),
                        attributes.styled,
                        attributes.hinted || inherits);
        ElementFeatures same = known.putIfAbsent(features, features);
        return same == null ? features : same;
    }

    private NamedAttributes named(AttributeNames list, TreeElement element) {
        int index = list.index();
        if (index >= namedAttributes.length) {
            namedAttributes = Arrays.copyOf(namedAttributes, 2 * index);
        }
        NamedAttributes named = namedAttributes[index];
        if (named == null) {
            named = selectNamed(element.attributes());
            namedAttributes[index] = named;
        }
        return named;
    }

    private NamedAttributes selectNamed(@Nullable Attributes attributes) {
        boolean styled = false;
        boolean hinted = false;
        boolean manifold = false;
        List<String> pairs = new ArrayList<>();
        int[] values = {};
        if (attributes != null) {
            for (Attribute attribute : attributes) {
                String name = attribute.getKey();
                Role role = role(name);
                styled |= role.style;
                hinted |= role.hint;
                manifold |= role.value && !name.equals("class");
                if (role.counts()) {
                    pairs.add(name);
                    pairs.add("");
                }
                if (role.value) {
                    values = Arrays.copyOf(values, values.length + 1);
                    values[values.length - 1] = pairs.size() - 1;
                }
            }
        }
        return new NamedAttributes(styled, hinted, pairs.toArray(NONE), values, manifold);
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
            namedClasses = Arrays.copyOf(namedClasses, 2 * index);
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
