package browsy.css.selector;

import browsy.html.TreeElement;
import browsy.html.UserState;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Pseudo-classes without arguments. */
enum PseudoClass implements SimpleSelector {
    ROOT,
    SCOPE,
    EMPTY,
    FIRST_CHILD,
    LAST_CHILD,
    ONLY_CHILD,
    FIRST_OF_TYPE,
    LAST_OF_TYPE,
    ONLY_OF_TYPE,
    ANY_LINK,
    LINK,
    VISITED,
    TARGET(UserState.TARGET, false),
    HOVER(UserState.HOVER, true),
    ACTIVE(UserState.ACTIVE, true),
    FOCUS(UserState.FOCUS, false),
    FOCUS_VISIBLE(UserState.FOCUS_VISIBLE, false),
    FOCUS_WITHIN(UserState.FOCUS, true),
    CHECKED,
    DISABLED,
    ENABLED,
    REQUIRED,
    OPTIONAL,
    READ_WRITE,
    READ_ONLY,
    PLACEHOLDER_SHOWN,
    DEFAULT,
    INDETERMINATE,
    IN_RANGE,
    OUT_OF_RANGE,
    VALID,
    INVALID,
    USER_VALID(UserState.INTERACTED, false),
    USER_INVALID(UserState.INTERACTED, false),
    OPEN,
    POPOVER_OPEN(UserState.POPOVER_OPEN, false),
    MODAL(UserState.MODAL, false),
    FULLSCREEN(UserState.FULLSCREEN, false),
    AUTOFILL(UserState.AUTOFILL, false),
    DEFINED;

    private static final Map<String, PseudoClass> BY_NAME = byName();

    private final @Nullable UserState state;
    private final boolean around;

    PseudoClass() {
        this.state = null;
        this.around = false;
    }

    /**
     * Creates a pseudo-class for a state.
     *
     * @param around whether it also matches the flat tree ancestors of elements in the state
     */
    PseudoClass(UserState state, boolean around) {
        this.state = state;
        this.around = around;
    }

    /**
     * Returns the pseudo-class with the given name; null if it is unknown.
     *
     * @param name in lower case, without the colon
     */
    static @Nullable SimpleSelector named(String name) {
        PseudoClass known = BY_NAME.get(name);
        if (known != null) {
            return known;
        }
        if (name.equals(PseudoFunction.HOST.cssName())) {
            return new ShadowSelectors.Host(null);
        }
        return switch (name) {
            case "-webkit-any-link" -> ANY_LINK;
            case "-webkit-autofill" -> AUTOFILL;
            case "-webkit-full-screen" -> FULLSCREEN;
            // Valid in Chromium, but without effect here: scroll bars, captions, view transitions
            // and so on.
            case "picture-in-picture",
                    "active-view-transition",
                    "target-current",
                    "target-before",
                    "target-after",
                    "current",
                    "past",
                    "future",
                    "xr-overlay",
                    "window-inactive",
                    "horizontal",
                    "vertical",
                    "decrement",
                    "increment",
                    "start",
                    "end",
                    "double-button",
                    "single-button",
                    "no-button",
                    "corner-present",
                    "-webkit-drag",
                    "-webkit-full-screen-ancestor",
                    "-webkit-full-page-media",
                    "interest-source",
                    "interest-target" ->
                    new SimpleSelectors.Never(":" + name);
            default -> null;
        };
    }

    /** Whether the pseudo-class matches only links. */
    boolean isOfLinks() {
        return this == ANY_LINK || this == LINK || this == VISITED;
    }

