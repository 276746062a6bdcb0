package browsy.layout;

import browsy.config.Limits;
import browsy.layout.box.Box;
import browsy.layout.build.BoxTreeBuilder;
import browsy.layout.context.LayoutLimit;
import browsy.layout.context.LayoutResult;
import browsy.layout.fragment.FragmentTree;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.placement.FragmentPlacement;
import browsy.style.StyledDocument;
import java.util.Set;
import java.util.function.Consumer;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The layout stage: builds the box tree of a styled document, lays it out and places the fragments.
 * The same input gives the same fragments. The stage recurses once for each level of nested
 * elements; the HTML parser limits their depth.
 */
public final class LayoutEngine {
    private LayoutEngine() {}

    /**
     * Lays a document out.
     *
     * @param seen the window in document coordinates, in CSS px: its size is that of the initial
     *     containing block; its origin is the scroll position, which moves fixed and sticky boxes
     * @param warnings receives a warning for each limit that makes the result coarser
     */
    public static FragmentTree layout(
            StyledDocument styled, PhysicalRect seen, Limits limits, Consumer<String> warnings) {
        FragmentTree whole = layout(styled, seen, limits, warnings, Set.of());
        return whole.skippable().isEmpty()
                ? whole
                : new SkippedContents(
                                seen, skipped -> layout(styled, seen, limits, warnings, skipped))
                        .layout(whole);
    }

    /**
     * Lays a document out with some elements skipping their contents.
     *
     * @param skipped the elements whose contents are skipped; they are sized as if they were empty
     */
    private static FragmentTree layout(
            StyledDocument styled,
            PhysicalRect seen,
            Limits limits,
            Consumer<String> warnings,
            Set<Element> skipped) {
        @Nullable Box root =
                BoxTreeBuilder.build(styled, skipped, limit -> warnings.accept(limit.warning()));
        if (root == null) {
            return FragmentTree.empty();
        }
        PhysicalSize viewport = new PhysicalSize(seen.width(), seen.height());
        FormattingContexts run = new FormattingContexts(viewport, styled, limits);
        run.prepare(root);
        LayoutResult result = RootLayout.layout(root, run);
        for (LayoutLimit limit : run.reached()) {
            warnings.accept(limit.warning());
        }
        return FragmentPlacement.place(styled, result.fragment(), seen);
    }
}
