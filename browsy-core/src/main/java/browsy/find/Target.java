package browsy.find;

import browsy.infra.FoldedText;
import browsy.model.InputPurpose;
import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A description of the element for an action: by id, or by properties that a user would name.
 *
 * <p>Text is compared without regard to case and white space. The best matches are returned: a
 * match of the whole name precedes a match of a part, visible elements precede hidden ones, and
 * interactive elements precede plain text. A colon or asterisk at the end of a label is ignored.
 */
public sealed interface Target {

    /**
     * The element with an id.
     *
     * @param id the id of a listed element
     */
    static Target id(int id) {
        return new Id(id);
    }

    /**
     * The element whose text or, failing that, accessible name matches.
     *
     * @param text the whole text or a part
     */
    static Target text(String text) {
        return new Text(text);
    }

    /**
     * The form field whose label matches. If there is none, the field that shows such a label
     * without having it in HTML: a {@code label} element before it, or the label that a suggested
     * {@link browsy.model.SuggestedAction.FillForm} gives to it.
     *
     * @param label the whole label or a part
     */
    static Target label(String label) {
        return new Label(label);
    }

    /**
     * The only element with a role.
     *
     * @param role the role
     */
    static Target role(Role role) {
        return new RoleAndName(role, null);
    }

    /**
     * The element with a role whose name matches.
     *
     * @param role the role
     * @param name the whole name or a part
     */
    static Target role(Role role, String name) {
        Objects.requireNonNull(name, "name");
        return new RoleAndName(role, name);
    }

    /**
     * The only element with a role.
     *
     * @param role the ARIA name of the role
     * @throws IllegalArgumentException if there is no such role
     */
    static Target role(String role) {
        return role(named(role));
    }

    /**
     * The element with a role whose name matches. If there is none, the one whose text, label or
     * placeholder matches, as formats show it.
     *
     * @param role the ARIA name of the role
     * @param name the whole name or a part
     * @throws IllegalArgumentException if there is no such role
     */
    static Target role(String role, String name) {
        Objects.requireNonNull(name, "name");
        return role(named(role), name);
    }

    private static Role named(String role) {
        Objects.requireNonNull(role, "role");
        return Role.of(role)
                .orElseThrow(() -> new IllegalArgumentException("unknown ARIA role: " + role));
    }

    /**
     * The form field with a purpose.
     *
     * @param purpose the purpose
     */
    static Target purpose(InputPurpose purpose) {
        return new Purpose(purpose);
    }

    /**
     * The element that matches a CSS selector.
     *
     * @param selector the CSS selector, see {@link SpatialDom#find}
     */
    static Target css(String selector) {
        return new Css(selector);
    }

    /**
     * The element whose {@linkplain SpatialElement#displayName name} equals the given one,
     * including case and white space.
     *
     * @param name the name
     */
    static Target exactName(String name) {
        return new Name(name, true);
    }

    /**
     * The element whose {@linkplain SpatialElement#displayName name} contains the given words.
     *
     * @param words a part of the name
     */
    static Target nameContaining(String words) {
        return new Name(Objects.requireNonNull(words, "words"), false);
    }

    /**
     * Restricts the matches of this target to the contents of the elements that another target
     * matches.
     *
     * @param container the target of the enclosing elements
     */
    default Target within(Target container) {
        return new Within(this, container);
    }

    /**
     * Selects one of several equally good matches of this target.
     *
     * @param index the index of the match in document order, from 0
     * @throws IllegalArgumentException if the index is negative
     */
    default Target nth(int index) {
        return new Nth(this, index);
    }

    /** The text that this target searches for; null if it does not search by text. */
    default @Nullable String words() {
        return null;
    }

    /**
     * Returns the equally good matches in document order: empty if there is none, several if the
     * target is ambiguous.
     *
     * @param dom the page to search
     * @throws IllegalArgumentException if the target is an invalid CSS selector
     * @throws IllegalStateException if the target is a CSS selector and the page has no document,
     *     see {@link SpatialDom#find}
     */
    List<SpatialElement> resolve(SpatialDom dom);

    /**
     * Matches the element with an id, see {@link Target#id}.
     *
     * @param id the id
     */
    record Id(int id) implements Target {
        @Override
        public List<SpatialElement> resolve(SpatialDom dom) {
            return dom.get(id).stream().toList();
        }

        @Override
        public String toString() {
            return "id " + id;
        }
    }

