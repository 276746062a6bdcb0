package browsy.intelligence.type;

import browsy.html.Ancestors;
import browsy.html.AttributeKind;
import browsy.html.DocumentParts;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.EntryFact;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.PhraseSet;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.model.InputType;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/** Finds mailboxes and mails: names of mailboxes, lists of messages and header fields. */
final class Mailboxes {

    /** The minimum number of links to messages. */
    private static final int MIN_MESSAGES = 3;

    /** The minimum share of prose in a mailbox that shows one message. */
    private static final double MIN_READ = 0.6;

    /** The number of unread messages after the name of a mailbox. */
    private static final Pattern COUNT =
            Pattern.compile(" ?[(\\[]\\d{1,6}\\+?(?: \\p{L}{2,16}){0,2}[)\\]]$");

    /** The minimum number of different header fields outside of a mailbox. */
    private static final int MIN_LINES = 3;

    /** The maximum length of the name of a header field, in characters. */
    private static final int MAX_NAME = 16;

    /** The number of characters of a text that are searched for header fields. */
    private static final int MAX_HEAD = 400;

    /** The beginning of an address that does not depend on the site. */
    private static final Pattern ABSOLUTE =
            Pattern.compile("\\s*(?:https?:|mailto:|tel:)", Pattern.CASE_INSENSITIVE);

    /** What fragments and the placeholders of templates for mails begin with. */
    private static final String PLACEHOLDERS = "#{[%$*<";

    /** Scripts other than the data that mail programs read. */
    private static final String SCRIPT = "script:not([type=application/ld+json])";

    /** What links in the head of a page of a site lead to. */
    private static final Pattern SITE_FILES =
            Pattern.compile("stylesheet|icon", Pattern.CASE_INSENSITIVE);

    private static final Pattern ADDRESS = Pattern.compile("[\\w.+-]@[\\w-]+\\.\\w");

    /** The maximum number of controls that reply to one message: to one, to all, forward, below. */
    private static final int MAX_REPLIES = 4;

    /** The maximum number of texts with addresses beside one message. */
    private static final int MAX_ADDRESSES = 4;

    /** The minimum length of a sentence about a mail, in characters. */
    private static final int MIN_ABOUT = 15;

    private Mailboxes() {}

    /** Returns the name of the mailbox, null if nothing names one. */
    static @Nullable Evidence named(PageFacts facts) {
        String name = name(facts.page());
        return name == null ? null : Evidence.said(name);
    }

    /** Whether a named mailbox has several links, shows no single message, and is no news. */
    static boolean listsMessages(PageFacts facts) {
        return name(facts.page()) != null
                && !HeadLines.of(facts).areOfOneMessage()
                && facts.content().mainLinks().size() >= MIN_MESSAGES
                && !areNews(facts);
    }

    /** Whether most entries have headings, as news have, and no control writes a message. */
    private static boolean areNews(PageFacts facts) {
        return facts.page().entries().share(EntryFact.HEADING) >= MIN_READ
                && compose(facts) == null;
    }

    /**
     * Returns at least three header fields beside an address, or one more without any; null if
     * there are fewer. Journeys also have a date and places that they lead from and to.
     */
    static @Nullable Evidence head(PageFacts facts) {
        Set<String> lines = HeadLines.of(facts).names();
        boolean enough =
                lines.size() > MIN_LINES || (lines.size() == MIN_LINES && showsAddress(facts));
        return enough ? Evidence.said(String.join(", ", lines)) : null;
    }

    /**
     * Whether header fields of a message are shown, and the page lists no messages of a mailbox.
     */
    static boolean showsSingleMail(PageFacts facts) {
        return head(facts) != null && name(facts.page()) == null;
    }

    /** Returns the header fields of a message that a mailbox shows, null if there are none. */
    static @Nullable Evidence openMail(PageFacts facts) {
        Set<String> lines = HeadLines.of(facts).names();
        boolean open = !lines.isEmpty() && name(facts.page()) != null && !isWriting(facts);
        return open && isMostlyProse(facts.page()) ? Evidence.said(String.join(", ", lines)) : null;
    }

