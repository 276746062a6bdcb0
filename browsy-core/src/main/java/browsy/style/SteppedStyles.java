package browsy.style;

import browsy.css.media.ContainerSizes;

/**
 * The styles of a document whose size containers are laid out before their contents are styled,
 * where those depend on the sizes. A size container is as large with contents as without, so most
 * documents need no element styled twice. For one thread.
 */
public final class SteppedStyles {
    private final StyledElements styled;

    SteppedStyles(StyledElements styled) {
        this.styled = styled;
    }

    /**
     * The document; what still {@link #waits} has no styles. Each step gives it more of them, so no
     * layout of an earlier step is to be asked about it.
     */
    public StyledDocument document() {
        return styled;
    }

    /** Whether contents of containers have no styles yet. */
    public boolean waits() {
        return styled.run().waits();
    }

    /**
     * Styles the contents of containers, but for those of containers in them that wait in turn.
     *
     * @param sizes what a layout of the document as it is tells
     */
    public void proceed(ContainerSizes sizes) {
        styled.run().proceed(sizes, true);
    }

    /** Styles all that is left; containers whose sizes are not known count as having none. */
    public void finish(ContainerSizes sizes) {
        styled.run().proceed(sizes, false);
    }

    /** Whether all styles would be the same with the sizes of another layout. */
    public boolean hold(ContainerSizes sizes) {
        return styled.run().hold(sizes);
    }
}
