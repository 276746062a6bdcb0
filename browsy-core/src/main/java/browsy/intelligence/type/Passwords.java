package browsy.intelligence.type;

import browsy.intelligence.signal.FormGroup;
import browsy.model.InputType;

/** Counts the password fields of a group. */
final class Passwords {

    private Passwords() {}

    static boolean has(FormGroup group) {
        return count(group) > 0;
    }

    static int count(FormGroup group) {
        return group.fields(InputType.PASSWORD).size();
    }
}
