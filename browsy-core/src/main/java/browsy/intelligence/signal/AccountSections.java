package browsy.intelligence.signal;

import browsy.model.InputType;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;

/**
 * Splits a form, or a section of one, that contains both login and registration fields. Some
 * servers wrap the whole page in one form, as ASP.NET Web Forms does; each section then ends at its
 * own submit button.
 */
final class AccountSections {

    private static final int MIN_SECTIONS = 2;

    private AccountSections() {}

    /**
     * Splits a group in document order. A submit button ends a section if the fields before it
     * include a password and a text field. Fields after the last such button form a section of
     * their own.
     *
     * @return the sections, or the group alone if fewer than two sections take account data
     */
    static List<FormGroup> split(FormGroup group) {
        if (group.senders().size() < MIN_SECTIONS
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
            if (asksForAccount(fields) && isSubmit(sender)) {
                sections.add(new FormGroup(group.root(), group.form(), fields, senders));
                // The section is complete: start the next one.
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
            sections.add(new FormGroup(group.root(), group.form(), fields, senders));
        }
        return sections;
    }

    /**
     * Whether fields include a password and a text field. A password field alone may be the
     * confirmation of the one before.
     */
    private static boolean asksForAccount(List<SpatialElement> fields) {
        boolean password = false;
        boolean line = false;
        for (SpatialElement field : fields) {
            password |= field.inputType() == InputType.PASSWORD;
            line |= FormGroup.takesLine(field);
        }
        return password && line;
    }

    static boolean isSubmit(SpatialElement sender) {
        InputType type = sender.inputType();
        return type == InputType.SUBMIT || type == InputType.IMAGE || sender.tag().equals("button");
    }
}
