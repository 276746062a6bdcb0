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
 * Implements {@code content-visibility: auto}: an element skips its contents, and is sized as if it
 * had none, unless it is near the window. The document is laid out repeatedly: first all such
 * elements skip their contents, then those found near the window no longer do, until none is added.
 * Skipped contents still generate boxes and fragments, so every element has a position.
 *
 * @see <a href="https://drafts.csswg.org/css-contain-2/#relevant-to-the-user">css-contain-2</a>
 */
final class SkippedContents {
    /**
     * The distance from the window that counts as near, in widths and heights of the window, as in
     * browsers.
     */
    private static final double MARGIN = 1.5;

    /**
     * The layouts after the first one. Elements nested in one another are found near one layout
     * after the other; deep nesting of them is rare.
     */
    private static final int MAX_PASSES = 4;

    private final PhysicalRect near;
    private final Function<Set<Element>, FragmentTree> layout;

    /**
     * @param seen the window in document coordinates
     * @param layout lays the document out with the given elements skipping their contents
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
     * Returns the layout in which all elements near the window show their contents.
     *
     * @param whole the layout in which no element skips its contents
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
            if (!isNear(tree.bounds(element)) || isInside(skipped, element, outside)) {
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
     * Whether an ancestor of the element skips its contents.
     *
     * @param outside ancestors known to lie outside every skipping element. The ancestors of this
     *     element are added if none of them skips, so that each ancestor is tested once.
     */
    private static boolean isInside(Set<Element> skipped, Element element, Set<Element> outside) {
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