    /**
     * Matches elements by their text, see {@link Target#text}.
     *
     * @param text the whole text or a part
     */
    record Text(String text) implements Target {
        public Text {
            Objects.requireNonNull(text, "text");
        }

        @Override
        public List<SpatialElement> resolve(SpatialDom dom) {
            List<SpatialElement> fitting =
                    best(
                            dom.elements(),
                            text,
                            element -> Stream.of(element.caption(), element.accessibleName()));
            // Prefer elements that show the text, such as a button, to a field with that label.
            String wanted = FoldedText.of(text);
            List<SpatialElement> saying =
                    fitting.stream()
                            .filter(e -> FoldedText.of(e.caption()).contains(wanted))
                            .toList();
            return saying.isEmpty() ? fitting : saying;
        }

        @Override
        public String words() {
            return text;
        }

        @Override
        public String toString() {
            return quoted("text", text);
        }
    }

    /**
     * Matches form fields by their label, see {@link Target#label}.
     *
     * @param label the whole label or a part
     */
    record Label(String label) implements Target {
        public Label {
            Objects.requireNonNull(label, "label");
        }

        @Override
        public List<SpatialElement> resolve(SpatialDom dom) {
            List<SpatialElement> fields =
                    dom.elements().stream().filter(SpatialElement::isFormField).toList();
            List<SpatialElement> labelled =
                    best(
                            fields,
                            label,
                            field ->
                                    Stream.of(
                                            field.label(),
                                            field.accessibleName(),
                                            field.placeholder()));
            if (!labelled.isEmpty()) {
                return labelled;
            }
            ShownLabels shown = ShownLabels.of(dom);
            return best(fields, label, field -> Stream.ofNullable(shown.get(field)));
        }

        @Override
        public String words() {
            return label;
        }

        @Override
        public String toString() {
            return quoted("label", label);
        }
    }

    /**
     * Matches elements by role and name, see {@link Target#role(Role, String)}.
     *
     * @param role the role
     * @param name the whole name or a part; null for any name
     */
    record RoleAndName(Role role, @Nullable String name) implements Target {
        public RoleAndName {
            Objects.requireNonNull(role, "role");
        }

        @Override
        public List<SpatialElement> resolve(SpatialDom dom) {
            List<SpatialElement> candidates = dom.findByRole(role);
            if (name == null) {
                return firstFit(candidates, List.of(element -> !element.hidden(), element -> true));
            }
            List<SpatialElement> named =
                    best(candidates, name, element -> Stream.of(element.displayName()));
            return named.isEmpty()
                    ? best(
                            candidates,
                            name,
                            element ->
                                    Stream.of(
                                            element.text(), element.label(), element.placeholder()))
                    : named;
        }

        @Override
        public @Nullable String words() {
            return name;
        }

        @Override
        public String toString() {
            return name == null ? "role " + role.wireName() : quoted(role.wireName(), name);
        }
    }

    /**
     * Matches form fields by purpose, see {@link Target#purpose}.
     *
     * @param purpose the purpose
     */
    record Purpose(InputPurpose purpose) implements Target {
        public Purpose {
            Objects.requireNonNull(purpose, "purpose");
        }

        @Override
        public List<SpatialElement> resolve(SpatialDom dom) {
            return dom.findInputByPurpose(purpose).stream().toList();
        }

        @Override
        public String toString() {
            return "purpose " + purpose.wireName();
        }
    }

    /**
     * Matches elements by a CSS selector, see {@link Target#css}.
     *
     * @param selector the selector
     */
    record Css(String selector) implements Target {
        public Css {
            Objects.requireNonNull(selector, "selector");
        }

        @Override
        public List<SpatialElement> resolve(SpatialDom dom) {
            return dom.find(selector);
        }

        @Override
        public String toString() {
            return "selector " + selector;
        }
    }

    /**
     * Matches elements by name, see {@link Target#exactName} and {@link Target#nameContaining}.
     *
     * @param name the name or a part of it
     * @param exact whether it is the whole name, in the same case
     */
    record Name(String name, boolean exact) implements Target {
        public Name {
            Objects.requireNonNull(name, "name");
        }

        @Override
        public List<SpatialElement> resolve(SpatialDom dom) {
            String wanted = FoldedText.of(name);
            Predicate<SpatialElement> fits =
                    exact
                            ? element -> name.equals(element.displayName())
                            : element -> FoldedText.of(element.displayName()).contains(wanted);
            List<SpatialElement> fitting =
                    wanted.isEmpty() ? List.of() : dom.elements().stream().filter(fits).toList();
            return firstFit(
                    fitting,
                    List.of(
                            element -> !element.hidden() && element.isInteractive(),
                            element -> !element.hidden(),
                            element -> true));
        }

