package browsy.intelligence.type;

import browsy.html.Trait;
import browsy.intelligence.signal.Evidence;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.PhraseSet;
import browsy.intelligence.signal.Topic;
import browsy.model.InputType;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Mailboxes: named so, with a list of messages to open, and nothing that is being written. */
final class InboxPage implements PageTypeDetector {

    private static final int MIN_MESSAGES = 3;

    /** What of a mailbox is prose if it shows a mail, not a list of them. */
    private static final double MIN_READ = 0.6;

    /** How many messages are unread, behind the name of a mailbox. */
    private static final Pattern COUNT = Pattern.compile(" ?[(\\[]\\d{1,6}\\+?[)\\]]$");

    @Override
    public PageType type() {
        return PageType.INBOX;
    }

    @Override
    public @Nullable Evidence detect(PageSignals page) {
        String named = name(page);
        if (named == null
                || isWriting(page)
                || page.content().mainLinks().size() < MIN_MESSAGES
                || (isRead(page) && !EmailBodyPage.headLines(page).isEmpty())) {
            return null;
        }
        return Evidence.of("inbox.named_list", named);
    }

    /** Whether a page is a mailbox that shows a text, not a list. */
    static boolean showsMail(PageSignals page) {
        return isRead(page) && name(page) != null && !isWriting(page);
    }

    private static boolean isRead(PageSignals page) {
        return page.content().proseLength() >= page.content().mainTextLength() * MIN_READ;
    }

    /** Headings say it first; news about mailboxes have longer ones. */
    private static @Nullable String name(PageSignals page) {
        PhraseSet inbox = page.lexicon().get(Topic.INBOX);
        for (Heading heading : page.headings()) {
            if (!heading.maySay(inbox)) {
                continue;
            }
            String text = heading.text();
            boolean fits =
                    inbox.is(text)
                            || (heading.level() <= 2 && text.length() <= 40 && inbox.begins(text));
            if (heading.main() && fits) {
                return heading.text();
            }
        }
        if (!inbox.mayBeIn(page.title().folded())) {
            return null;
        }
        if (page.title().folded().length() <= 80 && inbox.begins(page.title().folded())) {
            return page.title().folded();
        }
        for (String part : page.title().parts()) {
            String bare = COUNT.matcher(part).replaceFirst("");
            // What stands after the name of the product may as well be the title of a text.
            if (inbox.is(bare) && (!bare.equals(part) || picks(page) >= MIN_MESSAGES)) {
                return part;
            }
        }
        return null;
    }

    /** The number of boxes that pick a message. */
    private static int picks(PageSignals page) {
        int picks = 0;
        for (FormGroup group : page.groups()) {
            picks += page.isMain(group) ? group.fields(InputType.CHECKBOX).size() : 0;
        }
        return picks;
    }

    private static boolean isWriting(PageSignals page) {
        for (SpatialElement element : page.visible()) {
            boolean editor =
                    element.tag().equals("textarea")
                            || page.page().tree().has(page.page().indexOf(element), Trait.EDITABLE);
            if (editor && page.isMain(element)) {
                return true;
            }
        }
        return false;
    }
}
