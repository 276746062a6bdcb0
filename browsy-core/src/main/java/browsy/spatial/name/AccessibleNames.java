package browsy.spatial.name;

import static browsy.infra.Ascii.isBlank;
import static browsy.spatial.text.FlatString.collapse;
import static browsy.spatial.tree.AttributeValues.nonBlank;

import browsy.html.AttributeKind;
import browsy.infra.PrivateUse;
import browsy.model.Role;
import browsy.spatial.control.ControlValues;
import browsy.spatial.emission.TextOwnership;
import browsy.spatial.name.NameTraversal.Purpose;
import browsy.spatial.role.Roles;
import browsy.spatial.text.TextRuns;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.IdLookup;
import browsy.spatial.tree.TagCategory;
import browsy.spatial.visibility.ElementVisibility;
import browsy.style.PseudoElement;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Computes accessible names and descriptions by the steps of accname 1.2. Differences follow
 * browsers: content of nested regions and widgets is left out of a name ({@link
 * NamingRules#keepsContent}) unless the name would be empty.
 *
 * @see <a href="https://w3c.github.io/accname/#mapping_additional_nd_te">accname 1.2</a>
 */
public final class AccessibleNames {

    private final FlatTree tree;
    private final Roles roles;
    private final IdLookup scopes;
    private final ElementVisibility visibility;
    private final NativeNames nativeNames;
    private final NameFromContent contents;
    private final EmbeddedValues embeddedValues;

    /** The names by index, cached after the first request. */
    private final @Nullable String[] known;

    private final NameTraversal.Visitors visitors;
    private final ReferenceTexts references = new ReferenceTexts();

    public AccessibleNames(
            FlatTree tree,
            Roles roles,
            IdLookup scopes,
            ElementVisibility visibility,
            NativeNames nativeNames,
            ControlValues values,
            TextRuns runs,
            TextOwnership texts) {
        this.tree = tree;
        this.roles = roles;
        this.scopes = scopes;
        this.visibility = visibility;
        this.nativeNames = nativeNames;
        embeddedValues = new EmbeddedValues(roles, values);
        known = new @Nullable String[tree.size()];
        contents =
                new NameFromContent(
                        tree,
                        roles,
                        scopes,
                        runs,
                        texts,
                        (child, inside) -> compute(child, inside, false));
        visitors = new NameTraversal.Visitors(tree.size());
    }

    /** The accessible name, empty if the element has none. */
    public String name(Element element) {
        int index = tree.indexOf(element);
        return index < 0 ? "" : name(index);
    }

    /** Whether a name computed so far may contain the value of the element of an index. */
    public boolean mayNameByValue(int index) {
        return embeddedValues.hasRead(index);
    }

    /** The accessible name of the element of an index, empty if it has none. */
    public String name(int index) {
        String name = known[index];
        if (name == null) {
            Role role = roles.role(index);
            boolean nameless =
                    role == null
                            ? !tree.has(index, AttributeKind.ROLE)
                                    && !canBeNamed(tree.element(index))
                            : NamingRules.prohibitsName(role);
            name = nameless ? "" : named(index);
            known[index] = name;
        }
        return name;
    }

    /**
     * Computes a name. If it is empty because content was left out, computes it again with all
     * content.
     */
    private String named(int index) {
        NameTraversal traversal = newTraversal(Purpose.NAME);
        String computed = compute(index, traversal, true);
        // The text of an element is already collapsed.
        String name = contents.isText(computed, index) ? computed : collapse(computed);
        return name.isEmpty() && traversal.leftOut()
                ? collapse(compute(index, traversal.again(), true))
                : name;
    }

    /** Whether an element without a role can have a name. */
    private static boolean canBeNamed(Element element) {
        return switch (element.normalName()) {
            case "span", "div", "a", "b", "i" -> false;
            default -> true;
        };
    }

    /**
     * The accessible description, empty if the element has none.
     *
     * @param name the accessible name; a description equal to it is omitted
     */
    public String description(Element element, String name) {
        StringBuilder text = new StringBuilder();
        for (Element target : scopes.referenced(element, "aria-describedby")) {
            text.append(' ').append(referenced(target, -1, newTraversal(Purpose.REFERENCE)));
        }
        String description = collapse(text.toString());
        if (description.isEmpty()) {
            description = collapse(AttributeValues.value(element, "aria-description"));
        }
        if (description.isEmpty()) {
            description = collapse(AttributeValues.value(element, "title"));
        }
        return description.equals(name) ? "" : description;
    }

    /** The text of the labels of a control, empty if it has none. */
    public String label(Element control) {
        List<Element> labels = nativeNames.labels(control);
        if (labels.isEmpty()) {
            return "";
        }
        NameTraversal traversal = newTraversal(Purpose.LABEL);
        String label = label(control, labels, traversal);
        return label.isEmpty() && traversal.leftOut()
                ? label(control, labels, traversal.again())
                : label;
    }

    private String label(Element control, List<Element> labels, NameTraversal traversal) {
        traversal.visit(tree.indexOf(control));
        return collapse(joined(labels, traversal));
    }

    /** The name from ARIA attributes, markup or tooltip, without the name from content. */
    public String nameWithoutContent(int index) {
        NameTraversal traversal = newTraversal(Purpose.NAME);
        String name = nameWithoutContent(index, traversal);
        return name.isEmpty() && traversal.leftOut()
                ? nameWithoutContent(index, traversal.again())
                : name;
    }

    private String nameWithoutContent(int index, NameTraversal traversal) {
        traversal.visit(index);
        String name = collapse(authored(index, traversal));
        return name.isEmpty()
                ? collapse(AttributeValues.value(tree.element(index), "title"))
                : name;
    }

    private NameTraversal newTraversal(Purpose purpose) {
        return new NameTraversal(purpose, visitors);
    }

    /**
     * Computes the text alternative of one element.
     *
     * @param root whether the element is the one to be named or referenced, not a descendant
     *     visited for the name from content
     */
    private String compute(int index, NameTraversal traversal, boolean root) {
        if (index < 0 || (!root && traversal.hasVisited(index))) {
            return "";
        }
        // 2A, hidden and not referenced.
        boolean hidden = visibility.isHiddenFromAssistiveTechnology(index);
        if (hidden && !traversal.hiddenToo() && !(root && traversal.purpose() == Purpose.NAME)) {
            return visibility.isSubtreeHidden(index) ? "" : visibleContent(index, traversal);
        }
        boolean embedded = traversal.isContent() && !traversal.hasVisited(index);
        if (!traversal.enter(index)) {
            return "";
        }
        try {
            return visited(index, traversal, root, embedded);
        } finally {
            traversal.leave();
        }
    }

    /**
     * @param embedded whether the element is part of the name of another one
     */
    private String visited(int index, NameTraversal traversal, boolean root, boolean embedded) {
        // 2C, embedded control.
        String value = embedded ? embeddedValues.of(index, tree.element(index)) : null;
        if (value != null && !isBlank(value)) {
            return value;
        }
        // 2B, 2D and 2E.
        String name = authored(index, traversal);
        if (!isBlank(name)) {
            return name;
        }
        boolean decorative =
                tree.tag(index).equals("img") && Roles.isDecorative(tree.element(index));
        if (decorative) {
            return "";
        }
        // 2F, name from content.
        if (root
                ? traversal.isContent() || namesFromContent(index)
                : value == null && includesContent(index, traversal)) {
            name =
                    visibility.hidesOnlyText(index) && !traversal.hiddenToo()
                            ? visibleContent(index, traversal)
                            : contents.of(index, traversal);
            if (!isBlank(name)) {
                return name;
            }
        }
        // 2I, tooltip.
        String tooltip = root || includesTooltip(index, traversal) ? tooltip(index) : "";
        return tooltip.isEmpty() ? nameOfHeading(index, root, traversal, name) : tooltip;
    }

    /**
     * Whether the content of a descendant contributes to the name. Notes in the traversal if it is
     * left out.
     */
    private boolean includesContent(int index, NameTraversal traversal) {
        if (traversal.includesAll() || !NamingRules.keepsContent(roles.role(index))) {
            return true;
        }
        traversal.leaveOut();
        return false;
    }

    /**
     * Whether the tooltip of a descendant contributes to the name. Those of elements without a role
     * do not. Notes in the traversal if one is left out.
     */
    private boolean includesTooltip(int index, NameTraversal traversal) {
        if (traversal.includesAll() || roles.role(index) != null) {
            return true;
        }
        if (tree.has(index, AttributeKind.TITLE)) {
            traversal.leaveOut();
        }
        return false;
    }

    /**
     * The heading of a dialog or article without a name; other elements keep the blank text,
     * because its white space separates words.
     */
    private String nameOfHeading(int index, boolean root, NameTraversal traversal, String blank) {
        if (!root || traversal.purpose() != Purpose.NAME) {
            return blank;
        }
        Role role = roles.role(index);
        boolean named = role == Role.DIALOG || role == Role.ALERTDIALOG || role == Role.ARTICLE;
        Element heading = named ? NativeNames.heading(tree.element(index)) : null;
        return heading == null
                ? blank
                : joined(List.of(heading), traversal.as(Purpose.LABEL, false));
    }

    /**
     * The text of the visible descendants and pseudo-elements of an element whose own text is
     * hidden.
     */
    private String visibleContent(int index, NameTraversal traversal) {
        StringBuilder text = new StringBuilder();
        if (traversal.enter(index)) {
            text.append(contents.generated(index, PseudoElement.BEFORE));
            for (int i = index + 1; i < tree.end(index); i = tree.end(i)) {
                text.append(compute(i, traversal, false));
            }
            text.append(contents.generated(index, PseudoElement.AFTER));
            traversal.leave();
        }
        return text.toString();
    }

    /**
     * The name from {@code aria-labelledby} (2B), {@code aria-label} (2D) or the markup (2E); empty
     * if there is none.
     */
    private String authored(int index, NameTraversal traversal) {
        Element element = tree.element(index);
        if (tree.has(index, AttributeKind.ARIA_NAME)) {
            String name = authoredByAria(index, traversal);
            if (!isBlank(name)) {
                return name;
            }
        }
        if (!tree.is(index, TagCategory.NAMED_BY_MARKUP) || roles.isPresentational(index)) {
            return "";
        }
        String text = nativeNames.text(element);
        if (text != null) {
            return text;
        }
        if (traversal.purpose() == Purpose.LABEL) {
            return "";
        }
        List<Element> namers = nativeNames.labels(element);
        if (namers.isEmpty()) {
            Element namer = nativeNames.namingChild(element);
            if (namer == null) {
                return "";
            }
            // The title of a graphic is never rendered; it exists only for the name.
            boolean title = namer.normalName().equals("title");
            return joined(List.of(namer), traversal.as(Purpose.LABEL, title));
        }
        return joined(namers, traversal.as(Purpose.LABEL, false));
    }

    private String authoredByAria(int from, NameTraversal traversal) {
        Element element = tree.element(from);
        if (traversal.purpose() != Purpose.REFERENCE
                && AttributeValues.has(element, "aria-labelledby")) {
            StringBuilder joined = new StringBuilder();
            for (Element target : scopes.referenced(element, "aria-labelledby")) {
                joined.append(' ').append(referenced(target, from, traversal));
            }
            String name = joined.toString();
            if (!isBlank(name)) {
                return name;
            }
        }
        String label = nonBlank(element, "aria-label");
        return label == null ? "" : PrivateUse.strip(label);
    }

    /**
     * The text alternative of an element that an IDREF attribute references.
     *
     * @param from the index of the referencing element if it is part of the computation, -1 if it
     *     does not affect the text
     */
    private String referenced(Element target, int from, NameTraversal traversal) {
        int index = tree.indexOf(target);
        if (index < 0) {
            return "";
        }
        boolean hidden = visibility.isHiddenFromAssistiveTechnology(index);
        NameTraversal reference = traversal.as(Purpose.REFERENCE, hidden);
        ReferenceTexts.Computation text = () -> compute(index, reference, true);
        int elements = tree.end(index) - index;
        boolean shared = traversal.isAtStart() && (from < 0 || !tree.contains(index, from));
        return shared ? references.shared(index, elements, text) : references.once(elements, text);
    }

    /** The texts of elements that name another one, except those that are being computed. */
    private String joined(List<Element> namers, NameTraversal traversal) {
        StringBuilder joined = new StringBuilder();
        for (Element namer : namers) {
            int index = tree.indexOf(namer);
            if (index >= 0 && !traversal.hasVisited(index)) {
                joined.append(' ').append(compute(index, traversal, true));
            }
        }
        return joined.toString();
    }

    private String tooltip(int index) {
        Element element = tree.element(index);
        String title = tree.has(index, AttributeKind.TITLE) ? nonBlank(element, "title") : null;
        if (title != null) {
            return title;
        }
        if (tree.is(index, TagCategory.CONTROL) && AttributeValues.has(element, "placeholder")) {
            return AttributeValues.value(element, "placeholder");
        }
        return tree.has(index, AttributeKind.ARIA)
                ? AttributeValues.value(element, "aria-placeholder")
                : "";
    }

    private boolean namesFromContent(int index) {
        Role role = roles.role(index);
        return role == null
                ? tree.tag(index).equals("summary")
                : NamingRules.namesFromContent(role);
    }
}
