package browsy.intelligence.signal;

import browsy.model.InputType;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;

/**
 * Some servers have one form around the whole page, with the fields to sign in and those to create
 * an account in it, each with a button of its own below. These are told apart by their buttons.
 */
final class AccountSections {

    private static final int MIN_SECTIONS = 2;

    private AccountSections() {}

    /** The sections of a form, or the form as it is if it does not have several. */
    static List<FormGroup> split(FormGroup group) {
        if (!group.form()
                || group.senders().size() < MIN_SECTIONS
                || group.fields(InputType.PASSWORD).size() < MIN_SECTIONS) {
            return List.of(group);
        }
        List<FormGroup> sections = new ArrayList<>();
        List<SpatialElement> fields = new ArrayList<>();
        List<SpatialElement> senders = new ArrayList<>();
        int next = 0;
        int accounts = 0;
        for (SpatialElement sender : group.senders()) {
            while (next < group.fields().size() && group.fields().get(next).id() < sender.id()) {
                fields.add(group.fields().get(next++));
            }
            senders.add(sender);
            if (asksForAccount(fields) && sends(sender)) {
                sections.add(FormGroup.of(group.root(), true, fields, senders));
                fields.clear();
                senders.clear();
                accounts++;
            }
        }
        if (accounts < MIN_SECTIONS) {
            return List.of(group);
        }
        fields.addAll(group.fields().subList(next, group.fields().size()));
        if (!fields.isEmpty()) {
            sections.add(FormGroup.of(group.root(), true, fields, senders));
        }
        return sections;
    }

    /** A password alone may be the second half of one that is typed twice. */
    private static boolean asksForAccount(List<SpatialElement> fields) {
        boolean password = false;
        boolean line = false;
        for (SpatialElement field : fields) {
            password |= field.inputType() == InputType.PASSWORD;
            line |= FormGroup.takesLine(field);
        }
        return password && line;
    }

    private static boolean sends(SpatialElement sender) {
        InputType type = sender.inputType();
        return type == InputType.SUBMIT || type == InputType.IMAGE || sender.tag().equals("button");
    }
}
