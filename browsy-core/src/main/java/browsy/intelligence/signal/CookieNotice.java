package browsy.intelligence.signal;

import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * A cookie notice: a short text with a cookie phrase, and a control near it that accepts cookies.
 *
 * @param root the smallest ancestor of the text that contains the accepting control
 * @param accept the control that accepts cookies
 * @param reject the control that rejects cookies, null if there is none
 */
public record CookieNotice(Element root, SpatialElement accept, @Nullable SpatialElement reject) {

    /** The minimum length of the text of a notice, in characters. */
    private static final int MIN_TEXT = 25;

    private static final int MAX_CAPTION = 50;

    /** The maximum number of controls near the text of a notice if none of them accepts. */
    private static final int MAX_CONTROLS = 6;

    /** The maximum number of levels between the text and the root of a notice. */
    private static final int MAX_CLIMB = 7;

    /** The maximum length of the text in the root of a notice, in characters. */
    private static final int MAX_NOTICE_TEXT = 4000;

    /** Finds the cookie notice of a page, null if it shows none. */
    static @Nullable CookieNotice find(PageSignals page) {
        BitSet near = nearControls(page);
        if (near.isEmpty()) {
            return null;
        }
        for (SpatialElement element : page.visible()) {
            String text = element.text();
            boolean isNoticeText =
                    text != null
                            && near.get(page.page().indexOf(element))
                            && text.length() >= MIN_TEXT
                            && text.length() <= MAX_NOTICE_TEXT
                            && element.role() != Role.LINK
                            && !element.isFormField()
                            && page.find(element, Topic.COOKIES) != null;
            if (isNoticeText) {
                CookieNotice notice = around(page, page.page().source(element));
                if (notice != null) {
                    return notice;
                }
            }
        }
        return null;
    }

    /**
     * Returns the indices of elements near an accepting control: for each control all elements in
     * its outermost ancestor that has at most {@link #MAX_NOTICE_TEXT} characters of text. Only
     * texts there can belong to a notice; most pages have no such control, so that no text needs to
     * be searched.
     */
    private static BitSet nearControls(PageSignals page) {
        PhraseSet phrases = page.lexicon().get(Topic.COOKIE_ACCEPT);
        FlatTree tree = page.page().tree();
        BitSet near = new BitSet();
        for (SpatialElement element : page.visible()) {
            if (isControl(element)
                    && page.mayBeCaptioned(element, Topic.COOKIE_ACCEPT)
                    && isCaption(phrases, page.caption(element))) {
                int root = page.page().indexOf(element);
                int up = tree.parent(root);
                while (up > 0
                        && !tree.tag(up).equals("body")
                        && page.textLength(up) <= MAX_NOTICE_TEXT) {
                    root = up;
                    up = tree.parent(up);
                }
                near.set(root, tree.end(root));
            }
        }
        return near;
    }

    /** Whether a short caption is a phrase or begins with one. */
    private static boolean isCaption(PhraseSet phrases, String caption) {
        return caption.length() <= MAX_CAPTION && (phrases.begins(caption) || phrases.is(caption));
    }

    /**
     * Climbs from a text to the first ancestor with a control that accepts cookies. Returns null if
     * an ancestor has too much text, or too many controls of which none accepts.
     */
    private static @Nullable CookieNotice around(PageSignals page, Element text) {
        FlatTree tree = page.page().tree();
        Element root = text;
        for (int climbed = 0; climbed <= MAX_CLIMB; climbed++) {
            if (root.normalName().equals("body") || root.text().length() > MAX_NOTICE_TEXT) {
                return null;
            }
            List<SpatialElement> controls = controls(page, root);
            SpatialElement accept = first(page, controls, Topic.COOKIE_ACCEPT);
            if (accept != null) {
                return new CookieNotice(root, accept, first(page, controls, Topic.COOKIE_REJECT));
            }
            if (controls.size() > MAX_CONTROLS) {
                return null;
            }
            Element up = tree.parent(root);
            if (up == null) {
                return null;
            }
            root = up;
        }
        return null;
    }

    private static List<SpatialElement> controls(PageSignals page, Element root) {
        FlatTree tree = page.page().tree();
        int start = tree.indexOf(root);
        List<SpatialElement> controls = new ArrayList<>();
        for (int i = start; i < tree.end(start); i++) {
            SpatialElement element = page.page().of(i);
            if (element != null && !element.hidden() && isControl(element)) {
                controls.add(element);
            }
        }
        return controls;
    }

    private static boolean isControl(SpatialElement element) {
        return element.tag().equals("button")
                || element.tag().equals("a")
                || element.role() == Role.BUTTON
                || (element.inputType() != null && element.inputType().isButton());
    }

    /**
     * Returns the first control whose caption is a phrase of the topic, else the first whose
     * caption begins with one, null if there is neither.
     */
    private static @Nullable SpatialElement first(
            PageSignals page, List<SpatialElement> controls, Topic topic) {
        PhraseSet phrases = page.lexicon().get(topic);
        SpatialElement begins = null;
        for (SpatialElement control : controls) {
            String caption = page.caption(control);
            if (caption.length() > MAX_CAPTION) {
                continue;
            }
            if (phrases.is(caption)) {
                return control;
            }
            if (begins == null && phrases.begins(caption)) {
                begins = control;
            }
        }
        return begins;
    }
}
