package browsy.layout.flex;

/**
 * The sizes of an item along the main axis, in CSS px of its border box.
 *
 * @param base the flex base size
 * @param min the used minimum size
 * @param max the used maximum size; infinite if there is none
 * @param contentBased whether the flex base size depends on the content
 */
record MainSizes(double base, double min, double max, boolean contentBased) {

    /** The hypothetical main size: the base size clamped to minimum and maximum. */
    double hypothetical() {
        return Math.max(min, Math.min(max, base));
    }
}
