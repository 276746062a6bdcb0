package browsy.pipeline;

import browsy.css.media.ContainerSizes;
import browsy.layout.fragment.FragmentTree;
import browsy.layout.placement.ContainerBoxes;
import browsy.style.IncrementalStyling;
import browsy.style.StyledDocument;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Alternates styling and layout for size containers. Contents whose style depends on the size of a
 * container are styled after the container has been laid out, one level of nested containers per
 * pass.
 */
public final class ContainerPasses {

    /** The maximum number of passes; containers nested more deeply count as having no size. */
    private static final int MAX_LEVELS = 8;

    /**
     * The maximum number of corrections. A container's size may still depend on its contents,
     * indirectly through its siblings; then the document is styled and laid out again with the new
     * sizes.
     */
    private static final int MAX_CORRECTIONS = 4;

    private final Styling styling;
    private final Function<StyledDocument, FragmentTree> layout;

    /** A styled document with its layout. */
    public record Outcome(StyledDocument styled, FragmentTree fragments) {}

    /**
     * Begins to style a document.
     *
     * @param sizes the sizes of its containers; null if they are not known yet
     */
    public interface Styling {
        IncrementalStyling with(@Nullable ContainerSizes sizes);
    }

    public ContainerPasses(Styling styling, Function<StyledDocument, FragmentTree> layout) {
        this.styling = styling;
        this.layout = layout;
    }

    public Outcome run() {
        IncrementalStyling steps = styling.with(null);
        StyledDocument styled = steps.document();
        FragmentTree fragments = layout.apply(styled);
        for (int level = 1; steps.waits(); level++) {
            ContainerSizes sizes = sizes(styled, fragments);
            if (level < MAX_LEVELS) {
                steps.proceed(sizes);
            } else {
                steps.finish(sizes);
            }
            fragments = layout.apply(styled);
        }
        return styled.queryContainers().isEmpty()
                ? new Outcome(styled, fragments)
                : corrected(steps, fragments);
    }

    /**
     * Repeats styling and layout until the container sizes stay the same or the limit is reached.
     */
    private Outcome corrected(IncrementalStyling first, FragmentTree laidOut) {
        IncrementalStyling steps = first;
        FragmentTree fragments = laidOut;
        ContainerSizes sizes = sizes(steps.document(), fragments);
        for (int pass = 0; pass < MAX_CORRECTIONS && !steps.hold(sizes); pass++) {
            steps = styling.with(sizes);
            fragments = layout.apply(steps.document());
            sizes = sizes(steps.document(), fragments);
        }
        return new Outcome(steps.document(), fragments);
    }

    private static ContainerSizes sizes(StyledDocument styled, FragmentTree fragments) {
        return ContainerBoxes.in(fragments, styled.queryContainers());
    }
}
