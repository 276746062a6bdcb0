package browsy.intelligence.signal;

import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.FlatTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * A notice about cookies: a short text that speaks of them, and close to it a control that accepts.
 *
 * @param root the element around text and controls
 * @param accept what accepts
 * @param reject what rejects, null if nothing does
 */
public record CookieNotice(Element root, SpatialElement accept, @Nullable SpatialElement reject) {

    private static final int MIN_TEXT = 25;
    private static final int MAX_CAPTION = 50;
    private static final int MAX_CLIMB = 7;

    /** Around a notice there is little else. */
    private static final int MAX_NOTICE_TEXT = 4000;

    /** Finds the notice of a page, null if it shows none. */
    static @Nullable CookieNotice find(PageSignals page) {
        BitSet near = nearControls(page);
        if (near.isEmpty()) {
            return null;
        }
        for (SpatialElement element : page.visible()) {
            String text = element.text();
            boolean speaks =
                    text != null
                            && near.get(page.page().indexOf(element))
                            && text.length() >= MIN_TEXT
                            && text.length() <= MAX_NOTICE_TEXT
                            && element.role() != Role.LINK
                            && !element.isFormField()
                            && page.find(element, Topic.COOKIES) != null;
            if (speaks) {
                CookieNotice notice = around(page, page.page().source(element));
                if (notice != null) {
                    return notice;
                }
            }
        }
        return null;
    }

    /**
     * What stands so near to something that accepts that it may belong to a notice around it: only
     * there texts have to be read, and on most pages nowhere.
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

    private static boolean isCaption(PhraseSet phrases, String caption) {
        return caption.length() <= MAX_CAPTION
                && (phrases.is(caption) || phrases.beginsWithPhrase(caption));
    }

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
            if (controls.size() > 6) {
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

    /** Captions that are a phrase come before captions that begin with one. */
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
