package browsy.intelligence.gate;

import browsy.css.value.box.ZIndex;
import browsy.infra.TimeLimit;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.PageStructure;
import browsy.intelligence.word.Amounts;
import browsy.intelligence.word.Lexicon;
import browsy.intelligence.word.Topic;
import browsy.intelligence.word.TopicText;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.BoxProperties;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the boxes of a page that are overlays. */
final class OverlayBoxes {

    /** Topics of captions by which a request for consent is answered. */
    static final List<Topic> ANSWERS =
            List.of(
                    Topic.COOKIE_ACCEPT,
                    Topic.COOKIE_REJECT,
                    Topic.CONTINUE_WITHOUT,
                    Topic.COOKIE_SAVE);

    private static final long ANSWER_BITS = Lexicon.bits(ANSWERS.toArray(Topic[]::new));

    /** The maximum length of a request for consent in the flow of the page, in characters. */
    private static final int MAX_REQUEST = 4000;

    /** The maximum number of levels between an answer and the box around the request. */
    private static final int MAX_CLIMB = 8;

    /** The maximum number of boxes in the flow that are examined. */
    private static final int MAX_IN_FLOW = 40;

    /** The share of the text of a page that is nearly all of it. */
    static final double NEARLY_ALL = 0.9;

    private final PageSignals page;
    private final SpatialPage spatial;
    private final FlatTree tree;
    private final PageStructure structure;
    private final List<OverlayBox> examined = new ArrayList<>();

    /** The elements inside of overlays. */
    private final BitSet inside = new BitSet();

    /** The elements that may answer a request. */
    private final BitSet answers = new BitSet();

    /** The elements that speak of cookies; null until they are computed. */
    private @Nullable BitSet cookies;

    private OverlayBoxes(PageSignals page) {
        this.page = page;
        spatial = page.page();
        tree = spatial.tree();
        structure = page.structure();
    }

    /**
     * Returns the overlays: dialogs, boxes over the page, and requests in the flow. Of nested boxes
     * over the page only the outermost is an overlay.
     */
    static List<OverlayBox> find(PageSignals page) {
        return examined(page).stream().filter(box -> box.kind() != null).toList();
    }

    /** Returns the boxes that may be overlays. */
    static List<OverlayBox> examined(PageSignals page) {
        OverlayBoxes found = new OverlayBoxes(page);
        for (int index : page.structure().overlays()) {
            if (!found.inside.get(index)) {
                found.examine(new OverlayBox(page, index, !found.isOverPage(index)));
            }
        }
        found.requestsInFlow();
        return found.examined;
    }

    private void examine(OverlayBox box) {
        examined.add(box);
        if (box.kind() != null) {
            inside.set(box.index(), tree.end(box.index()));
        }
    }

    /** Whether a box is modal, fixed to the window, or absolutely positioned. */
    private boolean isOverPage(int index) {
        if (structure.isModal(index)) {
            return true;
        }
        for (int up = index; up >= 0; up = tree.parent(up)) {
            if (spatial.isFixed(up)) {
                return true;
            }
        }
        return spatial.isAbsolutelyPositioned(index);
    }

    /**
     * Examines the boxes around answers, then those that their authors name after consent, then the
     * page as a whole if it asks for the age.
     */
    private void requestsInFlow() {
        for (SpatialElement element : page.visible()) {
            TimeLimit.check();
            answers.set(spatial.indexOf(element), mayAnswer(element));
        }
        int boxes = 0;
        for (int i = answers.nextSetBit(0); i >= 0; i = answers.nextSetBit(i + 1)) {
            TimeLimit.check();
            if (boxes < MAX_IN_FLOW && !inside.get(i)) {
                int root = around(i);
                if (root >= 0) {
                    boxes++;
                    examineInFlow(payWall(root));
                }
            }
        }
        for (int index : structure.consents()) {
            if (boxes++ < MAX_IN_FLOW) {
                examineInFlow(index);
            }
        }
        int gate = ageGate();
        if (gate >= 0) {
            examineInFlow(gate);
        }
    }

