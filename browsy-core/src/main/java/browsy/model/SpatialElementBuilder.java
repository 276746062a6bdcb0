package browsy.model;

import browsy.model.SpatialElement.FieldInfo;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Builds a {@link SpatialElement}. Not thread-safe.
 *
 * @see SpatialElement#builder
 */
public final class SpatialElementBuilder {

    int id;
    String tag = "";
    @Nullable Role role;
    @Nullable String text;
    List<Run> runs = List.of();
    @Nullable String href;
    @Nullable AlertKind alertType;
    ElementState state = ElementState.NONE;
    boolean clickable;
    @Nullable String accessibleName;
    @Nullable String description;
    @Nullable Integer level;
    boolean hidden;
    List<HiddenReason> hiddenReasons = List.of();
    @Nullable Integer coveredBy;
    boolean clickThrough;
    Bounds bounds = Bounds.NONE;
    Relations relations = Relations.NONE;
    DeferredText selector = DeferredText.NONE;
    Set<TextFlag> textFlags = Set.of();

    private @Nullable InputType inputType;
    private @Nullable String name;
    private @Nullable String label;
    private @Nullable String placeholder;
    private @Nullable String value;
    private Constraints constraints = Constraints.NONE;
    private List<SelectOption> options = List.of();

    SpatialElementBuilder() {}

    SpatialElementBuilder(SpatialElement from) {
        id = from.id();
        tag = from.tag();
        role = from.role();
        text = from.text();
        runs = from.hasReferences() ? from.runs() : List.of();
        href = from.href();
        alertType = from.alertType();
        inputType = from.inputType();
        name = from.name();
        label = from.label();
        placeholder = from.placeholder();
        value = from.value();
        constraints = from.constraints();
        options = from.options();
        state = from.state();
        clickable = from.clickable();
        accessibleName = from.accessibleName();
        description = from.description();
        level = from.level();
        hidden = from.hidden();
        hiddenReasons = from.visibility().reasons();
        coveredBy = from.visibility().coveredBy();
        clickThrough = from.visibility().clickThrough();
        bounds = from.bounds();
        relations = from.relations();
        selector = from.deferredSelector();
        textFlags = from.textFlags();
    }

    /** See {@link SpatialElement#id()}. */
    public SpatialElementBuilder id(int id) {
        this.id = id;
        return this;
    }

    /** See {@link SpatialElement#tag()}. */
    public SpatialElementBuilder tag(String tag) {
        this.tag = tag;
        return this;
    }

    /** See {@link SpatialElement#role()}. */
    public SpatialElementBuilder role(@Nullable Role role) {
        this.role = role;
        return this;
    }

    /** See {@link SpatialElement#text()}. */
    public SpatialElementBuilder text(@Nullable String text) {
        this.text = text;
        return this;
    }

    /**
     * See {@link SpatialElement#runs()}.
     *
     * @param runs the runs if there are references; empty if the text is complete
     */
    public SpatialElementBuilder runs(List<Run> runs) {
        this.runs = runs;
        return this;
    }

    /** See {@link SpatialElement#href()}. */
    public SpatialElementBuilder href(@Nullable String href) {
        this.href = href;
        return this;
    }

    /** See {@link SpatialElement#alertType()}. */
    public SpatialElementBuilder alertType(@Nullable AlertKind alertType) {
        this.alertType = alertType;
        return this;
    }

    /** Sets all components of {@link SpatialElement#field()}. */
    public SpatialElementBuilder field(FieldInfo field) {
        return inputType(field.inputType())
                .name(field.name())
                .label(field.label())
                .placeholder(field.placeholder())
                .value(field.value())
                .constraints(field.constraints())
                .options(field.options());
    }

    /** See {@link SpatialElement#inputType()}. */
    public SpatialElementBuilder inputType(@Nullable InputType inputType) {
        this.inputType = inputType;
        return this;
    }

    /** See {@link SpatialElement#name()}. */
    public SpatialElementBuilder name(@Nullable String name) {
        this.name = name;
        return this;
    }

    /** See {@link SpatialElement#label()}. */
    public SpatialElementBuilder label(@Nullable String label) {
        this.label = label;
        return this;
    }

