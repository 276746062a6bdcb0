package browsy.intelligence.action;

import browsy.intelligence.form.FieldRole;
import browsy.intelligence.form.FormPurpose;
import browsy.intelligence.form.FormReading;
import browsy.intelligence.form.FormReadings;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Topic;
import browsy.model.InputType;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.Contact;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Detects forms that send a message to the operators of the page, or a comment of a guest. */
final class ContactDetector implements ActionDetector {

    @Override
    public List<Contact> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        List<Contact> contacts = new ArrayList<>();
        for (FormReading form : FormReadings.of(page).all()) {
            SpatialElement message = form.first(FieldRole.MESSAGE);
            boolean comment = isGuestComment(form);
            if (message != null && (form.is(FormPurpose.CONTACT) || comment)) {
                SpatialElement email = email(form);
                contacts.add(
                        new Contact(
                                Ids.of(name(form, email)),
                                Ids.of(email),
                                message.id(),
                                Ids.of(
                                        page.submits()
                                                .find(form.group(), form.last(), Topic.CONTACT)),
                                comment));
            }
        }
        return contacts;
    }

    /** Whether a form takes a comment and who writes it, and creates no account. */
    private static boolean isGuestComment(FormReading form) {
        return form.is(FormPurpose.COMMENT)
                && !form.hasPassword()
                && (form.has(FieldRole.EMAIL) || form.has(FieldRole.PERSON_NAME));
    }

    /** Returns the field for the sender's address; the only line of text takes it in any case. */
    private static @Nullable SpatialElement email(FormReading form) {
        SpatialElement email = form.first(FieldRole.EMAIL);
        List<SpatialElement> lines =
                form.group().fields().stream().filter(FormGroup::takesLine).limit(2).toList();
        boolean only = lines.size() == 1 && form.role(lines.get(0)) == FieldRole.OTHER;
        return email == null && only ? lines.get(0) : email;
    }

    /**
     * Returns the field for the sender's name; a first line of text before the address takes it,
     * whatever the language of its label.
     */
    private static @Nullable SpatialElement name(FormReading form, @Nullable SpatialElement email) {
        SpatialElement name = form.first(FieldRole.PERSON_NAME);
        SpatialElement first = form.group().dataFields().get(0);
        boolean before =
                email != null
                        && first.id() < email.id()
                        && first.inputType() == InputType.TEXT
                        && (form.role(first) == FieldRole.OTHER
                                || form.role(first) == FieldRole.USERNAME);
        return name == null && before ? first : name;
    }
}