    /** Returns the box of a page that does nothing but ask for the age, -1 if it is none. */
    private int ageGate() {
        int whole = page.textLength(0);
        if (whole > MAX_REQUEST) {
            return -1;
        }
        for (SpatialElement element : page.visible()) {
            if (!element.isInteractive() && page.find(element, Topic.AGE_GATE) != null) {
                int up = spatial.indexOf(element);
                while (up >= 0 && page.textLength(up) < whole * NEARLY_ALL) {
                    up = tree.parent(up);
                }
                return up < 0 || tree.tag(up).equals("html") ? -1 : up;
            }
        }
        return -1;
    }

    private void examineInFlow(int index) {
        int next = inside.nextSetBit(index);
        if (next < 0 || next >= tree.end(index)) {
            examine(new OverlayBox(page, index, !isRaised(index)));
        }
    }

    /** Whether a box or an ancestor is absolutely positioned in front of the page. */
    private boolean isRaised(int index) {
        for (int up = index; up >= 0; up = tree.parent(up)) {
            ComputedStyle style = tree.style(up);
            if (spatial.isAbsolutelyPositioned(up) && style != null) {
                ZIndex level = style.get(BoxProperties.Z_INDEX);
                return level.level() > 0;
            }
        }
        return false;
    }

    private boolean mayAnswer(SpatialElement element) {
        return !element.isFormField()
                && !isCell(element)
                && (isCaptionedAnswer(element)
                        || (element.tag().equals("button") && isNamedAnswer(element)));
    }

    /** Whether an element is a cell of a table or list of data, and so no control. */
    private static boolean isCell(SpatialElement element) {
        return switch (element.tag()) {
            case "td", "th", "dt", "dd" -> element.href() == null;
            default -> false;
        };
    }

    private boolean isCaptionedAnswer(SpatialElement element) {
        if (page.mayBeCaptioned(element, ANSWER_BITS)) {
            TopicText caption = page.readCaption(element);
            for (Topic topic : ANSWERS) {
                if (caption.startsWith(page.lexicon().get(topic))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isNamedAnswer(SpatialElement button) {
        return OverlayControl.named(page, spatial.source(button), Topic.COOKIE_ACCEPT) != null;
    }

    /**
     * Climbs from an answer to the first ancestor whose text speaks of cookies, and on as long as
     * ancestors have more answers. Returns -1 if there is none.
     */
    private int around(int answer) {
        int root = -1;
        int answers = 0;
        int up = answer;
        for (int climbed = 0; climbed < MAX_CLIMB; climbed++) {
            up = tree.parent(up);
            if (up < 0 || tree.tag(up).equals("body") || page.textLength(up) > MAX_REQUEST) {
                break;
            }
            int own = answersIn(up);
            if ((root < 0 && speaksOfCookies(up)) || (root >= 0 && own > answers)) {
                root = up;
                answers = own;
            }
        }
        return root;
    }

    /**
     * Returns the box around a request that is nearly all of the main content and names a price,
     * where the choice is to accept or to pay; else the request itself.
     */
    private int payWall(int request) {
        double most = page.content().mainTextLength() * NEARLY_ALL;
        int up = request;
        while (up >= 0 && page.textLength(up) < most) {
            up = tree.parent(up);
        }
        return up < 0
                        || page.textLength(up) > MAX_REQUEST
                        || tree.tag(up).equals("body")
                        || !Amounts.areIn(tree.element(up).text())
                ? request
                : up;
    }

    private int answersIn(int index) {
        return answers.get(index, tree.end(index)).cardinality();
    }

    private boolean speaksOfCookies(int index) {
        if (structure.isNamedConsent(index)) {
            return true;
        }
        int speaking = cookies().nextSetBit(index);
        return speaking >= 0 && speaking < tree.end(index);
    }

    private BitSet cookies() {
        BitSet known = cookies;
        if (known == null) {
            known = new BitSet();
            for (SpatialElement element : page.visible()) {
                known.set(spatial.indexOf(element), page.find(element, Topic.COOKIES) != null);
            }
            cookies = known;
        }
        return known;
    }
}