    @Override
    public boolean matches(TreeElement e, SelectorMatcher m) {
        if (state != null && !(around ? m.isInOrAround(state, e) : m.isIn(state, e))) {
            return false;
        }
        return switch (this) {
            case ROOT -> e.parent() == null && e.scope().host() == null;
            case SCOPE -> m.isScope(e);
            case EMPTY -> m.isEmpty(e);
            case FIRST_CHILD -> e.previousSibling() == null;
            case LAST_CHILD -> e.nextSibling() == null;
            case ONLY_CHILD -> e.previousSibling() == null && e.nextSibling() == null;
            case FIRST_OF_TYPE -> e.typeIndex() == 1;
            case LAST_OF_TYPE -> e.typeIndex() == e.typeCount();
            case ONLY_OF_TYPE -> e.typeCount() == 1;
            case ANY_LINK -> m.facts().isLink(e);
            case LINK -> m.facts().isLink(e) && !m.isIn(UserState.VISITED, e);
            case VISITED -> m.facts().isLink(e) && m.isIn(UserState.VISITED, e);
            case CHECKED -> m.facts().isChecked(e);
            case DISABLED -> m.isDisabled(e);
            case ENABLED -> m.isEnabled(e);
            case REQUIRED -> m.facts().isRequired(e);
            case OPTIONAL -> m.facts().isOptional(e);
            case READ_WRITE -> m.isReadWrite(e);
            case READ_ONLY -> !m.isReadWrite(e);
            case PLACEHOLDER_SHOWN -> m.facts().isPlaceholderShown(e);
            case DEFAULT -> m.facts().isDefault(e);
            case INDETERMINATE -> m.facts().isIndeterminate(e);
            case IN_RANGE -> m.constraints().isInRange(e);
            case OUT_OF_RANGE -> m.constraints().isOutOfRange(e);
            case VALID, USER_VALID -> m.constraints().isValid(e);
            case INVALID, USER_INVALID -> m.constraints().isInvalid(e);
            case OPEN -> m.facts().isOpen(e);
            case DEFINED -> m.facts().isDefined(e);
            case TARGET,
                    HOVER,
                    ACTIVE,
                    FOCUS,
                    FOCUS_VISIBLE,
                    FOCUS_WITHIN,
                    POPOVER_OPEN,
                    MODAL,
                    FULLSCREEN,
                    AUTOFILL ->
                    true;
        };
    }

    @Override
    public void describe(DependencyVisitor features) {
        if (state != null) {
            features.state(state);
            return;
        }
        switch (this) {
            case ROOT -> features.ancestors();
            case SCOPE -> {
                features.ancestors();
                features.scope();
            }
            case DEFINED -> features.attribute("is", false);
            case ANY_LINK, LINK, VISITED -> {
                features.attribute("href", false);
                features.attribute("xlink:href", false);
                features.state(UserState.VISITED);
            }
            default -> features.other();
        }
    }

    @Override
    public @Nullable UserState requiredState() {
        return state;
    }

    @Override
    public int cost() {
        return 3;
    }

    @Override
    public StateReads stateReads() {
        if (state != null) {
            StateReads reads = StateReads.of(state);
            return this == USER_VALID || this == USER_INVALID ? reads.withInput() : reads;
        }
        return switch (this) {
            case ROOT,
                    SCOPE,
                    EMPTY,
                    FIRST_CHILD,
                    LAST_CHILD,
                    ONLY_CHILD,
                    FIRST_OF_TYPE,
                    LAST_OF_TYPE,
                    ONLY_OF_TYPE,
                    ANY_LINK,
                    DISABLED,
                    ENABLED,
                    REQUIRED,
                    OPTIONAL,
                    READ_WRITE,
                    READ_ONLY,
                    DEFAULT,
                    DEFINED ->
                    StateReads.NONE;
            case LINK, VISITED -> StateReads.of(UserState.VISITED);
            default -> StateReads.INPUT;
        };
    }

    @Override
    public String toString() {
        return ":" + cssName();
    }

    private static Map<String, PseudoClass> byName() {
        Map<String, PseudoClass> classes = new HashMap<>();
        for (PseudoClass pseudoClass : values()) {
            classes.put(pseudoClass.cssName(), pseudoClass);
        }
        return classes;
    }

    private String cssName() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