    /**
     * Whether the markup has instructions for mail programs: conditional comments with settings of
     * Office documents, or a {@code meta} element that forbids reformatting.
     *
     * @see <a
     *     href="https://learn.microsoft.com/en-us/previous-versions/office/developer/office-2007/aa338201(v=office.12)">HTML
     *     and CSS rendering in Outlook</a>
     */
    static boolean hasClientMarkup(PageFacts facts) {
        Document document = facts.page().page().document();
        return facts.page().structure().isDeclaredMail()
                || DocumentParts.head(document).childNodes().stream()
                        .anyMatch(Mailboxes::addressesOffice)
                || DocumentParts.body(document).childNodes().stream()
                        .anyMatch(Mailboxes::addressesOffice);
    }

    private static boolean addressesOffice(Node node) {
        return node instanceof Comment comment
                && comment.getData().startsWith("[if")
                && comment.getData().contains("mso");
    }

    /**
     * Whether most of the text of the page is in one narrow layout table that contains another, and
     * there is neither a form nor a landmark.
     */
    static boolean isLayoutTable(PageFacts facts) {
        return layoutTable(facts) != null;
    }

    /** Whether layout tables are three deep, and nothing belongs to a site. */
    static boolean isStationery(PageFacts facts) {
        Element table = layoutTable(facts);
        return table != null
                && table.selectFirst("table table table") != null
                && !leadsIntoSite(facts)
                && facts.page().page().document().selectFirst(SCRIPT) == null;
    }

    private static @Nullable Element layoutTable(PageFacts facts) {
        PageSignals page = facts.page();
        if (!page.groups().isEmpty() || page.structure().hasLandmarks()) {
            return null;
        }
        for (int index : page.structure().tables()) {
            Element table = page.page().tree().element(index);
            if (page.textLength(index) >= page.textLength(0) * MIN_READ
                    && table.selectFirst("table table") != null
                    && !hasHeader(table)) {
                return table;
            }
        }
        return null;
    }

    /** Whether a table has header cells of its own; those around other tables lay out. */
    private static boolean hasHeader(Element table) {
        for (Element header : table.select("th")) {
            if (header.closest("table") == table && header.selectFirst("table") == null) {
                return true;
            }
        }
        return false;
    }

    /** Returns the greeting of a page of texts that belongs to no site, null if it is none. */
    static @Nullable Evidence letter(PageFacts facts) {
        return isOfSite(facts) ? null : Letter.of(facts).evidence();
    }

    /** Returns the description of an element as a mail, null if there is none. */
    static @Nullable Evidence declared(PageFacts facts) {
        FlatTree tree = facts.page().page().tree();
        for (int i = 0; i < tree.size(); i++) {
            if (tree.has(i, AttributeKind.ARIA)
                    && tree.attribute(i, "aria-roledescription")
                            .strip()
                            .equalsIgnoreCase("email")) {
                return Evidence.STRUCTURE;
            }
        }
        return null;
    }

    /** Whether the page belongs to a site, and is no mailbox that shows the head of a message. */
    static boolean isOfOtherSite(PageFacts facts) {
        return isOfSite(facts) && (head(facts) == null || !isMailbox(facts));
    }

    /** Whether the page has landmarks, fields or a form, or leads to others of its site. */
    static boolean isOfSite(PageFacts facts) {
        return !facts.page().groups().isEmpty()
                || facts.page().structure().hasLandmarks()
                || sendsForm(facts)
                || leadsIntoSite(facts);
    }

