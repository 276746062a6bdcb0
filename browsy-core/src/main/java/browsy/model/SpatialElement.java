package browsy.model;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A listed element of a page: an interactive element, a text, or a landmark.
 *
 * <p>Immutable. Two elements are equal if all their components are equal, including id and bounds.
 * The value of a password field is replaced by {@link #MASK}, so that passwords never get into a
 * Spatial DOM.
 */
public final class SpatialElement {

    /** The replacement for a secret value. */
    public static final String MASK = "***";

    private final int id;
    private final String tag;
    private final @Nullable Role role;
    private final @Nullable String text;
    private final List<Run> runs;
    private final @Nullable String href;
    private final @Nullable AlertKind alertType;
    private final FieldInfo field;
    private final ElementState state;
    private final boolean clickable;
    private final AccessibleInfo accessible;
    private final Visibility visibility;
    private final Bounds bounds;
    private final Relations relations;
    private final DeferredText selector;
    private final Set<TextFlag> textFlags;

    SpatialElement(SpatialElementBuilder from) {
        id = from.id;
        tag = from.tag;
        role = from.role;
        text = from.text;
        runs = List.copyOf(from.runs);
        href = from.href;
        alertType = from.alertType;
        field = from.field();
        state = from.state;
        clickable = from.clickable;
        accessible = AccessibleInfo.of(from);
        visibility = Visibility.of(from);
        bounds = from.bounds;
        relations = from.relations;
        selector = from.selector;
        textFlags =
                from.textFlags.isEmpty()
                        ? Set.of()
                        : Collections.unmodifiableSet(EnumSet.copyOf(from.textFlags));
    }

    /**
     * Returns a builder for an element.
     *
     * @param id a positive number, unique in its Spatial DOM
     * @param tag the HTML tag name in lower case
     */
    public static SpatialElementBuilder builder(int id, String tag) {
        return new SpatialElementBuilder().id(id).tag(tag);
    }

    /** Returns a builder without id and tag, which must be set. */
    public static SpatialElementBuilder builder() {
        return new SpatialElementBuilder();
    }

    /** Returns a builder that starts with this element. */
    public SpatialElementBuilder toBuilder() {
        return new SpatialElementBuilder(this);
    }

    /** The id by which actions refer to the element. */
    public int id() {
        return id;
    }

    /** The HTML tag name in lower case. */
    public String tag() {
        return tag;
    }

    /** The explicit or implicit ARIA role; null if there is none. */
    public @Nullable Role role() {
        return role;
    }

    /**
     * The text of the element itself without that of listed elements inside it, or the alternative
     * text of an image; null if there is none. Suited for searching and comparing; see {@link
     * #runs()} for reading.
     */
    public @Nullable String text() {
        return text;
    }

    /** The visible text: {@link #text()}, or the value of a button; empty if there is none. */
    public String caption() {
        if (text != null) {
            return text;
        }
        InputType type = inputType();
        String caption = type != null && type.isButton() ? value() : null;
        return caption == null ? "" : caption;
    }

    /**
     * The text in reading order: words of the element, and references to listed elements between
     * them, such as the links in a sentence. Empty if there is no text.
     *
     * @see SpatialDom#fullText(SpatialElement)
     */
    public List<Run> runs() {
        return runs.isEmpty() && text != null && !text.isEmpty()
                ? List.of(new Run.Text(text))
                : runs;
    }

    /** Whether the text contains references to other elements. */
    public boolean hasReferences() {
        return !runs.isEmpty();
    }

    /**
     * The address of a link, absolute if the address of the page is known; null for other elements.
     */
    public @Nullable String href() {
        return href;
    }

    /** The kind of message; null if the element is none. */
    public @Nullable AlertKind alertType() {
        return alertType;
    }

    /** The properties of a form field; {@link FieldInfo#NONE} if the element is none. */
    public FieldInfo field() {
        return field;
    }

    /** The placeholder of a field; null if there is none. */
    public @Nullable String placeholder() {
        return field.placeholder();
    }

    /** The current value of a field, {@link #MASK} for passwords; null if there is none. */
    public @Nullable String value() {
        return field.value();
    }

    /** The type of an input element; null for other elements. */
    public @Nullable InputType inputType() {
        return field.inputType();
    }

    /** The name under which the value of a field is submitted; null if there is none. */
    public @Nullable String name() {
        return field.name();
    }

    /** The text of the labels of a field; null if there are none. */
    public @Nullable String label() {
        return field.label();
    }

    /** The constraints on the value of a field. */
    public Constraints constraints() {
        return field.constraints();
    }

    /** The options of a select element or of the suggestions for a field. */
    public List<SelectOption> options() {
        return field.options();
    }

    /** The current state, such as checked or disabled. */
    public ElementState state() {
        return state;
    }

    /**
     * Whether the element reacts to clicks although neither its tag nor its role is interactive: it
     * has a click handler, is focusable, or is styled like a clickable element.
     */
    public boolean clickable() {
        return clickable;
    }

    /** The accessible name; null if it is empty. */
    public @Nullable String accessibleName() {
        return accessible.name();
    }

    /** The accessible description; null if it is empty. */
    public @Nullable String description() {
        return accessible.description();
    }

    /** The level of a heading or tree item, from 1; null for other elements. */
    public @Nullable Integer level() {
        return accessible.level();
    }

    /** Whether the element is invisible. */
    public boolean hidden() {
        return visibility.hidden();
    }

    /** The visibility with the reasons, and whether clicks reach the element. */
    public Visibility visibility() {
        return visibility;
    }

    /** The border box; {@link Bounds#NONE} if the element generates none. */
    public Bounds bounds() {
        return bounds;
    }

    /** The relations to other elements. */
    public Relations relations() {
        return relations;
    }

    /**
     * A CSS selector that matches only this element, computed at the first call; null if none is
     * known.
     */
    public @Nullable String selector() {
        return selector.get();
    }

    DeferredText deferredSelector() {
        return selector;
    }

    /** Reasons to distrust the text. */
    public Set<TextFlag> textFlags() {
        return textFlags;
    }

    /** Whether the role is a landmark role. */
    public boolean isLandmark() {
        return role != null && role.isLandmark();
    }

    /** Whether the element is interactive: a control, a link, or an element with a widget role. */
    public boolean isInteractive() {
        return switch (tag) {
            case "button", "input", "select", "textarea", "summary" -> true;
            default -> clickable || href != null || (role != null && role.isWidget());
        };
    }

    /** Whether the element is a form field with a value, as opposed to a button. */
    public boolean isFormField() {
        return switch (tag) {
            case "select", "textarea" -> true;
            case "input" -> inputType() == null || !inputType().isButton();
            default ->
                    role == Role.TEXTBOX
                            || role == Role.SEARCHBOX
                            || role == Role.COMBOBOX
                            || role == Role.SPINBUTTON;
        };
    }

    /**
     * The name of the element for people: the first of its accessible name, text, label,
     * placeholder and button caption that is not empty; null if there is none.
     */
    public @Nullable String displayName() {
        for (@Nullable String candidate :
                new @Nullable String[] {accessible.name(), text, field.label(), placeholder()}) {
            if (candidate != null && !candidate.isEmpty()) {
                return candidate;
            }
        }
        InputType type = inputType();
        return type != null && type.isButton() ? value() : null;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof SpatialElement that
                        && sameExceptBounds(that)
                        && bounds.equals(that.bounds));
    }

    /** Whether another element equals this one except for the bounds. */
    public boolean sameExceptBounds(SpatialElement other) {
        return saysTheSame(other)
                && relations.equals(other.relations)
                && visibility.reasons().equals(other.visibility.reasons())
                && (selector == other.selector
                        || Objects.equals(selector.get(), other.selector.get()));
    }

    /**
     * Whether another element equals this one in all properties that a reader of the page notices:
     * without bounds, relations, selector and the reasons for being hidden.
     */
    public boolean saysTheSame(SpatialElement other) {
        return id == other.id
                && tag.equals(other.tag)
                && role == other.role
                && Objects.equals(text, other.text)
                && runs.equals(other.runs)
                && Objects.equals(href, other.href)
                && alertType == other.alertType
                && field.equals(other.field)
                && state.equals(other.state)
                && clickable == other.clickable
                && accessible.equals(other.accessible)
                && hidden() == other.hidden()
                && Objects.equals(visibility.coveredBy(), other.visibility.coveredBy())
                && visibility.clickThrough() == other.visibility.clickThrough()
                && textFlags.equals(other.textFlags);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * id + tag.hashCode()) + Objects.hashCode(text);
    }

    /**
     * A short line for logs and debuggers with id, tag, name and bounds; never the value of a
     * field.
     */
    @Override
    public String toString() {
        String shown = displayName();
        StringBuilder line = new StringBuilder(48).append('[').append(hidden() ? "!" : "");
        line.append(id).append(':').append(tag);
        if (shown != null) {
            String flat = shown.replaceAll("\\s+", " ");
            line.append(" \"").append(flat.length() > 40 ? flat.substring(0, 40) + "…" : flat);
            line.append('"');
        }
        return line.append(
                        String.format(
                                Locale.ROOT,
                                " @%d,%d %dx%d]",
                                Math.round(bounds.x()),
                                Math.round(bounds.y()),
                                Math.round(bounds.width()),
                                Math.round(bounds.height())))
                .toString();
    }

    /**
     * The properties of a form field.
     *
     * @param inputType the type of an input element; null for other elements
     * @param name the name under which the value is submitted; null if there is none
     * @param label the text of the labels; null if there are none
     * @param placeholder the text in the empty field; null if there is none
     * @param value the current value, {@link #MASK} for passwords; null if there is none
     * @param constraints the constraints on the value
     * @param options the options to choose from
     */
    public record FieldInfo(
            @Nullable InputType inputType,
            @Nullable String name,
            @Nullable String label,
            @Nullable String placeholder,
            @Nullable String value,
            Constraints constraints,
            List<SelectOption> options) {

        /** The properties of an element that is no form field. */
        public static final FieldInfo NONE =
                new FieldInfo(null, null, null, null, null, Constraints.NONE, List.of());

        public FieldInfo {
            options = List.copyOf(options);
            if (value != null && !value.isEmpty() && isSecret(inputType, constraints)) {
                value = MASK;
            }
        }

        private static boolean isSecret(@Nullable InputType type, Constraints constraints) {
            String purpose = constraints.autocomplete();
            return type == InputType.PASSWORD
                    || (purpose != null && purpose.toLowerCase(Locale.ROOT).endsWith("-password"));
        }
    }

    /**
     * The properties for assistive technology.
     *
     * @param name the accessible name; null if it is empty
     * @param description the accessible description; null if it is empty
     * @param level the level of a heading or tree item; null for other elements
     */
    record AccessibleInfo(
            @Nullable String name, @Nullable String description, @Nullable Integer level) {

        private static final AccessibleInfo NONE = new AccessibleInfo(null, null, null);

        private static AccessibleInfo of(SpatialElementBuilder from) {
            return from.accessibleName == null && from.description == null && from.level == null
                    ? NONE
                    : new AccessibleInfo(from.accessibleName, from.description, from.level);
        }
    }

    /**
     * The visibility of an element.
     *
     * @param hidden whether the element is invisible
     * @param reasons the reasons, the nearest cause first; empty if it is visible
     * @param coveredBy the id of the overlay that covers it; null if none does. A covered element
     *     is not {@code hidden}, but cannot be operated until the overlay is dismissed
     * @param clickThrough whether a click on it reaches the element behind it ({@code
     *     pointer-events: none}); it still takes keyboard input
     */
    public record Visibility(
            boolean hidden,
            List<HiddenReason> reasons,
            @Nullable Integer coveredBy,
            boolean clickThrough) {

        private static final Visibility SEEN = new Visibility(false, List.of(), null, false);

        private static Visibility of(SpatialElementBuilder from) {
            boolean seen =
                    !from.hidden
                            && from.hiddenReasons.isEmpty()
                            && from.coveredBy == null
                            && !from.clickThrough;
            return seen
                    ? SEEN
                    : new Visibility(
                            from.hidden, from.hiddenReasons, from.coveredBy, from.clickThrough);
        }

        public Visibility {
            reasons = List.copyOf(reasons);
        }
    }
}
