package browsy.intelligence.signal;

import browsy.html.Trait;
import browsy.infra.TimeLimit;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Tells the content of a page from the frame around it: navigation, headers, footers, side bars,
 * and from what lies over it. Landmarks say so outright; where authors use none, class names and
 * ids made of the usual words do.
 */
public final class PageFrame {

    /** What holds more of the page's text than this is no frame around it. */
    private static final double MAX_SHARE = 0.5;

    /** The same for text and links: nothing is a frame around nothing. */
    private static final double MAX_SHARE_OF_ALL = 0.9;

    private final boolean[] frame;
    private final boolean[] side;
    private final FlatTree tree;
    private final PageStructure structure;
    private final TextShare share;

    PageFrame(SpatialPage page, PageStructure structure, List<SpatialElement> visible) {
        tree = page.tree();
        this.structure = structure;
        frame = new boolean[tree.size()];
        side = new boolean[tree.size()];
        share = new TextShare(page, visible);
        boolean[] inMain = new boolean[tree.size()];
        for (int i = 0; i < tree.size(); i++) {
            TimeLimit.check();
            if (!page.isVisible(i) && tree.end(i) == i + 1) {
                continue;
            }
            int parent = tree.parent(i);
            boolean outer = parent >= 0 && frame[parent];
            side[i] = parent >= 0 && side[parent];
            inMain[i] = parent >= 0 && inMain[parent];
            if (isOrdinary(i)) {
                frame[i] = outer;
                continue;
            }
            String tag = tree.tag(i);
            if (page.role(i) == Role.MAIN || tag.equals("main")) {
                inMain[i] = true;
                frame[i] = false;
                side[i] = false;
            } else {
                frame[i] =
                        outer
                                || (isFrame(page, i, tag)
                                        && (isSmall(share, i) || isBesideMain(i, inMain)))
                                || isOverlay(page, i, share.of(i));
                side[i] |= tag.equals("aside");
            }
        }
    }

    /** Whether an element has neither role nor names that tell it from what is around it. */
    private boolean isOrdinary(int index) {
        return !tree.has(index, Trait.ROLE | Trait.CLASS | Trait.ID)
                && (structure.tagFacts(index) & TagFact.LANDMARK) == 0;
    }

    /** Where the author says what is main, what stands beside it is not, however little it says. */
    private boolean isBesideMain(int index, boolean[] inMain) {
        return structure.hasMain() && !inMain[index];
    }

    private static boolean isSmall(TextShare share, int index) {
        return share.of(index) <= MAX_SHARE && share.ofAll(index) <= MAX_SHARE_OF_ALL;
    }

    /** The number of characters that a person reads in the element of an index. */
    int textLength(int index) {
        return share.length(index);
    }

    /** Whether the element belongs to the frame of the page. */
    public boolean contains(Element element) {
        int index = tree.indexOf(element);
        return index >= 0 && contains(index);
    }

    /** Whether the element of an index in the flat tree belongs to the frame of the page. */
    boolean contains(int index) {
        return frame[index] || side[index];
    }

    private boolean isFrame(SpatialPage page, int index, String tag) {
        if (tag.equals("body") || tag.equals("html") || tag.equals("form") || tag.equals("input")) {
            return false;
        }
        Role role = page.role(index);
        if (role == Role.NAVIGATION
                || role == Role.BANNER
                || role == Role.CONTENTINFO
                || role == Role.COMPLEMENTARY
                || role == Role.MENUBAR
                || role == Role.TOOLBAR) {
            return !structure.hasMainPart(index) && !isEdgeOfPart(index, role);
        }
        return structure.is(NameFact.FRAME, index)
                && !structure.hasMainPart(index)
                && !isEdgeOfPart(index, role);
    }

    /** Whether an element is the head or the foot of a card or panel, not of the page. */
    private boolean isEdgeOfPart(int index, @Nullable Role role) {
        int parent = tree.parent(index);
        return parent >= 0
                && (role == Role.BANNER
                        || role == Role.CONTENTINFO
                        || FrameNames.areOfEdge(tree.classes(index)))
                && FrameNames.areOfComponent(tree.classes(parent));
    }

    /** Dialogs lie over the page, however much they say, unless they are all there is. */
    private static boolean isOverlay(SpatialPage page, int index, double share) {
        Role role = page.role(index);
        return (role == Role.DIALOG || role == Role.ALERTDIALOG)
                && page.isAbsolutelyPositioned(index)
                && share < 0.9;
    }
}
