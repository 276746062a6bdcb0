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
import java.util.Set;
import java.util.function.Consumer;
import org.jsoup.nodes.Element;
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
     * @param warnings is told of every limit that made the outcome coarser
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
     * @param skipped the elements that are sized as though they were empty
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
        run.reached().forEach(limit -> warnings.accept(limit.warning()));
        return FragmentPlacement.place(styled.elements(), result.fragment(), seen);
    }
}
