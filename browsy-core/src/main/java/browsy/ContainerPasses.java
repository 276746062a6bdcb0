package browsy;

import browsy.css.media.ContainerSizes;
import browsy.layout.fragment.FragmentTree;
import browsy.layout.placement.ContainerBoxes;
import browsy.style.SteppedStyles;
import browsy.style.StyledDocument;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Styles and lays out in turns. Contents of size containers that depend on the sizes wait until
 * these are laid out, one level of nested containers after the other.
 */
final class ContainerPasses {

    /** Deeper containers count as having no size. */
    private static final int MAX_LEVELS = 8;

    /** Sizes may depend on contents all the same, by what stands beside a container. */
    private static final int MAX_CORRECTIONS = 4;

    private final Styling styling;
    private final Function<StyledDocument, FragmentTree> layout;

    /** A document and where everything in it lies. */
    record Outcome(StyledDocument styled, FragmentTree fragments) {}

    /** Styles a document by the sizes of its containers; null where they are not known yet. */
    interface Styling {
        SteppedStyles with(@Nullable ContainerSizes sizes);
    }

    ContainerPasses(Styling styling, Function<StyledDocument, FragmentTree> layout) {
        this.styling = styling;
        this.layout = layout;
    }

    Outcome run() {
        SteppedStyles steps = styling.with(null);
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

    private Outcome corrected(SteppedStyles first, FragmentTree laidOut) {
        SteppedStyles steps = first;
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
