package browsy.intelligence.signal;

import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import java.util.ArrayList;
import java.util.List;

/**
 * What a person sees on a page, sorted by what it is: links, buttons, messages, and in the content
 * of the page, not in the frame around it, prose and code. All lists are in document order.
 */
public final class PageContent {

    /** A text of this many characters is no caption any more, but prose. */
    public static final int PROSE_LENGTH = 100;

    /** Whole texts are written as preformatted text, too, but not samples of this length. */
    private static final int MAX_SAMPLE = 700;

    private final SpatialPage page;
    private final PageFrame frame;
    private final FormTexts formTexts;
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
     * @param formTexts what is told about forms, which is no prose
     */
    PageContent(
            SpatialPage page, PageFrame frame, List<SpatialElement> visible, FormTexts formTexts) {
        this.page = page;
        this.frame = frame;
        this.formTexts = formTexts;
        for (SpatialElement element : visible) {
            examine(element);
        }
    }

    private void examine(SpatialElement element) {
        int index = page.indexOf(element);
        boolean main = !frame.contains(index);
        if (element.alertType() != null && saysSomething(element)) {
            alerts.add(element);
        }
        if (element.role() == Role.LINK && element.href() != null) {
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
        } else if (Sentences.areProse(element, text, letters)
                && !isNoProse(element)
                && !formTexts.contains(index)) {
            prose.add(element);
            proseLength += letters;
        }
    }

    private boolean saysSomething(SpatialElement element) {
        return element.text() != null || page.source(element).hasText();
    }

    private static boolean isNoProse(SpatialElement element) {
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

    private static boolean isButton(SpatialElement element) {
        return element.tag().equals("button")
                || element.role() == Role.BUTTON
                || (element.inputType() != null && element.inputType().isButton());
    }

    /** The links. */
    public List<SpatialElement> links() {
        return links;
    }

    /** The links in the content of the page. */
    public List<SpatialElement> mainLinks() {
        return mainLinks;
    }

    /** The buttons, and what has the role of one. */
    public List<SpatialElement> buttons() {
        return buttons;
    }

    /** The messages. */
    public List<SpatialElement> alerts() {
        return alerts;
    }

    /** The blocks of prose in the content of the page. */
    public List<SpatialElement> prose() {
        return prose;
    }

    /** The blocks of code in the content of the page. */
    public List<SpatialElement> code() {
        return code;
    }

    /** The number of letters of that prose, see {@link Texts#letters}. */
    public int proseLength() {
        return proseLength;
    }

    /** The number of letters in the content of the page. */
    public int mainTextLength() {
        return mainTextLength;
    }

    /** The number of these that are in links. */
    public int mainLinkTextLength() {
        return mainLinkTextLength;
    }
}
