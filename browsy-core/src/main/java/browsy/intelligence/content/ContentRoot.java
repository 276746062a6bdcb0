package browsy.intelligence.content;

import browsy.infra.TimeLimit;
import browsy.model.Bounds;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;

/**
 * Finds the content root of a page: the innermost element that contains most of the prose.
 *
 * <p>The search descends from the root element to the heaviest child as long as that has a minimum
 * share of the prose. Where no child has, and the element does not contain paragraphs directly, it
 * continues in the child with the headline. The content root is the last element on the way that is
 * named as an article body, else the last element; of several sibling bodies it is their parent.
 */
final class ContentRoot {

    /** The share of an element's prose that a child must have to replace it as the content root. */
    private static final double MIN_SHARE = 0.7;

    /**
     * The same share within an element named as an article body, relative to the prose of the body.
     */
    private static final double MIN_SHARE_OF_BODY = 0.8;

    /**
     * The share of an element's prose that must be in its paragraph-level children for it to be a
     * container of paragraphs.
     */
    private static final double MIN_DIRECT = 0.25;

    private final SpatialPage page;
    private final FlatTree tree;
    private final PartKinds names;
    private final ProseMass mass;
    private final int headline;

    private ContentRoot(SpatialPage page, PartKinds names, ProseMass mass, int headline) {
        this.page = page;
        tree = page.tree();
        this.names = names;
        this.mass = mass;
        this.headline = headline;
    }

    /**
     * Finds the content root.
     *
     * @param headline the index of the element of the headline, -1 if there is none
     * @return the index of the content root, -1 if the page has no prose
     */
    static int find(SpatialPage page, PartKinds names, ProseMass mass, int headline) {
        return mass.ofPage() == 0 ? -1 : new ContentRoot(page, names, mass, headline).find();
    }

    /** Whether the class, id or {@code itemprop} of an element names it as an article body. */
    static boolean isBody(FlatTree tree, PartKinds names, int index) {
        return names.is(PartKind.BODY, index)
                || tree.element(index).attr("itemprop").equals("articleBody");
    }

    private int find() {
        int current = 0;
        int body = -1;
        for (int next = 0; next >= 0; next = nextInner(current, body)) {
            current = next;
            if (isBody(tree, names, current)) {
                body = current;
            }
        }
        int root =
                body >= 0 && mass.of(current) >= MIN_SHARE_OF_BODY * mass.of(body) ? body : current;
        return hasSiblingBody(root) ? tree.parent(root) : root;
    }

    /** Returns the child in which the search continues, -1 if the search ends at this element. */
    private int nextInner(int index, int body) {
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
        return headline >= 0 && !holdsParagraphs(index) ? headlineEntry(index) : -1;
    }

    /**
     * Returns the child that contains the headline and at least {@link Repetition#MIN_ENTRY}
     * letters of prose and is not continued by its siblings, -1 if there is none.
     */
    private int headlineEntry(int index) {
        for (int child = index + 1; child < tree.end(index); child = tree.end(child)) {
            if (tree.contains(child, headline)) {
                boolean text = mass.of(child) >= Repetition.MIN_ENTRY;
                return text && !isContinued(index, child) ? child : -1;
            }
        }
        return -1;
    }

    /**
     * Whether a later sibling with prose is below an element in the same column and has the same
     * classes and the same tag, other than {@code article}.
     */
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

    /** Whether a sufficient share of an element's prose is in paragraph-level children. */
    private boolean holdsParagraphs(int index) {
        int direct = 0;
        for (int child = index + 1; child < tree.end(index); child = tree.end(child)) {
            direct += Tags.isAmongParagraphs(tree.tag(child)) ? mass.of(child) : 0;
        }
        return direct >= MIN_DIRECT * mass.of(index);
    }

    /** Whether an article body has a sibling with prose that is named as an article body, too. */
    private boolean hasSiblingBody(int root) {
        int parent = tree.parent(root);
        if (parent < 0 || !names.is(PartKind.BODY, root)) {
            return false;
        }
        for (int child = parent + 1; child < tree.end(parent); child = tree.end(child)) {
            if (child != root && mass.of(child) > 0 && names.is(PartKind.BODY, child)) {
                return true;
            }
        }
        return false;
    }
}
