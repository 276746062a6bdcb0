package browsy.intelligence.type;

import browsy.html.AttributeKind;
import browsy.intelligence.rule.Evidence;
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

/**
 * Detects mailboxes: the name of a mailbox and a list of messages. Pages with an editor or with a
 * single message are excluded.
 */
final class InboxPage implements PageTypeDetector {

    /** The minimum number of links to messages. */
    private static final int MIN_MESSAGES = 3;

    /** The minimum share of prose in a mailbox that shows one message. */
    private static final double MIN_READ = 0.6;

    /** The number of unread messages after the name of a mailbox. */
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
                || (isMostlyProse(page) && !EmailBodyPage.headLines(page).isEmpty())) {
            return null;
        }
        return Evidence.of("inbox.named_list", named);
    }

    /** Whether a page is a mailbox that shows one message instead of a list. */
    static boolean showsMail(PageSignals page) {
        return isMostlyProse(page) && name(page) != null && !isWriting(page);
    }

    private static boolean isMostlyProse(PageSignals page) {
        return page.content().proseLength() >= page.content().mainTextLength() * MIN_READ;
    }

    /**
     * Returns the heading, title or part of the title that names a mailbox, null if there is none.
     * Headings have precedence; longer headings and titles may be those of texts.
     */
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
            // A title part may be the title of a text: require an unread count or check boxes.
            if (inbox.is(bare) && (!bare.equals(part) || checkBoxes(page) >= MIN_MESSAGES)) {
                return part;
            }
        }
        return null;
    }

    /** Returns the number of check boxes in the main content, which select messages. */
    private static int checkBoxes(PageSignals page) {
        int checkBoxes = 0;
        for (FormGroup group : page.groups()) {
            checkBoxes += page.isMain(group) ? group.fields(InputType.CHECKBOX).size() : 0;
        }
        return checkBoxes;
    }

    /** Whether the main content has a text area or an editable element. */
    private static boolean isWriting(PageSignals page) {
        for (SpatialElement element : page.visible()) {
            boolean editor =
                    element.tag().equals("textarea")
                            || page.page()
                                    .tree()
                                    .has(
                                            page.page().indexOf(element),
                                            AttributeKind.CONTENTEDITABLE);
            if (editor && page.isMain(element)) {
                return true;
            }
        }
        return false;
    }
}
