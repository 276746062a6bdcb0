package browsy.layout;

import browsy.layout.fragment.FragmentTree;
import browsy.layout.geometry.PhysicalRect;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.function.Function;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * {@code content-visibility: auto}: an element skips its contents, and so is sized as though it had
 * none, until it is found near to what is seen. The contents have their boxes all the same: who
 * asks for one is given where it would be.
 *
 * @see <a href="https://drafts.csswg.org/css-contain-2/#relevant-to-the-user">css-contain-2</a>
 */
final class SkippedContents {
    /** How far from the window is near, in widths and heights of it, as browsers have it. */
    private static final double MARGIN = 1.5;

    /** Elements in elements are found one after the other; more than a few lie in none. */
    private static final int MAX_PASSES = 4;

    private final PhysicalRect near;
    private final Function<Set<Element>, FragmentTree> layout;

    /**
     * @param seen the window, as far as it is scrolled
     * @param layout lays the document out, some elements skipping their contents
     */
    SkippedContents(PhysicalRect seen, Function<Set<Element>, FragmentTree> layout) {
        this.near =
                new PhysicalRect(
                        seen.x() - MARGIN * seen.width(),
                        seen.y() - MARGIN * seen.height(),
                        (1 + 2 * MARGIN) * seen.width(),
                        (1 + 2 * MARGIN) * seen.height());
        this.layout = layout;
    }

    /**
     * The outcome once those that are near have been found.
     *
     * @param whole the outcome where nothing is skipped
     */
    FragmentTree layout(FragmentTree whole) {
        Set<Element> skipped = whole.skippable();
        FragmentTree tree = layout.apply(skipped);
        for (int pass = 0; pass < MAX_PASSES; pass++) {
            Set<Element> far = far(skipped, tree);
            if (far.size() == skipped.size()) {
                return tree;
            }
            if (far.isEmpty()) {
                return whole;
            }
            skipped = far;
            tree = layout.apply(skipped);
        }
        return tree;
    }

    private Set<Element> far(Set<Element> skipped, FragmentTree tree) {
        Set<Element> far = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<Element> outside = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Element element : skipped) {
            if (!isNear(tree.bounds(element)) || liesIn(skipped, element, outside)) {
                far.add(element);
            }
        }
        return far;
    }

    private boolean isNear(@Nullable PhysicalRect bounds) {
        return bounds != null
                && bounds.x() <= near.right()
                && bounds.right() >= near.x()
                && bounds.y() <= near.bottom()
                && bounds.bottom() >= near.y();
    }

    /**
     * Whether an element is in one that skips its contents.
     *
     * @param outside ancestors known not to be, to which this one's are added if they are not
     *     either, so that no ancestor is looked at once for each element in it
     */
    private static boolean liesIn(Set<Element> skipped, Element element, Set<Element> outside) {
        @Nullable Element above = element.parent();
        for (; above != null && !outside.contains(above); above = above.parent()) {
            if (skipped.contains(above)) {
                return true;
            }
        }
        above = element.parent();
        while (above != null && outside.add(above)) {
            above = above.parent();
        }
        return false;
    }
}
