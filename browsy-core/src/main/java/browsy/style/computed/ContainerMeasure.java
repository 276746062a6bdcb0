package browsy.style.computed;

/** What units of containers refer to while one style is computed; notes whether any did. */
public final class ContainerMeasure {
    private final double width;
    private final double height;
    private boolean asked;

    /**
     * @param width of the nearest size container in CSS px, or that of the viewport
     * @param height likewise
     */
    public ContainerMeasure(double width, double height) {
        this.width = width;
        this.height = height;
    }

    double width() {
        asked = true;
        return width;
    }

    double height() {
        asked = true;
        return height;
    }

    /** Whether the style depends on the size. */
    public boolean isAsked() {
        return asked;
    }
}
