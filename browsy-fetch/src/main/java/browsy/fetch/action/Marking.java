package browsy.fetch.action;

import browsy.fetch.form.FormControls;
import browsy.fetch.form.UserInput;
import browsy.html.RadioGroups;
import org.jsoup.nodes.Element;

/** Ticks boxes and chooses radio buttons, of which only one in a group is on. */
final class Marking {
    private Marking() {}

    static UserInput set(UserInput input, Element box, boolean on) {
        UserInput changed = input;
        if (on && FormControls.inputType(box).equals("radio")) {
            for (Element other : new RadioGroups().of(box).members()) {
                changed = changed.withChecked(other, false);
            }
        }
        return changed.withChecked(box, on);
    }
}
