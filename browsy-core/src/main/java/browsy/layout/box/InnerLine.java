package browsy.layout.box;

/**
 * The line of text that a form control shows, centred in its content box along the block axis.
 *
 * @param height of the line, in CSS px
 * @param baseline distance of the baseline from the top of the line, in CSS px
 */
public record InnerLine(double height, double baseline) {

    /** The baseline is the bottom border edge of the control, which shows no text. */
    public static final InnerLine AT_BOTTOM = new InnerLine(0, 0);
}
