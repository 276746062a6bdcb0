package browsy.model;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One thing on a page: something to operate, a run of text, or a landmark.
 *
 * <p>Immutable. Two elements are equal if everything about them is, id and box included. The value
 * of a password field is {@link #MASK} as soon as it has one: what was typed never gets into a
 * Spatial DOM.
 */
public final class SpatialElement {

    /** What stands in place of a secret value. */
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
     * Starts an element.
     *
     * @param id positive, unique in its Spatial DOM
     * @param tag HTML tag name in lower case
     */
    public static SpatialElementBuilder builder(int id, String tag) {
        return new SpatialElementBuilder().id(id).tag(tag);
    }

    /** Starts an element whose id and tag are set later. */
    public static SpatialElementBuilder builder() {
        return new SpatialElementBuilder();
    }

    /** A builder that starts from this element. */
    public SpatialElementBuilder toBuilder() {
        return new SpatialElementBuilder(this);
    }

    /** The number by which actions name it. */
    public int id() {
        return id;
    }

    /** The HTML tag name in lower case. */
    public String tag() {
        return tag;
    }

    /** The ARIA role, given or implied; null if it has none. */
    public @Nullable Role role() {
        return role;
    }

    /**
     * Its own words, without those of other elements inside it, or the alternative text of a
     * picture; null if it has none. For finding and comparing.
     */
    public @Nullable String text() {
        return text;
    }

    /** The words on it: its {@link #text()} or the value of a button; empty if it shows none. */
    public String caption() {
        if (text != null) {
            return text;
        }
        InputType type = inputType();
        String caption = type != null && type.isButton() ? value() : null;
        return caption == null ? "" : caption;
    }

    /**
     * What it says in reading order: its own words, and references to the elements that stand
     * between them, such as the links of a sentence. Empty if it has no text.
     *
     * @see SpatialDom#fullText(SpatialElement)
     */
    public List<Run> runs() {
        return runs.isEmpty() && text != null && !text.isEmpty()
                ? List.of(new Run.Text(text))
                : runs;
    }

    /** Whether other elements stand between its words. */
    public boolean hasReferences() {
        return !runs.isEmpty();
    }

    /** Where a link leads, absolute if the page's address is known. */
    public @Nullable String href() {
        return href;
    }

    /** What kind of message it is, null if none. */
    public @Nullable AlertKind alertType() {
        return alertType;
    }

    /** What it is as a form field; {@link FieldInfo#NONE} if it is none. */
    public FieldInfo field() {
        return field;
    }

    /** The text shown in an empty field. */
    public @Nullable String placeholder() {
        return field.placeholder();
    }

    /** The current value of a field, {@link #MASK} for passwords. */
    public @Nullable String value() {
        return field.value();
    }

    /** The type of an input element, null for all others. */
    public @Nullable InputType inputType() {
        return field.inputType();
    }

    /** The name under which a field's value is sent. */
    public @Nullable String name() {
        return field.name();
    }

    /** The text of the labels of a field. */
    public @Nullable String label() {
        return field.label();
    }

    /** What a field accepts. */
    public Constraints constraints() {
        return field.constraints();
    }

    /** The choices of a select element or of a field's list of suggestions. */
    public List<SelectOption> options() {
        return field.options();
    }

    /** How it stands. */
    public ElementState state() {
        return state;
    }

    /**
     * Whether it answers to clicks though neither its tag nor its role says so: it has a click
     * handler, can be focused, or is drawn like something to click.
     */
    public boolean clickable() {
        return clickable;
    }

    /** The accessible name, null if it is empty. */
    public @Nullable String accessibleName() {
        return accessible.name();
    }

    /** The accessible description, null if it is empty. */
    public @Nullable String description() {
        return accessible.description();
    }

    /** The level of a heading or tree item, counted from 1. */
    public @Nullable Integer level() {
        return accessible.level();
    }

    /** Whether a person does not see it. */
    public boolean hidden() {
        return visibility.hidden();
    }

    /** Whether it is hidden, why, and whether a click reaches it. */
    public Visibility visibility() {
        return visibility;
    }

    /** The border box; {@link Bounds#NONE} if it generates no box. */
    public Bounds bounds() {
        return bounds;
    }

    /** Where it belongs. */
    public Relations relations() {
        return relations;
    }

    /**
     * A CSS selector that matches this element alone, null if none is known. Put together when it
     * is first asked for.
     */
    public @Nullable String selector() {
        return selector.get();
    }

    DeferredText deferredSelector() {
        return selector;
    }

    /** What is odd about its text. */
    public Set<TextFlag> textFlags() {
        return textFlags;
    }

    /** Whether the role is one of a landmark. */
    public boolean isLandmark() {
        return role != null && role.isLandmark();
    }

    /** Whether it can be operated: a control, a link, or something with the role of one. */
    public boolean isInteractive() {
        return switch (tag) {
            case "button", "input", "select", "textarea", "summary" -> true;
            default -> clickable || href != null || (role != null && role.isWidget());
        };
    }

    /** Whether it is a field whose value is sent with a form. */
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
     * What a person would call it: its accessible name, else its text, label, placeholder or
     * caption, whichever comes first. Null if it has none.
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
        return other instanceof SpatialElement that
                && bounds.equals(that.bounds)
                && sameExceptBounds(that);
    }

    /** Whether the other element differs from this one in nothing but the box. */
    public boolean sameExceptBounds(SpatialElement other) {
        return saysTheSame(other)
                && relations.equals(other.relations)
                && visibility.reasons().equals(other.visibility.reasons())
                && (selector == other.selector
                        || Objects.equals(selector.get(), other.selector.get()));
    }

    /**
     * Whether the other element differs from this one in nothing that a reader of the page would
     * notice: where it stands, where it belongs and how its hiding is explained do not count.
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
        return Objects.hash(id, tag, text, bounds);
    }

    /** One short line for logs and debuggers: id, tag, name and box, never a value. */
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
     * What an element is as a form field.
     *
     * @param inputType type of an input element, null for all others
     * @param name name under which the value is sent
     * @param label text of its labels
     * @param placeholder text shown while it is empty
     * @param value current value, {@link #MASK} for passwords
     * @param constraints what it accepts
     * @param options its choices
     */
    public record FieldInfo(
            @Nullable InputType inputType,
            @Nullable String name,
            @Nullable String label,
            @Nullable String placeholder,
            @Nullable String value,
            Constraints constraints,
            List<SelectOption> options) {

        /** No form field. */
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
     * What assistive technology is told.
     *
     * @param name accessible name
     * @param description accessible description
     * @param level level of a heading or tree item
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
     * Whether an element is seen.
     *
     * @param hidden whether a person does not see it
     * @param reasons why, nearest cause first; empty if it is seen
     * @param coveredBy id of the overlay that lies over it, null if none does; what is covered is
     *     not {@code hidden}, but cannot be operated before the overlay is gone
     * @param clickThrough whether a click on it reaches what is behind it ({@code pointer-events:
     *     none}); keys still reach it
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
