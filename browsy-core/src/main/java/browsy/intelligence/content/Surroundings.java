package browsy.intelligence.content;

import browsy.infra.TimeLimit;
import browsy.model.Role;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * What is no part of the content of a page by its tag, role, place or name: navigation, side bars,
 * comments, captions, bylines, offers. What holds much of the text of the page is content, whatever
 * it is called.
 */
final class Surroundings {

    /** What holds more of the prose of a page is no aside. */
    private static final double MAX_SHARE = 0.35;

    /** The same for comments, which may be longer than what they are about. */
    private static final double MAX_SHARE_OF_COMMENTS = 0.8;

    /** What has captions only holds no more prose than this, in letters. */
    private static final int MAX_OF_WORDLESS = 200;

    private final SpatialPage page;
    private final FlatTree tree;
    private final PartNames names;
    private final ProseMass mass;
    private final BitSet apart = new BitSet();

    /** Tables, code and quotes. */
    private final BitSet texts = new BitSet();

    private Surroundings(SpatialPage page, PartNames names, ProseMass mass) {
        this.page = page;
        tree = page.tree();
        this.names = names;
        this.mass = mass;
    }

    static Surroundings of(SpatialPage page, PartNames names, ProseMass mass) {
        Surroundings found = new Surroundings(page, names, mass);
        found.findTexts();
        for (int i = 1; i < found.tree.size(); i++) {
            TimeLimit.check();
            if (!found.apart.get(i) && found.isApart(i)) {
                found.add(i);
            }
        }
        return found;
    }

    /** Leaves out an element with all that is in it. */
    void add(int index) {
        apart.set(index, tree.end(index));
    }

    /** Whether an element is no part of the content. */
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
                && names.is(PartName.COMMENTS, index)
                && !names.is(PartName.BODY, index);
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

    /** Figures may show tables, code and quotes, not only pictures. */
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
                && !names.is(PartName.BODY, index)
                && !(names.areOnlyWordless(index) && mass.of(index) > MAX_OF_WORDLESS);
    }
}
