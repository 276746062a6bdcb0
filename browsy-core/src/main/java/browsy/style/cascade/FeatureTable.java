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
 * Assigns {@link ElementFeatures} to all elements of a document. Ids, classes and attributes that
 * no selector names are left out, so that few distinct features remain.
 */
final class FeatureTable {

    private static final String[] NONE = {};

    /**
     * The uses of an attribute name in the style computation.
     *
     * @param present whether selectors test the presence of the attribute
     * @param value whether selectors test its value
     * @param style whether it is the style attribute
     * @param hint whether it can be a presentational hint
     */
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

    /** The features of HTML elements without attributes, by local name. */
    private final Map<String, ElementFeatures> ofNames = new HashMap<>();

    /** By {@link ClassList#index}. */
    private @Nullable NamedClasses[] namedClasses = new @Nullable NamedClasses[64];

    /** By {@link AttributeNames#index}. */
    private @Nullable NamedAttributes[] namedAttributes = new @Nullable NamedAttributes[64];

    /** The classes of a class list that selectors name. */
    private static final class NamedClasses {
        private final String[] names;

        /**
         * The features of the last element with this class list and without a named id. Most class
         * lists occur with only one kind of features.
         */
        private @Nullable ElementFeatures latest;

        private @Nullable NamedAttributes attributesOfLatest;

        NamedClasses(String[] names) {
            this.names = names;
        }
    }

    /** The attributes of a list of attribute names that the style computation uses. */
    private static final class NamedAttributes {
        private final boolean styled;
        private final boolean hinted;

        /** The attribute names that selectors test, each followed by an empty value. */
        private final String[] pairs;

        /** The indexes in {@link #pairs} of the values that selectors test. */
        private final int[] values;

        /**
         * Whether selectors test the value of an attribute other than {@code class}, so that
         * elements with the same attribute names can have different features.
         */
        private final boolean valuesDiffer;

        /** The features of the last element with these attributes and without classes and id. */
        private @Nullable ElementFeatures latest;

        NamedAttributes(
                boolean styled,
                boolean hinted,
                String[] pairs,
                int[] values,
                boolean valuesDiffer) {
            this.styled = styled;
            this.hinted = hinted;
            this.pairs = pairs;
            this.values = values;
            this.valuesDiffer = valuesDiffer;
        }

        /** The names and the values on an element, alternately. */
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
     * @param elements the elements in the order of {@link TreeElement#index}
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

    /** The features of all elements, by {@link TreeElement#index}. */
    ElementFeatures[] ofElements() {
        return ofElements;
    }

    /** The number of distinct features. */
    int size() {
        return known.size();
    }

    /**
     * Returns the features of an element. Shortcuts avoid building the features anew for an element
     * without attributes, or with the class list and attribute names of a previous element.
     */
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
        if (named != null || attributes.valuesDiffer || !element.isHtml()) {
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
        boolean valuesDiffer = false;
        List<String> pairs = new ArrayList<>();
        int[] values = {};
        if (attributes != null) {
            for (Attribute attribute : attributes) {
                String name = attribute.getKey();
                Role role = role(name);
                styled |= role.style;
                hinted |= role.hint;
                valuesDiffer |= role.value && !name.equals("class");
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
        return new NamedAttributes(styled, hinted, pairs.toArray(NONE), values, valuesDiffer);
    }

    /** The ids, classes and types that selectors name and that occur in the document. */
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
            // Pseudo-elements depend on these attributes without any selector, see PseudoElements.
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
