package browsy.layout.flex;

/**
 * What the main axis knows of an item, in CSS px of its content box.
 *
 * @param baseSize the flex base size
 * @param minSize the used minimum
 * @param maxSize the used maximum, infinite where there is none
 * @param extra margins, borders and paddings of both ends; negative margins can make it negative
 * @param grow the flex grow factor
 * @param shrink the flex shrink factor
 */
record FlexItem(
        double baseSize, double minSize, double maxSize, double extra, double grow, double shrink) {

    /** The base size within the minimum and the maximum. */
    double hypotheticalSize() {
        return clamp(baseSize);
    }

    double clamp(double size) {
        return Math.max(minSize, Math.min(maxSize, size));
    }
}
