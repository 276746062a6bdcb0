package browsy.style;

import browsy.css.media.ContainerSizes;

/**
 * Styles a document in steps: where styles depend on the sizes of size containers, the containers
 * are laid out before their contents are styled. The size of a size container does not depend on
 * its contents, so normally each element is styled once. Not thread-safe.
 */
public final class IncrementalStyling {
    private final StyledElements styled;

    IncrementalStyling(StyledElements styled) {
        this.styled = styled;
    }

    /**
     * The document. Elements in containers that still {@link #waits wait} have no styles. Each step
     * adds styles, so a layout of an earlier step must not be queried about the document.
     */
    public StyledDocument document() {
        return styled;
    }

    /** Whether contents of containers have no styles yet. */
    public boolean waits() {
        return styled.run().waits();
    }

    /**
     * Styles the contents of waiting containers, except contents of nested containers whose sizes
     * are still unknown.
     *
     * @param sizes the container sizes in a layout of the document in its current state
     */
    public void proceed(ContainerSizes sizes) {
        styled.run().proceed(sizes, true);
    }

    /** Styles all remaining elements; containers with unknown sizes count as having no size. */
    public void finish(ContainerSizes sizes) {
        styled.run().proceed(sizes, false);
    }

    /** Whether the container sizes of another layout would leave all styles unchanged. */
    public boolean hold(ContainerSizes sizes) {
        return styled.run().hold(sizes);
    }
}
