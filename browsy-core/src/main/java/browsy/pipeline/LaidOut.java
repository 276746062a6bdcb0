package browsy.pipeline;

import browsy.html.TreeElement;
import browsy.layout.fragment.FragmentTree;
import browsy.layout.geometry.PhysicalRect;
import browsy.model.Bounds;
import browsy.spatial.box.LayoutView;
import browsy.style.StyledDocument;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/** A document after style and layout, with access to the layout for the element stage. */
public record LaidOut(StyledDocument styled, FragmentTree fragments) implements LayoutView {

    @Override
    public @Nullable Bounds bounds(TreeElement element) {
        return bounds(fragments.bounds(element));
    }

    @Override
    public @Nullable Bounds anonymousBounds(Node text) {
        return bounds(fragments.anonymousBounds(text));
    }

    @Override
    public boolean isFixedToWindow(Element element) {
        return fragments.isFixedToWindow(element);
    }

    /** Returns a rectangle as bounds; null for null. */
    public static @Nullable Bounds bounds(@Nullable PhysicalRect rect) {
        return rect == null
                ? null
                : new Bounds(
                        rect.x(), rect.y(), Math.max(0, rect.width()), Math.max(0, rect.height()));
    }
}
