package browsy.fetch.form;

import browsy.fetch.config.UploadFile;
import browsy.fetch.credential.OriginBinding;
import browsy.html.Checkedness;
import browsy.html.ElementStates;
import browsy.html.RadioGroups;
import browsy.html.UserState;
import java.util.Collections;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The user's input on one page: values, checkedness, selected files, open states and user-action
 * states such as focus. Immutable.
 */
public final class UserInput implements ElementStates {
    /** No input. */
    public static final UserInput NONE =
            new UserInput(Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of());

    private final Map<Element, String> values;
    private final Map<Element, Boolean> checked;
    private final Map<Element, Boolean> open;
    private final Map<Element, List<UploadFile>> files;
    private final Map<UserState, Set<Element>> states;

    /** The origins that may receive the secrets in fields. */
    private final Map<Element, OriginBinding> secrets;

    /** The buttons that opened the open dialogs and popovers. */
    private final Map<Element, Element> invokers;

    private UserInput(
            Map<Element, String> values,
            Map<Element, Boolean> checked,
            Map<Element, Boolean> open,
            Map<Element, List<UploadFile>> files,
            Map<UserState, Set<Element>> states,
            Map<Element, OriginBinding> secrets,
            Map<Element, Element> invokers) {
        this.values = values;
        this.checked = checked;
        this.open = open;
        this.files = files;
        this.states = states;
        this.secrets = secrets;
        this.invokers = invokers;
    }

    @Override
    public @Nullable String value(Element element) {
        return values.get(element);
    }

    @Override
    public @Nullable Boolean checked(Element element) {
        return checked.get(element);
    }

    /** The details and dialogs whose open state is not applied to the document yet. */
    public Map<Element, Boolean> opened() {
        return Collections.unmodifiableMap(open);
    }

    /** Returns a copy without open states, after they were applied to the document. */
    public UserInput withoutOpened() {
        return new UserInput(values, checked, Map.of(), files, states, secrets, invokers);
    }

    @Override
    public Set<Element> elements(UserState state) {
        return states.getOrDefault(state, Set.of());
    }

    /** The element in a state that at most one element has; null if there is none. */
    public @Nullable Element only(UserState state) {
        Iterator<Element> members = elements(state).iterator();
        return members.hasNext() ? members.next() : null;
    }

    /** The selected files of a file field. */
    public List<UploadFile> files(Element field) {
        return files.getOrDefault(field, List.of());
    }

    /** Returns a copy with the value of a text field. */
    public UserInput withValue(Element field, String value) {
        return new UserInput(
                with(values, field, value), checked, open, files, states, secrets, invokers);
    }

    /**
     * Returns a copy with a secret in a text field.
     *
     * @param binding the origins that may receive it
     */
    public UserInput withSecret(Element field, String secret, OriginBinding binding) {
        return new UserInput(
                with(values, field, secret),
                checked,
                open,
                files,
                states,
                with(secrets, field, binding),
                invokers);
    }

    /** The origins that may receive the secret in a field; null if it has none. */
    @Nullable OriginBinding binding(Element field) {
        return secrets.get(field);
    }

    /** Returns a copy with the checkedness of a control or the selectedness of an option. */
    public UserInput withChecked(Element element, boolean on) {
        return new UserInput(
                values, with(checked, element, on), open, files, states, secrets, invokers);
    }

    /**
     * Returns a copy with the checkedness of a check box or radio button. Checking a radio button
     * unchecks the other buttons of its group.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/input.html#radio-button-state-(type=radio)">HTML:
     *     radio button</a>
     */
    public UserInput withCheckedness(Element box, boolean on) {
        UserInput changed = this;
        if (on && FormControls.inputType(box).equals("radio")) {
            for (Element other : new RadioGroups().of(box).members()) {
                changed = changed.withChecked(other, false);
            }
        }
        return changed.withChecked(box, on).withInteraction(box);
    }

    /** Returns a copy with the only selected option of a select. */
    public UserInput withOnlyOption(Element select, Element chosen) {
        Map<Element, Boolean> changed = new IdentityHashMap<>(checked);
        for (Element option : Checkedness.options(select)) {
            changed.put(option, option == chosen);
        }
        return new UserInput(values, changed, open, files, states, secrets, invokers)
                .withInteraction(select);
    }

    /**
     * Returns a copy in which the user has changed and left a control, so that {@code :user-valid}
     * or {@code :user-invalid} matches it.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/semantics-other.html#selector-user-valid">
     *     HTML: user validity</a>
     */
    public UserInput withInteraction(Element control) {
        return elements(UserState.INTERACTED).contains(control)
                ? this
                : withState(UserState.INTERACTED, control, true);
    }

    /** Returns a copy with the open state of a details or dialog element. */
    public UserInput withOpen(Element element, boolean isOpen) {
        return new UserInput(
                values, checked, with(open, element, isOpen), files, states, secrets, invokers);
    }

    /** The button that opened a dialog or popover; null if it is closed or opened otherwise. */
    public @Nullable Element invoker(Element opened) {
        return invokers.get(opened);
    }

