package browsy.fetch.form;

import browsy.html.ElementStates;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** What was typed, ticked and chosen on one page. Immutable: each change gives a new one. */
public final class UserInput implements ElementStates {
    /** Nothing yet. */
    public static final UserInput NONE = new UserInput(Map.of(), Map.of());

    private final Map<Element, String> values;
    private final Map<Element, Boolean> checked;

    private UserInput(Map<Element, String> values, Map<Element, Boolean> checked) {
        this.values = values;
        this.checked = checked;
    }

    @Override
    public @Nullable String value(Element element) {
        return values.get(element);
    }

    @Override
    public @Nullable Boolean checked(Element element) {
        return checked.get(element);
    }

    /** With the value of a text field. */
    public UserInput withValue(Element field, String value) {
        Map<Element, String> changed = new IdentityHashMap<>(values);
        changed.put(field, value);
        return new UserInput(changed, checked);
    }

    /** With a box, radio button or option on or off. */
    public UserInput withChecked(Element element, boolean on) {
        Map<Element, Boolean> changed = new IdentityHashMap<>(checked);
        changed.put(element, on);
        return new UserInput(values, changed);
    }

    /** Names no value: one of them may be a password. */
    @Override
    public String toString() {
        return "UserInput(" + values.size() + " values, " + checked.size() + " marks)";
    }
}
