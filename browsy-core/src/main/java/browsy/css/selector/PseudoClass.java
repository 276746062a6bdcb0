package browsy.css.selector;

import browsy.html.TreeElement;
import browsy.html.UserState;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Pseudo-classes without arguments. */
enum PseudoClass implements SimpleSelector {
    ROOT((e, m) -> e.parent() == null && e.scope().host() == null),
    SCOPE((e, m) -> m.isScope(e)),
    EMPTY((e, m) -> m.isEmpty(e)),
    FIRST_CHILD((e, m) -> e.previousSibling() == null),
    LAST_CHILD((e, m) -> e.nextSibling() == null),
    ONLY_CHILD((e, m) -> e.previousSibling() == null && e.nextSibling() == null),
    FIRST_OF_TYPE((e, m) -> e.typeIndex() == 1),
    LAST_OF_TYPE((e, m) -> e.typeIndex() == e.typeCount()),
    ONLY_OF_TYPE((e, m) -> e.typeCount() == 1),
    ANY_LINK((e, m) -> m.facts().isLink(e)),
    LINK((e, m) -> m.facts().isLink(e) && !m.isIn(UserState.VISITED, e)),
    VISITED((e, m) -> m.facts().isLink(e) && m.isIn(UserState.VISITED, e)),
    TARGET(UserState.TARGET, false),
    HOVER(UserState.HOVER, true),
    ACTIVE(UserState.ACTIVE, true),
    FOCUS(UserState.FOCUS, false),
    FOCUS_VISIBLE(UserState.FOCUS_VISIBLE, false),
    FOCUS_WITHIN(UserState.FOCUS, true),
    CHECKED((e, m) -> m.facts().isChecked(e)),
    DISABLED((e, m) -> m.isDisabled(e)),
    ENABLED((e, m) -> m.isEnabled(e)),
    REQUIRED((e, m) -> m.facts().isRequired(e)),
    OPTIONAL((e, m) -> m.facts().isOptional(e)),
    READ_WRITE((e, m) -> m.isReadWrite(e)),
    READ_ONLY((e, m) -> !m.isReadWrite(e)),
    PLACEHOLDER_SHOWN((e, m) -> m.facts().isPlaceholderShown(e)),
    DEFAULT((e, m) -> m.facts().isDefault(e)),
    INDETERMINATE((e, m) -> m.facts().isIndeterminate(e)),
    IN_RANGE((e, m) -> m.constraints().isInRange(e)),
    OUT_OF_RANGE((e, m) -> m.constraints().isOutOfRange(e)),
    VALID((e, m) -> m.constraints().isValid(e)),
    INVALID((e, m) -> m.constraints().isInvalid(e)),
    USER_VALID(UserState.USER_VALID, false),
    USER_INVALID(UserState.USER_INVALID, false),
    OPEN((e, m) -> m.facts().isOpen(e)),
    POPOVER_OPEN(UserState.POPOVER_OPEN, false),
    MODAL(UserState.MODAL, false),
    FULLSCREEN(UserState.FULLSCREEN, false),
    AUTOFILL(UserState.AUTOFILL, false),
    DEFINED((e, m) -> m.facts().isDefined(e));

    private static final Map<String, PseudoClass> BY_NAME =
            Stream.of(values())
                    .collect(
                            Collectors.toUnmodifiableMap(
                                    PseudoClass::cssName, Function.identity()));

    @FunctionalInterface
    private interface Test {
        boolean matches(TreeElement element, SelectorMatcher matcher);
    }

    private final Test test;
    private final @Nullable UserState state;

    PseudoClass(Test test) {
        this.test = test;
        this.state = null;
    }

    /**
     * Creates a pseudo-class for a state.
     *
     * @param around whether it also matches the flat tree ancestors of elements in the state
     */
    PseudoClass(UserState state, boolean around) {
        this.test = (e, m) -> around ? m.isInOrAround(state, e) : m.isIn(state, e);
        this.state = state;
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
    public boolean matches(TreeElement element, SelectorMatcher matcher) {
        return test.matches(element, matcher);
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
    public String toString() {
        return ":" + cssName();
    }

    private String cssName() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