        @Override
        public String words() {
            return name;
        }

        @Override
        public String toString() {
            return quoted(exact ? "exact name" : "name with", name);
        }
    }

    /**
     * Restricts matches to the contents of other elements, see {@link Target#within}.
     *
     * @param target the target to search for
     * @param container the target of the enclosing elements
     */
    record Within(Target target, Target container) implements Target {
        public Within {
            Objects.requireNonNull(target, "target");
            Objects.requireNonNull(container, "container");
        }

        @Override
        public List<SpatialElement> resolve(SpatialDom dom) {
            Set<Integer> inside = new HashSet<>();
            container.resolve(dom).forEach(around -> inside.add(around.id()));
            Set<Integer> kept = new HashSet<>();
            for (SpatialElement element : dom.elements()) {
                Integer parent = element.relations().parent();
                Integer form = element.relations().form();
                if (isAmong(parent, inside) || isAmong(parent, kept) || isAmong(form, inside)) {
                    kept.add(element.id());
                }
            }
            return target.resolve(dom.keeping(element -> kept.contains(element.id())));
        }

        private static boolean isAmong(@Nullable Integer id, Set<Integer> ids) {
            return id != null && ids.contains(id);
        }

        @Override
        public @Nullable String words() {
            return target.words();
        }

        @Override
        public String toString() {
            return target + " within " + container;
        }
    }

    /**
     * Selects one of several matches, see {@link Target#nth}.
     *
     * @param target the target with several matches
     * @param index the index of the match in document order, from 0
     */
    record Nth(Target target, int index) implements Target {
        public Nth {
            Objects.requireNonNull(target, "target");
            if (index < 0) {
                throw new IllegalArgumentException("index must not be negative: " + index);
            }
        }

        @Override
        public List<SpatialElement> resolve(SpatialDom dom) {
            List<SpatialElement> fitting = target.resolve(dom);
            return index < fitting.size() ? List.of(fitting.get(index)) : List.of();
        }

        @Override
        public @Nullable String words() {
            return target.words();
        }

        @Override
        public String toString() {
            return target + ", number " + index + " from 0";
        }
    }

    private static String quoted(String kind, String words) {
        return kind + " \"" + words + "\"";
    }

    /**
     * Returns the candidates that satisfy the strictest condition that any of them satisfies.
     * Visible elements rank before hidden ones. Among visible elements a match of the whole name,
     * or of the name without the colon or asterisk of a label, ranks before a match of a part, and
     * for each of both interactive elements rank first.
     */
    private static List<SpatialElement> best(
            List<SpatialElement> candidates,
            String words,
            Function<SpatialElement, Stream<@Nullable String>> names) {
        String wanted = FoldedText.of(words);
        if (wanted.isEmpty()) {
            return List.of();
        }
        Predicate<SpatialElement> whole =
                element ->
                        names.apply(element).anyMatch(name -> FoldedText.of(name).equals(wanted));
        Predicate<SpatialElement> bare =
                element ->
                        names.apply(element).anyMatch(name -> FoldedText.isSameLabel(name, words));
        Predicate<SpatialElement> within =
                element ->
                        names.apply(element)
                                .filter(Objects::nonNull)
                                .anyMatch(name -> FoldedText.of(name).contains(wanted));
        Predicate<SpatialElement> seen = element -> !element.hidden();
        Predicate<SpatialElement> operable = SpatialElement::isInteractive;
        return firstFit(
                candidates,
                List.of(
                        whole.and(seen).and(operable),
                        bare.and(seen).and(operable),
                        whole.and(seen),
                        bare.and(seen),
                        within.and(seen).and(operable),
                        within.and(seen),
                        whole,
                        bare,
                        within));
    }

    /** The candidates that satisfy the first condition that any of them satisfies. */
    private static List<SpatialElement> firstFit(
            List<SpatialElement> candidates, List<Predicate<SpatialElement>> conditions) {
        for (Predicate<SpatialElement> condition : conditions) {
            List<SpatialElement> fitting = candidates.stream().filter(condition).toList();
            if (!fitting.isEmpty()) {
                return fitting;
            }
        }
        return List.of();
    }
}