    /** Whether a link has an address relative to the page, which a mail cannot have. */
    private static boolean leadsIntoSite(PageFacts facts) {
        for (SpatialElement link : facts.content().links()) {
            String address = facts.page().page().source(link).attr("href").strip();
            if (!address.isEmpty()
                    && !ABSOLUTE.matcher(address).lookingAt()
                    && PLACEHOLDERS.indexOf(address.charAt(0)) < 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether a button belongs to a form, with or without fields. */
    private static boolean sendsForm(PageFacts facts) {
        for (SpatialElement button : facts.page().content().buttons()) {
            if (button.href() == null
                    && Ancestors.closest(facts.page().page().source(button), "form") != null) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether all links lead to absolute addresses, as those of a mail have to, and the document
     * has no scripts, style sheets or icons of a site.
     */
    static boolean standsAlone(PageFacts facts) {
        for (SpatialElement link : facts.content().links()) {
            if (!ABSOLUTE.matcher(facts.page().page().source(link).attr("href")).lookingAt()) {
                return false;
            }
        }
        return !facts.content().links().isEmpty()
                && DocumentParts.head(facts.page().page().document()).children().stream()
                        .noneMatch(Mailboxes::isSiteFile);
    }

    private static boolean isSiteFile(Element head) {
        return head.normalName().equals("script")
                || (head.normalName().equals("link")
                        && SITE_FILES.matcher(head.attr("rel")).find());
    }

    /**
     * Returns the control that replies to a message or forwards it, on a page that shows the
     * address of a sender, or of a mailbox that shows a text; null if there is none, or there are
     * those of several messages or posts.
     */
    static @Nullable Evidence reply(PageFacts facts) {
        PhraseSet reply = facts.page().lexicon().get(Topic.REPLY);
        SpatialElement first = null;
        int controls = 0;
        for (SpatialElement element : facts.page().visible()) {
            if (element.isInteractive()
                    && facts.page().mayBeCaptioned(element, Topic.REPLY)
                    && reply.is(facts.page().caption(element))) {
                first = first == null ? element : first;
                controls++;
            }
        }
        return first != null
                        && controls <= MAX_REPLIES
                        && !Lists.arePosts(facts)
                        && !selectsMessages(facts)
                        && (showsAddress(facts) || (isMailbox(facts) && Reading.isMost(facts)))
                ? Evidence.on(first)
                : null;
    }

    /** Returns a text that is about the mail itself, null if there is none. */
    static @Nullable Evidence about(PageFacts facts) {
        PageSignals page = facts.page();
        PhraseSet words = page.lexicon().get(Topic.COMPOSE);
        for (SpatialElement element : page.visible()) {
            String text = element.text();
            if (text != null
                    && text.length() >= MIN_ABOUT
                    && !element.isInteractive()
                    && page.maySay(element, Topic.COMPOSE)) {
                String said = words.find(page.folded(element));
                if (said != null && (said.indexOf(' ') > 0 || Texts.isDense(said.charAt(0)))) {
                    return Evidence.on(element);
                }
            }
        }
        return null;
    }

    private static boolean isMailbox(PageFacts facts) {
        return compose(facts) != null || name(facts.page()) != null;
    }

    /** Whether the main content shows the mail addresses of sender and recipients. */
    private static boolean showsAddress(PageFacts facts) {
        int addresses = 0;
        for (SpatialElement element : facts.page().visible()) {
            String text = element.text();
            if (text != null
                    && text.indexOf('@') > 0
                    && facts.page().isMain(element)
                    && ADDRESS.matcher(text).find()) {
                addresses++;
            }
        }
        return addresses > 0 && addresses <= MAX_ADDRESSES;
    }

    /** Returns the control that writes a new message, null if there is none. */
    static @Nullable Evidence compose(PageFacts facts) {
        SpatialElement control = Composer.of(facts.page()).control();
        return control == null ? null : Evidence.on(control);
    }

    /** The control that writes a new message. Several rules ask for it. */
    private record Composer(@Nullable SpatialElement control) {

        static Composer of(PageSignals page) {
            return page.derived(
                    Composer.class,
                    signals -> new Composer(Mailboxes.control(signals, Topic.COMPOSE)));
        }
    }

    /**
     * Whether most entries of a list have check boxes, beside a control that writes a message.
     * Controls that reply then apply to the selected messages.
     */
    static boolean selectsMessages(PageFacts facts) {
        return compose(facts) != null
                && checkBoxes(facts.page()) >= MIN_MESSAGES
                && facts.page().entries().share(EntryFact.CHECKBOX) >= MIN_READ;
    }

    /**
     * Returns the captions of columns such as sender, subject and date; null if there are none, or
     * no control writes a message. Archives of mailing lists have such columns, but no such
     * control.
     */
    static @Nullable Evidence columns(PageFacts facts) {
        if (compose(facts) == null) {
            return null;
        }
        PageSignals page = facts.page();
        PhraseSet names = page.lexicon().get(Topic.MAIL_HEAD);
        Map<Element, Set<String>> rows = new IdentityHashMap<>();
        for (SpatialElement element : page.visible()) {
            String caption = page.caption(element);
            if (caption.length() <= MAX_NAME && names.is(caption)) {
                Element row = Ancestors.closest(page.page().source(element), "tr");
                if (row != null) {
                    Set<String> captions = rows.computeIfAbsent(row, key -> new TreeSet<>());
                    captions.add(caption);
                    if (captions.size() == MIN_LINES) {
                        return Evidence.said(String.join(", ", captions));
                    }
                }
            }
        }
        return null;
    }

    /** Returns the first control whose caption is a phrase of a topic, null if there is none. */
    private static @Nullable SpatialElement control(PageSignals page, Topic topic) {
        PhraseSet phrases = page.lexicon().get(topic);
        for (SpatialElement element : page.visible()) {
            if (element.isInteractive()
                    && page.mayBeCaptioned(element, topic)
                    && phrases.is(page.caption(element))) {
                return element;
            }
        }
        return null;
    }

    /** Whether a control writes a message or replies to one. */
    private static boolean answers(PageSignals page) {
        return control(page, Topic.REPLY) != null || Composer.of(page).control() != null;
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
            if (inbox.is(bare)
                    && (!bare.equals(part)
                            || checkBoxes(page) >= MIN_MESSAGES
                            || isCounted(page, bare))) {
                return part;
            }
        }
        return null;
    }

    /** Whether a link to a mailbox has the number of unread messages after its name. */
    private static boolean isCounted(PageSignals page, String name) {
        for (SpatialElement link : page.content().links()) {
            String caption = page.caption(link);
            if (caption.startsWith(name)
                    && COUNT.matcher(caption.substring(name.length())).matches()) {
                return true;
            }
        }
        return false;
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
    static boolean isWriting(PageFacts facts) {
        PageSignals page = facts.page();
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

    /**
     * The email header fields on a page.
     *
     * @param names their folded names
     * @param terms how many terms may form the header of a message, repeated ones included
     */
    private record HeadLines(Set<String> names, int terms) {

        static HeadLines of(PageFacts facts) {
            return facts.page().derived(HeadLines.class, Mailboxes::findHeadLines);
        }

        /** Whether different terms form the header of one message. */
        boolean areOfOneMessage() {
            return terms >= MIN_LINES && terms <= names.size();
        }
    }

    /**
     * Returns the header fields that a colon follows or that are terms. If a control of the page
     * writes or replies, two adjacent pieces of text may be a term and its value, and terms may
     * form the header of one message.
     */
    private static HeadLines findHeadLines(PageSignals page) {
        PhraseSet names = page.lexicon().get(Topic.MAIL_HEAD);
        Set<String> lines = new TreeSet<>();
        List<String> terms = new ArrayList<>();
        List<String> pairs = new ArrayList<>();
        for (SpatialElement element : page.visible()) {
            String text = element.text();
            if (text == null || element.isFormField() || element.tag().equals("label")) {
                continue;
            }
            if (text.indexOf(':') >= 0) {
                collect(names, text, lines);
            }
            if (text.length() <= MAX_NAME) {
                String term = Texts.fold(text.replace(':', ' '));
                Element source = page.page().source(element);
                if (names.is(term)) {
                    if (isTerm(source)) {
                        terms.add(term);
                    } else if (isBeforeValue(source, names)) {
                        pairs.add(term);
                    }
                }
            }
        }
        boolean answers = !(terms.isEmpty() && pairs.isEmpty()) && answers(page);
        if (answers) {
            terms.addAll(pairs);
        }
        lines.addAll(terms);
        return new HeadLines(lines, answers ? terms.size() : 0);
    }

    /** Whether an element is a term before its definition, or the header of a row of one value. */
    private static boolean isTerm(Element source) {
        Element next = source.nextElementSibling();
        return next != null
                && switch (source.normalName()) {
                    case "dt" -> next.normalName().equals("dd");
                    case "th" ->
                            next.normalName().equals("td")
                                    && next.nextElementSibling() == null
                                    && source.previousElementSibling() == null;
                    default -> false;
                };
    }

    /**
     * Whether the text after an element can be the value of the header field that the element
     * names.
     */
    private static boolean isBeforeValue(Element source, PhraseSet names) {
        Element next = source.nextElementSibling();
        return next != null
                && next.hasText()
                && switch (source.normalName()) {
                    case "span", "div", "b", "strong" -> !names.is(Texts.fold(next.text()));
                    default -> false;
                };
    }

    /** Adds each word before a colon that is the name of a header field. */
    private static void collect(PhraseSet names, String text, Set<String> lines) {
        for (int colon = text.indexOf(':');
                colon >= 0 && colon < MAX_HEAD;
                colon = text.indexOf(':', colon + 1)) {
            int start = Math.max(0, colon - MAX_NAME);
            String before = text.substring(start, colon).strip();
            int last = before.length();
            while (last > 0 && !Character.isWhitespace(before.charAt(last - 1))) {
                last--;
            }
            String word = Texts.fold(before.substring(last));
            if (names.is(word)) {
                lines.add(word);
            }
        }
    }
}
