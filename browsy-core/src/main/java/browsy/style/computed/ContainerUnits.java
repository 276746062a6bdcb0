package browsy.style.computed;

/** The container size for one style computation. It records whether the style uses it. */
public final class ContainerUnits {
    private final double width;
    private final double height;
    private boolean used;

    /**
     * @param width the width that container units refer to, in CSS px
     * @param height the height that container units refer to, in CSS px
     */
    public ContainerUnits(double width, double height) {
        this.width = width;
        this.height = height;
    }

    double width() {
        used = true;
        return width;
    }

    double height() {
        used = true;
        return height;
    }

    /** Whether the style uses container units. */
    public boolean isUsed() {
        return used;
    }
}
