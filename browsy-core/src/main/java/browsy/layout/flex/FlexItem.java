package browsy.layout.flex;

/**
 * The sizes of a flex item along the main axis, in CSS px of its content box.
 *
 * @param baseSize the flex base size
 * @param minSize the used minimum size
 * @param maxSize the used maximum size; infinite if there is none
 * @param extra the sum of margins, borders and paddings of both ends; may be negative
 * @param grow the flex grow factor
 * @param shrink the flex shrink factor
 */
record FlexItem(
        double baseSize, double minSize, double maxSize, double extra, double grow, double shrink) {

    /** The hypothetical main size: the base size clamped to minimum and maximum. */
    double hypotheticalSize() {
        return clamp(baseSize);
    }

    double clamp(double size) {
        return Math.max(minSize, Math.min(maxSize, size));
    }
}