    /** Returns a copy with the button that opened a dialog or popover; null if it closes. */
    public UserInput withInvoker(Element opened, @Nullable Element button) {
        return new UserInput(
                values,
                checked,
                open,
                files,
                states,
                secrets,
                button == null ? minus(invokers, List.of(opened)) : with(invokers, opened, button));
    }

    /** Returns a copy with the selected files of a file field, whose value is their names. */
    public UserInput withFiles(Element field, List<UploadFile> chosen) {
        String names = String.join(", ", chosen.stream().map(UploadFile::name).toList());
        return new UserInput(
                        with(values, field, names),
                        checked,
                        open,
                        with(files, field, List.copyOf(chosen)),
                        states,
                        secrets,
                        invokers)
                .withInteraction(field);
    }

    /** Returns a copy with an element in a state or not in it. */
    public UserInput withState(UserState state, Element element, boolean in) {
        Set<Element> members = Collections.newSetFromMap(new IdentityHashMap<>());
        members.addAll(elements(state));
        if (in) {
            members.add(element);
        } else {
            members.remove(element);
        }
        return withStateOf(state, members);
    }

    /** Returns a copy in which only one element is in a state; null for none. */
    public UserInput withOnly(UserState state, @Nullable Element element) {
        Set<Element> members = Collections.newSetFromMap(new IdentityHashMap<>());
        if (element != null) {
            members.add(element);
        }
        return withStateOf(state, members);
    }

    /**
     * Returns a copy with the focus on an element. A changed text field that loses the focus counts
     * as left.
     *
     * @param element the element; null for none
     * @param shown whether {@code :focus-visible} matches it, as after keys and in text fields
     */
    public UserInput withFocus(@Nullable Element element, boolean shown) {
        Element left = only(UserState.FOCUS);
        UserInput before =
                left != null && left != element && values.containsKey(left)
                        ? withInteraction(left)
                        : this;
        return before.withOnly(UserState.FOCUS, element)
                .withOnly(UserState.FOCUS_VISIBLE, shown ? element : null);
    }

    private UserInput withStateOf(UserState state, Set<Element> members) {
        Map<UserState, Set<Element>> changed = new EnumMap<>(UserState.class);
        changed.putAll(states);
        changed.put(state, members);
        return new UserInput(values, checked, open, files, changed, secrets, invokers);
    }

    /** Returns a copy without the input of some controls, as after a reset. */
    public UserInput without(List<Element> controls) {
        Set<Element> interacted = Collections.newSetFromMap(new IdentityHashMap<>());
        interacted.addAll(elements(UserState.INTERACTED));
        controls.forEach(interacted::remove);
        return new UserInput(
                        minus(values, controls),
                        minus(checked, controls),
                        open,
                        minus(files, controls),
                        states,
                        minus(secrets, controls),
                        invokers)
                .withStateOf(UserState.INTERACTED, interacted);
    }

    /** Returns the input for another document, without elements that have no counterpart there. */
    public UserInput moved(Function<Element, @Nullable Element> place) {
        Map<UserState, Set<Element>> moved = new EnumMap<>(UserState.class);
        states.forEach(
                (state, members) -> {
                    Set<Element> there = Collections.newSetFromMap(new IdentityHashMap<>());
                    for (Element member : members) {
                        Element other = place.apply(member);
                        if (other != null) {
                            there.add(other);
                        }
                    }
                    moved.put(state, there);
                });
        return new UserInput(
                moved(values, place),
                moved(checked, place),
                moved(open, place),
                moved(files, place),
                moved,
                moved(secrets, place),
                movedInvokers(place));
    }

    private Map<Element, Element> movedInvokers(Function<Element, @Nullable Element> place) {
        Map<Element, Element> moved = new IdentityHashMap<>();
        invokers.forEach(
                (opened, invoker) -> {
                    Element there = place.apply(opened);
                    Element button = place.apply(invoker);
                    if (there != null && button != null) {
                        moved.put(there, button);
                    }
                });
        return moved;
    }

    private static <V> Map<Element, V> moved(
            Map<Element, V> map, Function<Element, @Nullable Element> place) {
        Map<Element, V> moved = new IdentityHashMap<>();
        map.forEach(
                (element, value) -> {
                    Element other = place.apply(element);
                    if (other != null) {
                        moved.put(other, value);
                    }
                });
        return moved;
    }

    private static <V> Map<Element, V> with(Map<Element, V> map, Element element, V value) {
        Map<Element, V> changed = new IdentityHashMap<>(map);
        changed.put(element, value);
        return changed;
    }

    private static <V> Map<Element, V> minus(Map<Element, V> map, List<Element> elements) {
        Map<Element, V> changed = new IdentityHashMap<>(map);
        elements.forEach(changed::remove);
        return changed;
    }

    /** The number of entries, without the values, which may be passwords. */
    @Override
    public String toString() {
        return "UserInput(" + values.size() + " values, " + checked.size() + " marks)";
    }
}
