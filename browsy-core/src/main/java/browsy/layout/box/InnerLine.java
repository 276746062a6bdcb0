package browsy.layout.box;

/**
 * The line of text inside a form control from which the control takes its baseline.
 *
 * @param height the height of the line, in CSS px
 * @param baseline the distance of the baseline from the top of the line, in CSS px
 * @param place the position of the line in a content box of another height
 */
public record InnerLine(double height, double baseline, Place place) {

    /** The value for a control without text, whose baseline is its bottom border edge. */
    public static final InnerLine AT_BOTTOM = new InnerLine(0, 0, Place.BOTTOM);

    /** The position of a line in the content box along the block axis. */
    public enum Place {
        /** At the start, as the first of several lines. */
        FIRST,
        CENTERED,
        /** Centered, but at the start of a content box that is lower than the line. */
        SAFELY_CENTERED,
        /** The line fills a higher content box: its baseline keeps its distance from the end. */
        STRETCHED,
        /** At the end; for a control without a line. */
        BOTTOM
    }

    /** A centered line. */
    public InnerLine(double height, double baseline) {
        this(height, baseline, Place.CENTERED);
    }

    /** Returns the same line, but never above the content box. */
    public InnerLine safelyCentered() {
        return new InnerLine(height, baseline, Place.SAFELY_CENTERED);
    }

    /** Returns the same line as the first of several. */
    public InnerLine asFirst() {
        return new InnerLine(height, baseline, Place.FIRST);
    }

    /**
     * The position of the baseline.
     *
     * @param content the height of the content box, in CSS px
     * @return the distance from the top of the content box, in CSS px
     */
    public double baselineIn(double content) {
        double room = content - height;
        double before =
                switch (place) {
                    case FIRST -> 0;
                    case CENTERED -> room / 2;
                    case SAFELY_CENTERED -> Math.max(0, room / 2);
                    case STRETCHED -> room > 0 ? room : room / 2;
                    case BOTTOM -> room;
                };
        return before + baseline;
    }

    /**
     * The position of the central baseline, which vertical text is aligned to. Half of the line
     * height is rounded to whole px.
     *
     * @param content the block size of the content box, in CSS px
     * @param flipped whether the line-under side of the text is at the block start
     * @return the distance from the block-start edge of the content box, in CSS px
     */
    public double centreIn(double content, boolean flipped) {
        double before = place == Place.FIRST ? 0 : (content - height) / 2;
        double under = Math.floor(height / 2);
        return before + (flipped ? under : height - under);
    }
}
