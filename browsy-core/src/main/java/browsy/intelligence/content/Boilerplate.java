package browsy.intelligence.content;

import browsy.infra.TimeLimit;
import browsy.model.Role;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * The elements that are not part of the main content, by their tag, role, position or name:
 * navigation, side bars, comments, captions, bylines, advertisements. An element with a large share
 * of the page's prose is content whatever its name.
 */
final class Boilerplate {

    /**
     * The share of the page's prose above which an element is content, unless it is named as
     * comments.
     */
    private static final double MAX_SHARE = 0.35;

    /** The same share for comments, which may be longer than the text that they are about. */
    private static final double MAX_SHARE_OF_COMMENTS = 0.8;

    /**
     * The greatest amount of prose in an element whose names indicate only labels and buttons, in
     * letters.
     */
    private static final int MAX_OF_WORDLESS = 200;

    private final SpatialPage page;
    private final FlatTree tree;
    private final PartKinds names;
    private final ProseMass mass;
    private final BitSet apart = new BitSet();

    /** Tables, preformatted text and block quotations. */
    private final BitSet texts = new BitSet();

    private Boilerplate(SpatialPage page, PartKinds names, ProseMass mass) {
        this.page = page;
        tree = page.tree();
        this.names = names;
        this.mass = mass;
    }

    /** Determines the surroundings of a page. */
    static Boilerplate of(SpatialPage page, PartKinds names, ProseMass mass) {
        Boilerplate found = new Boilerplate(page, names, mass);
        found.findTexts();
        for (int i = 1; i < found.tree.size(); i++) {
            TimeLimit.check();
            if (!found.apart.get(i) && found.isApart(i)) {
                found.add(i);
            }
        }
        return found;
    }

    /** Adds an element with all its descendants. */
    void add(int index) {
        apart.set(index, tree.end(index));
    }

    /** Whether an element is not part of the main content. */
    boolean contains(int index) {
        return apart.get(index);
    }

    private boolean isApart(int index) {
        String tag = tree.tag(index);
        if (tag.equals("body")) {
            return false;
        }
        double share = mass.share(index);
        if (share <= MAX_SHARE) {
            return isApartByTag(index, tag)
                    || isApartByRole(page.role(index))
                    || page.isFixed(index)
                    || isApartByName(index);
        }
        return share <= MAX_SHARE_OF_COMMENTS
                && names.is(PartKind.COMMENTS, index)
                && !names.is(PartKind.BODY, index);
    }

    private boolean isApartByTag(int index, String tag) {
        return switch (tag) {
            case "nav", "aside", "footer", "form", "dialog", "figcaption" -> true;
            case "figure" -> !holdsText(index);
            default -> false;
        };
    }

    private void findTexts() {
        for (int i = 0; i < tree.size(); i++) {
            TimeLimit.check();
            switch (tree.tag(i)) {
                case "table", "pre", "blockquote" -> texts.set(i);
                default -> {}
            }
        }
    }

    /** Whether a figure contains a table, preformatted text or a quotation, not only an image. */
    private boolean holdsText(int figure) {
        int text = texts.nextSetBit(figure);
        return text >= 0 && text < tree.end(figure);
    }

    private static boolean isApartByRole(@Nullable Role role) {
        if (role == null) {
            return false;
        }
        return switch (role) {
            case NAVIGATION,
                    BANNER,
                    CONTENTINFO,
                    COMPLEMENTARY,
                    DIALOG,
                    ALERTDIALOG,
                    MENU,
                    MENUBAR,
                    TOOLBAR,
                    SEARCH ->
                    true;
            default -> false;
        };
    }

    private boolean isApartByName(int index) {
        return names.areApart(index)
                && !names.is(PartKind.BODY, index)
                && !(names.areOnlyWordless(index) && mass.of(index) > MAX_OF_WORDLESS);
    }
}
