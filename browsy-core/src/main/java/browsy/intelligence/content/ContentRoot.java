package browsy.intelligence.content;

import browsy.infra.TimeLimit;
import browsy.model.Bounds;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;

/** Finds the element that holds the text of a page: the innermost that holds most of it. */
final class ContentRoot {

    /** What holds this share of the prose of its parent stands for it. */
    private static final double MIN_SHARE = 0.7;

    /** The same within what is called the text of an article. */
    private static final double MIN_SHARE_OF_BODY = 0.8;

    /** What share of its prose makes an element one that holds paragraphs. */
    private static final double MIN_DIRECT = 0.25;

    private final SpatialPage page;
    private final FlatTree tree;
    private final PartNames names;
    private final ProseMass mass;
    private final int headline;

    private ContentRoot(SpatialPage page, PartNames names, ProseMass mass, int headline) {
        this.page = page;
        tree = page.tree();
        this.names = names;
        this.mass = mass;
        this.headline = headline;
    }

    /**
     * Finds it.
     *
     * @param headline the heading that the page is called after, -1 if there is none
     * @return its index, -1 if the page has no running text
     */
    static int find(SpatialPage page, PartNames names, ProseMass mass, int headline) {
        return mass.ofPage() == 0 ? -1 : new ContentRoot(page, names, mass, headline).find();
    }

    /** Whether an element is called the text of an article. */
    static boolean isBody(FlatTree tree, PartNames names, int index) {
        return names.is(PartName.BODY, index)
                || tree.element(index).attr("itemprop").equals("articleBody");
    }

    private int find() {
        int at = 0;
        int body = -1;
        for (int next = 0; next >= 0; next = inner(at, body)) {
            at = next;
            if (isBody(tree, names, at)) {
                body = at;
            }
        }
        int root = body >= 0 && mass.of(at) >= MIN_SHARE_OF_BODY * mass.of(body) ? body : at;
        return isOneOfSeveral(root) ? tree.parent(root) : root;
    }

    /** The child that stands for an element, -1 if none does. */
    private int inner(int index, int body) {
        TimeLimit.check();
        int heaviest = mass.heaviestChild(index);
        if (heaviest < 0) {
            return -1;
        }
        if (body >= 0) {
            return mass.of(heaviest) >= MIN_SHARE_OF_BODY * mass.of(body) ? heaviest : -1;
        }
        if (mass.of(heaviest) >= MIN_SHARE * mass.of(index)) {
            return heaviest;
        }
        return headline >= 0 && !holdsParagraphs(index) ? entry(index) : -1;
    }

    /** The child that holds the headline and a text, and is not continued by its siblings. */
    private int entry(int index) {
        for (int child = index + 1; child < tree.end(index); child = tree.end(child)) {
            if (tree.contains(child, headline)) {
                boolean text = mass.of(child) >= Repetition.MIN_ENTRY;
                return text && !isContinued(index, child) ? child : -1;
            }
        }
        return -1;
    }

    /** Whether siblings of the same shape go on below in the same column. */
    private boolean isContinued(int parent, int first) {
        Bounds column = page.bounds(first);
        for (int child = tree.end(first); child < tree.end(parent); child = tree.end(child)) {
            Bounds box = page.bounds(child);
            boolean below = Math.abs(box.x() - column.x()) < 1 && box.y() > column.y();
            if (mass.of(child) > 0
                    && below
                    && tree.tag(child).equals(tree.tag(first))
                    && !tree.tag(child).equals("article")
                    && tree.classList(child) == tree.classList(first)) {
                return true;
            }
        }
        return false;
    }

    /** Whether paragraphs stand right in an element. */
    private boolean holdsParagraphs(int index) {
        int direct = 0;
        for (int child = index + 1; child < tree.end(index); child = tree.end(child)) {
            direct += Tags.isAmongParagraphs(tree.tag(child)) ? mass.of(child) : 0;
        }
        return direct >= MIN_DIRECT * mass.of(index);
    }

    /** Whether the text of an article goes on in a sibling that is called so, too. */
    private boolean isOneOfSeveral(int root) {
        int parent = tree.parent(root);
        if (parent < 0 || !names.is(PartName.BODY, root)) {
            return false;
        }
        for (int child = parent + 1; child < tree.end(parent); child = tree.end(child)) {
            if (child != root && mass.of(child) > 0 && names.is(PartName.BODY, child)) {
                return true;
            }
        }
        return false;
    }
}
