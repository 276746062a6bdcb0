package browsy.layout.flex;

/**
 * An item's sizes along the main axis, in CSS px of its border box.
 *
 * @param base the flex base size
 * @param min the used minimum
 * @param max the used maximum, infinite where there is none
 * @param contentBased whether the flex base size comes from the content
 */
record MainSizes(double base, double min, double max, boolean contentBased) {

    /** The base size within minimum and maximum. */
    double hypothetical() {
        return Math.max(min, Math.min(max, base));
    }
}
