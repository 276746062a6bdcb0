package browsy.intelligence.signal;

import browsy.intelligence.word.Texts;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import java.util.ArrayList;
import java.util.List;

/**
 * The visible elements of a page by kind: links, buttons and messages of the whole page, and links,
 * prose and code of the main content. All lists are in document order.
 */
public final class PageContent {

    /** The minimum number of letters of a prose block that need not be a sentence. */
    static final int PROSE_LENGTH = 100;

    /**
     * The maximum length of a {@code pre} element without {@code code} that counts as a code
     * sample, in characters; longer ones are texts.
     */
    private static final int MAX_SAMPLE = 700;

    private final SpatialPage page;
    private final PageFrame frame;
    private final FormTexts formTexts;
    private final Listings listings;
    private final List<SpatialElement> links = new ArrayList<>();
    private final List<SpatialElement> mainLinks = new ArrayList<>();
    private final List<SpatialElement> buttons = new ArrayList<>();
    private final List<SpatialElement> alerts = new ArrayList<>();
    private final List<SpatialElement> prose = new ArrayList<>();
    private final List<SpatialElement> code = new ArrayList<>();
    private int mainTextLength;
    private int mainLinkTextLength;
    private int proseLength;

    /**
     * Classifies the visible elements of a page.
     *
     * @param page the page
     * @param frame the frame of the page
     * @param visible the visible elements, in document order
     * @param formTexts the parts inside of long forms, whose texts are not prose
     */
    PageContent(
            SpatialPage page, PageFrame frame, List<SpatialElement> visible, FormTexts formTexts) {
        this.page = page;
        this.frame = frame;
        this.formTexts = formTexts;
        listings = new Listings(page.tree());
        for (SpatialElement element : visible) {
            classify(element);
        }
    }

    /**
     * Adds an element to the lists it belongs to. Its text counts only in the main content: as link
     * text, code or prose, or else only in the total.
     */
    private void classify(SpatialElement element) {
        int index = page.indexOf(element);
        boolean main = !frame.contains(index);
        if (element.alertType() != null && hasText(element)) {
            alerts.add(element);
        }
        boolean leads = element.role() == Role.LINK || element.role() == Role.HEADING;
        if (leads && element.href() != null) {
            links.add(element);
            if (main) {
                mainLinks.add(element);
            }
        }
        if (isButton(element)) {
            buttons.add(element);
        }
        String text = element.text();
        if (!main || text == null || element.tag().equals("img")) {
            return;
        }
        int letters = Texts.letters(text);
        mainTextLength += letters;
        if (element.role() == Role.LINK) {
            mainLinkTextLength += letters;
        } else if (isCode(element)) {
            code.add(element);
        } else if (!isListing(element)
                && Sentences.areProse(element, text, letters)
                && !isControlOrLabel(element)
                && !formTexts.contains(index)) {
            prose.add(element);
            proseLength += letters;
        }
    }

    private boolean hasText(SpatialElement element) {
        return element.text() != null || page.source(element).hasText();
    }

    private static boolean isControlOrLabel(SpatialElement element) {
        return element.isInteractive() || element.tag().equals("label");
    }

    private boolean isCode(SpatialElement element) {
        if (!element.tag().equals("pre")) {
            return element.tag().equals("code");
        }
        String text = element.text();
        return (text != null && text.length() <= MAX_SAMPLE)
                || page.source(element).selectFirst("code") != null;
    }

    /** Whether an element is preformatted text that lists links, as files or records have. */
    public boolean isListing(SpatialElement element) {
        return element.tag().equals("pre") && listings.has(page.indexOf(element));
    }

    private static boolean isButton(SpatialElement element) {
        return element.tag().equals("button")
                || element.role() == Role.BUTTON
                || (element.inputType() != null && element.inputType().isButton());
    }

    /** Returns the links. */
    public List<SpatialElement> links() {
        return links;
    }

    /** Returns the links in the main content. */
    public List<SpatialElement> mainLinks() {
        return mainLinks;
    }

    /** Returns the buttons and the elements with the role of one. */
    public List<SpatialElement> buttons() {
        return buttons;
    }

    /** Returns the elements that are alerts and have text. */
    public List<SpatialElement> alerts() {
        return alerts;
    }

    /** Returns the prose blocks in the main content. */
    public List<SpatialElement> prose() {
        return prose;
    }

    /** Returns the code blocks in the main content. */
    public List<SpatialElement> code() {
        return code;
    }

    /** Returns the number of letters in the prose blocks, see {@link Texts#letters}. */
    public int proseLength() {
        return proseLength;
    }

    /** Returns the number of letters in the main content. */
    public int mainTextLength() {
        return mainTextLength;
    }

    /** Returns the number of letters in the links of the main content. */
    public int mainLinkTextLength() {
        return mainLinkTextLength;
    }
}
