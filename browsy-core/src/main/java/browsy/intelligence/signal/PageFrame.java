package browsy.intelligence.signal;

import browsy.html.AttributeKind;
import browsy.infra.EnumFlags;
import browsy.infra.TimeLimit;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Separates the main content of a page from its frame: navigation, headers, footers, side bars, and
 * dialogs over the page. Landmark roles decide; where authors use none, common class names and ids
 * do. An element with most of the page's text is not part of the frame, unless the page marks its
 * main part elsewhere.
 */
public final class PageFrame {

    /** Attributes that can distinguish an element from its surroundings. */
    private static final EnumFlags<AttributeKind> DISTINCTIVE =
            EnumFlags.of(AttributeKind.ROLE, AttributeKind.CLASS, AttributeKind.ID);

    /** The maximum share of the text outside of links that a frame part has. */
    private static final double MAX_SHARE = 0.5;

    /** The maximum share of the whole text that a frame part has. */
    private static final double MAX_SHARE_OF_ALL = 0.9;

    /** Whether each element is part of the frame, by index in the flat tree. */
    private final boolean[] frame;

    /** Whether each element is in an {@code aside} that is not most of the page. */
    private final boolean[] side;

    private final FlatTree tree;
    private final PageStructure structure;
    private final TextShares share;

    /**
     * Computes the frame in document order, so that an element inherits from its parent. A main
     * part inside of the frame is content again.
     */
    PageFrame(SpatialPage page, PageStructure structure, List<SpatialElement> visible) {
        tree = page.tree();
        this.structure = structure;
        frame = new boolean[tree.size()];
        side = new boolean[tree.size()];
        share = new TextShares(page, visible);
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
                boolean secondary = isSmall(share, i) || isBesideMain(i, inMain);
                frame[i] =
                        outer
                                || (isFrame(page, i, tag) && secondary)
                                || isOverlay(page, i, share.of(i));
                side[i] |= tag.equals("aside") && secondary;
            }
        }
    }

    /**
     * Whether an element has neither a role nor class names or an id that could make it a frame
     * part or a main part.
     */
    private boolean isOrdinary(int index) {
        return !tree.hasAny(index, DISTINCTIVE) && !structure.is(TagTrait.LANDMARK, index);
    }

    /**
     * Whether the page marks its main part and an element is outside of it. Such an element may be
     * frame whatever its share of the text.
     */
    private boolean isBesideMain(int index, boolean[] inMain) {
        return structure.hasMain() && !inMain[index];
    }

    private static boolean isSmall(TextShares share, int index) {
        return share.of(index) <= MAX_SHARE && share.ofAll(index) <= MAX_SHARE_OF_ALL;
    }

    /** Returns the number of visible characters in the element at an index in the flat tree. */
    int textLength(int index) {
        return share.length(index);
    }

    /** Whether an element belongs to the frame. */
    public boolean contains(Element element) {
        int index = tree.indexOf(element);
        return index >= 0 && contains(index);
    }

    /** Whether the element at an index in the flat tree belongs to the frame. */
    boolean contains(int index) {
        return frame[index] || side[index];
    }

    /**
     * Whether role or names make an element a frame part. Elements around the main part, headings,
     * and headers and footers of components, are none.
     */
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
            return !structure.hasMainPart(index) && !isEdgeOfComponent(index, role);
        }
        return structure.is(NameFact.FRAME, index)
                && !LinkFacts.isHeading(tag)
                && !structure.hasMainPart(index)
                && !isEdgeOfComponent(index, role);
    }

    /** Whether an element is the header or footer of a card or panel, not of the page. */
    private boolean isEdgeOfComponent(int index, @Nullable Role role) {
        int parent = tree.parent(index);
        return parent >= 0
                && (role == Role.BANNER
                        || role == Role.CONTENTINFO
                        || FrameNamePatterns.areOfEdge(tree.classes(index)))
                && FrameNamePatterns.areOfComponent(tree.classes(parent));
    }

    /**
     * Whether an element is a dialog over the page. A dialog with nine tenths of the text is the
     * page itself.
     */
    private static boolean isOverlay(SpatialPage page, int index, double share) {
        Role role = page.role(index);
        return (role == Role.DIALOG || role == Role.ALERTDIALOG)
                && page.isAbsolutelyPositioned(index)
                && share < 0.9;
    }
}
