package browsy.layout;

import browsy.config.Limits;
import browsy.layout.box.Box;
import browsy.layout.build.BoxTreeBuilder;
import browsy.layout.context.LayoutResult;
import browsy.layout.fragment.FragmentTree;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.placement.FragmentPlacement;
import browsy.style.StyledDocument;
import org.jspecify.annotations.Nullable;

/**
 * The layout stage. Deterministic; recursion is as deep as the document, which the parser bounds.
 */
public final class LayoutEngine {
    private LayoutEngine() {}

    /**
     * Lays a document out.
     *
     * @param seen the window: its size is that of the initial containing block, its place how far
     *     the page is scrolled, which moves what is fixed or sticky
     */
    public static FragmentTree layout(StyledDocument styled, PhysicalRect seen, Limits limits) {
        @Nullable Box root = BoxTreeBuilder.build(styled);
        if (root == null) {
            return FragmentTree.empty();
        }
        PhysicalSize viewport = new PhysicalSize(seen.width(), seen.height());
        FormattingContexts run = new FormattingContexts(viewport, styled, limits);
        LayoutResult result = RootLayout.layout(root, run);
        return FragmentPlacement.place(styled.elements(), result.fragment(), seen);
    }
}
