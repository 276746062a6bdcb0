package browsy.intelligence.action;

import browsy.intelligence.signal.CommentForms;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.FormSection;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PagePurposeForm;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Texts;
import browsy.intelligence.signal.Topic;
import browsy.model.InputType;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.Contact;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Detects contact forms: a message field, a field for the sender's email address or name, and
 * evidence that the form is a contact form.
 *
 * <p>Any of these counts as evidence: the page is named after the form, the author's names for the
 * form contain a contact phrase, the text around it does, or the form asks for a name and an email
 * address on a page that is not an article.
 */
final class ContactDetector implements ActionDetector {

    /** The maximum number of data fields of a contact form without a contact name. */
    private static final int MAX_FIELDS = 9;

    /**
     * On a page with more prose than this, a form without a contact phrase may take comments; in
     * letters.
     */
    private static final int MAX_PROSE = 400;

    /** The class prefix of Contact Form 7, a widespread WordPress plug-in. */
    private static final String CONTACT_FORM_7 = "wpcf7";

    /**
     * {@inheritDoc}
     *
     * <p>For each group: require a message field, no password and evidence of a contact form, then
     * determine the fields for the sender's name and email address and the submit control.
     */
    @Override
    public List<Contact> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        AccountForms accounts = new AccountForms(page);
        List<Contact> contacts = new ArrayList<>();
        for (FormGroup group : page.groups()) {
            SpatialElement message = group.message();
            SpatialElement email = accounts.email(group);
            PagePurposeForm namedForm = page.namedForm();
            boolean isPagePurpose = namedForm != null && namedForm.group() == group;
            boolean namedByAuthor = isNamedByAuthor(page, group, message, type);
            boolean fits =
                    isPagePurpose || namedByAuthor || group.dataFields().size() <= MAX_FIELDS;
            boolean account = !group.fields(InputType.PASSWORD).isEmpty();
            if (message == null
                    || !fits
                    || account
                    || !(isPagePurpose
                            || namedByAuthor
                            || isNamedByText(page, group, type)
                            || asksForNameAndEmail(page, accounts, group, type))) {
                continue;
            }
            SpatialElement name = name(accounts, group, email);
            if (email == null && name == null) {
                // The only text field besides the message takes the sender's address.
                email = isPagePurpose ? onlyLine(group) : null;
                if (email == null) {
                    continue;
                }
            }
            if (name == null && email != null) {
                name = firstLine(group, email);
            }
            SpatialElement last = group.fields().get(group.fields().size() - 1);
            contacts.add(
                    new Contact(
                            Ids.of(name),
                            Ids.of(email),
                            message.id(),
                            Ids.of(page.submits().find(group, last, Topic.CONTACT))));
        }
        return contacts;
    }

    /**
     * Whether a form asks for a name, an email address and a message, and nothing suggests comments
     * on a text: the page is not an article and has little prose, and the form has no choices, no
     * files and no prefilled address. This recognises contact forms in languages without a word
     * list.
     */
    private static boolean asksForNameAndEmail(
            PageSignals page, AccountForms accounts, FormGroup group, PageType type) {
        SpatialElement email = accounts.email(group);
        long lines = group.fields().stream().filter(FormGroup::takesLine).count();
        return type != PageType.ARTICLE
                && email != null
                && isEmpty(email)
                && lines >= 2
                && group.form()
                && !group.senders().isEmpty()
                && page.isMain(group)
                && !CommentForms.isOne(group)
                && (page.content().proseLength() <= MAX_PROSE || FormSection.isOn(page))
                && group.dataFields().stream().noneMatch(ContactDetector::isChoice)
                && group.fields().stream().noneMatch(field -> field.inputType() == InputType.FILE)
                && firstLine(group, email) != null;
    }

    private static @Nullable SpatialElement name(
            AccountForms accounts, FormGroup group, @Nullable SpatialElement email) {
        return accounts.personName(
                group, field -> field != email && accounts.isHintedPersonName(field));
    }

    /** Returns the text field of a group with exactly one, else null. */
    private static @Nullable SpatialElement onlyLine(FormGroup group) {
        List<SpatialElement> lines =
                group.fields().stream().filter(FormGroup::takesLine).limit(2).toList();
        return lines.size() == 1 ? lines.get(0) : null;
    }

    /**
     * Whether a field has no value. A prefilled email address belongs to a signed-in user who edits
     * a profile.
     */
    private static boolean isEmpty(SpatialElement field) {
        return field.value() == null || field.value().isBlank();
    }

    private static boolean isChoice(SpatialElement field) {
        return field.tag().equals("select");
    }

    /**
     * Returns the first data field if it is a text field before the email field, else null. It
     * takes the sender's name, whatever the language of its label.
     */
    private static @Nullable SpatialElement firstLine(FormGroup group, SpatialElement email) {
        SpatialElement first = group.dataFields().get(0);
        boolean line = first.inputType() == InputType.TEXT && first.id() < email.id();
        return line ? first : null;
    }

    /**
     * Whether the author's names for the form (id, classes, name) or for its message field contain
     * a contact phrase. On articles only the class of Contact Form 7 counts.
     */
    private static boolean isNamedByAuthor(
            PageSignals page, FormGroup group, @Nullable SpatialElement message, PageType type) {
        if (message == null) {
            return false;
        }
        Element root = group.root();
        String authorNames =
                root.id() + ' ' + root.className() + ' ' + root.attr("name") + ' ' + message.name();
        return authorNames.contains(CONTACT_FORM_7)
                || type != PageType.ARTICLE
                        && page.lexicon().get(Topic.CONTACT).in(Texts.words(authorNames));
    }

    /**
     * Whether a text names the form as a contact form: the caption of a submit control, the nearest
     * heading before the form, or, if the main content has at most one form, the title or a heading
     * of level 1 or 2.
     */
    private static boolean isNamedByText(PageSignals page, FormGroup group, PageType type) {
        for (SpatialElement sender : group.senders()) {
            // Below an article the submit control sends a comment.
            if (type != PageType.ARTICLE
                    && page.lexicon().get(Topic.CONTACT).in(page.caption(sender))) {
                return true;
            }
        }
        String nearest = nearestHeading(page, group);
        if (nearest != null && page.lexicon().get(Topic.CONTACT).in(nearest)) {
            return true;
        }
        boolean only = page.groups().stream().filter(page::isMain).limit(2).count() <= 1;
        return only
                && (page.lexicon().get(Topic.CONTACT).in(page.title().folded())
                        || page.headings().stream()
                                .anyMatch(
                                        heading ->
                                                heading.level() <= 2
                                                        && page.lexicon()
                                                                .get(Topic.CONTACT)
                                                                .in(heading.text())));
    }

    /**
     * Returns the text of the last heading before the first field of a group, null if there is
     * none.
     */
    private static @Nullable String nearestHeading(PageSignals page, FormGroup group) {
        FlatTree tree = page.page().tree();
        int first = tree.indexOf(page.page().source(group.fields().get(0)));
        String nearest = null;
        for (Heading heading : page.headings()) {
            if (heading.index() < first) {
                nearest = heading.text();
            }
        }
        return nearest;
    }
}
