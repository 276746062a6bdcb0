package browsy.intelligence.action;

import browsy.intelligence.signal.CommentForms;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.FormSection;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.NamedForm;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Texts;
import browsy.intelligence.signal.Topic;
import browsy.model.InputType;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.Contact;
import browsy.spatial.FlatTree;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Forms that write to the people behind the page: a message and an address to answer to, under a
 * name that says so.
 */
final class ContactDetector implements ActionDetector {

    private static final int MAX_FIELDS = 9;

    /** Below more than this one may as well comment on it, in letters. */
    private static final int MAX_PROSE = 400;

    /** The class of the forms of a plug-in that a good part of the web's contact forms are from. */
    private static final String CONTACT_FORM_7 = "wpcf7";

    @Override
    public List<Contact> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        Accounts accounts = new Accounts(page);
        List<Contact> contacts = new ArrayList<>();
        for (FormGroup group : page.groups()) {
            SpatialElement message = group.message();
            SpatialElement email = accounts.email(group);
            NamedForm namedForm = page.namedForm();
            boolean point = namedForm != null && namedForm.group() == group;
            boolean called = isCalled(page, group, message, type);
            boolean fits = point || called || group.dataFields().size() <= MAX_FIELDS;
            boolean account = !group.fields(InputType.PASSWORD).isEmpty();
            if (message == null
                    || !fits
                    || account
                    || !(point
                            || called
                            || isNamed(page, group, type)
                            || asksWho(page, accounts, group, type))) {
                continue;
            }
            SpatialElement name = name(accounts, group, email);
            if (email == null && name == null) {
                // What is asked for besides the message is where to answer.
                email = point ? onlyLine(group) : null;
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
     * Whether a form asks for a name, an address and a message, and nothing tells that it is about
     * a text: in a language without words for it nothing else says what it is for.
     */
    private static boolean asksWho(
            PageSignals page, Accounts accounts, FormGroup group, PageType type) {
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
            Accounts accounts, FormGroup group, @Nullable SpatialElement email) {
        return accounts.personName(
                group, field -> field != email && accounts.isCalledPersonName(field));
    }

    private static @Nullable SpatialElement onlyLine(FormGroup group) {
        List<SpatialElement> lines =
                group.fields().stream().filter(FormGroup::takesLine).limit(2).toList();
        return lines.size() == 1 ? lines.get(0) : null;
    }

    /** Who is known already changes what is known. */
    private static boolean isEmpty(SpatialElement field) {
        return field.value() == null || field.value().isBlank();
    }

    private static boolean isChoice(SpatialElement field) {
        return field.tag().equals("select");
    }

    /** What a form asks for first, before the address, is the name, in whatever language. */
    private static @Nullable SpatialElement firstLine(FormGroup group, SpatialElement email) {
        SpatialElement first = group.dataFields().get(0);
        boolean line = first.inputType() == InputType.TEXT && first.id() < email.id();
        return line ? first : null;
    }

    /** By what its author calls it, or the field for the message. */
    private static boolean isCalled(
            PageSignals page, FormGroup group, @Nullable SpatialElement message, PageType type) {
        if (message == null) {
            return false;
        }
        Element root = group.root();
        String called =
                root.id() + ' ' + root.className() + ' ' + root.attr("name") + ' ' + message.name();
        return called.contains(CONTACT_FORM_7)
                || type != PageType.ARTICLE
                        && page.lexicon().get(Topic.CONTACT).in(Texts.words(called));
    }

    /** By its button, the nearest headings before it, or the title of a page with one form. */
    private static boolean isNamed(PageSignals page, FormGroup group, PageType type) {
        for (SpatialElement sender : group.senders()) {
            // Below a text one writes about the text.
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