    /** See {@link SpatialElement#placeholder()}. */
    public SpatialElementBuilder placeholder(@Nullable String placeholder) {
        this.placeholder = placeholder;
        return this;
    }

    /** See {@link SpatialElement#value()}. */
    public SpatialElementBuilder value(@Nullable String value) {
        this.value = value;
        return this;
    }

    /** See {@link SpatialElement#constraints()}. */
    public SpatialElementBuilder constraints(Constraints constraints) {
        this.constraints = constraints;
        return this;
    }

    /** See {@link SpatialElement#options()}. */
    public SpatialElementBuilder options(List<SelectOption> options) {
        this.options = options;
        return this;
    }

    /** See {@link SpatialElement#state()}. */
    public SpatialElementBuilder state(ElementState state) {
        this.state = state;
        return this;
    }

    /** See {@link SpatialElement#clickable()}. */
    public SpatialElementBuilder clickable(boolean clickable) {
        this.clickable = clickable;
        return this;
    }

    /** See {@link SpatialElement#accessibleName()}. */
    public SpatialElementBuilder accessibleName(@Nullable String accessibleName) {
        this.accessibleName = accessibleName;
        return this;
    }

    /** See {@link SpatialElement#description()}. */
    public SpatialElementBuilder description(@Nullable String description) {
        this.description = description;
        return this;
    }

    /** See {@link SpatialElement#level()}. */
    public SpatialElementBuilder level(@Nullable Integer level) {
        this.level = level;
        return this;
    }

    /** See {@link SpatialElement#hidden()}. */
    public SpatialElementBuilder hidden(boolean hidden) {
        this.hidden = hidden;
        return this;
    }

    /** See {@link SpatialElement.Visibility#reasons()}. */
    public SpatialElementBuilder hiddenReasons(List<HiddenReason> hiddenReasons) {
        this.hiddenReasons = hiddenReasons;
        return this;
    }

    /** See {@link SpatialElement.Visibility#coveredBy()}. */
    public SpatialElementBuilder coveredBy(@Nullable Integer coveredBy) {
        this.coveredBy = coveredBy;
        return this;
    }

    /** See {@link SpatialElement.Visibility#clickThrough()}. */
    public SpatialElementBuilder clickThrough(boolean clickThrough) {
        this.clickThrough = clickThrough;
        return this;
    }

    /** See {@link SpatialElement#bounds()}. */
    public SpatialElementBuilder bounds(Bounds bounds) {
        this.bounds = bounds;
        return this;
    }

    /** See {@link SpatialElement#relations()}. */
    public SpatialElementBuilder relations(Relations relations) {
        this.relations = relations;
        return this;
    }

    /** See {@link SpatialElement#selector()}. */
    public SpatialElementBuilder selector(@Nullable String selector) {
        this.selector = DeferredText.of(selector);
        return this;
    }

    /**
     * See {@link SpatialElement#selector()}.
     *
     * @param selector computes the selector at the first access, on any thread
     */
    public SpatialElementBuilder selector(Supplier<@Nullable String> selector) {
        this.selector = new DeferredText(selector);
        return this;
    }

    /**
     * Sets the reasons for which the text is suspicious; see {@link SpatialElement#textFlags()}.
     */
    public SpatialElementBuilder textFlags(Set<TextFlag> textFlags) {
        this.textFlags = textFlags;
        return this;
    }

    /**
     * Returns the element. The builder can be used further.
     *
     * @throws IllegalArgumentException if the id is not positive or the tag is empty
     */
    public SpatialElement build() {
        if (id <= 0) {
            throw new IllegalArgumentException("id must be positive: " + id);
        }
        if (tag.isEmpty()) {
            throw new IllegalArgumentException("element " + id + " has an empty tag");
        }
        return new SpatialElement(this);
    }

    FieldInfo field() {
        boolean plain =
                inputType == null
                        && name == null
                        && label == null
                        && placeholder == null
                        && value == null
                        && constraints.isNone()
                        && options.isEmpty();
        return plain
                ? FieldInfo.NONE
                : new FieldInfo(inputType, name, label, placeholder, value, constraints, options);
    }
}
