package browsy.layout.box;

/**
 * The line of text that gives a form control its baseline.
 *
 * @param height of the line, in CSS px
 * @param baseline distance of the baseline from the top of the line, in CSS px
 * @param place where the line lies in a content box of another height
 */
public record InnerLine(double height, double baseline, Place place) {

    /** The baseline is the bottom border edge of the control, which shows no text. */
    public static final InnerLine AT_BOTTOM = new InnerLine(0, 0, Place.BOTTOM);

    /** Where a line lies along the block axis. */
    public enum Place {
        /** At the start: more lines follow. */
        FIRST,
        CENTERED,
        /** The line fills a higher content box; its baseline keeps its distance from the end. */
        STRETCHED,
        /** At the border edge: there is none. */
        BOTTOM
    }

    /** A centred line. */
    public InnerLine(double height, double baseline) {
        this(height, baseline, Place.CENTERED);
    }

    /** The same line as the first of several. */
    public InnerLine asFirst() {
        return new InnerLine(height, baseline, Place.FIRST);
    }

    /**
     * Where the baseline lies.
     *
     * @param content the height of the content box
     * @return from the top of the content box
     */
    public double baselineIn(double content) {
        double room = content - height;
        double before =
                switch (place) {
                    case FIRST -> 0;
                    case CENTERED -> room / 2;
                    case STRETCHED -> room > 0 ? room : room / 2;
                    case BOTTOM -> room;
                };
        return before + baseline;
    }

    /**
     * Where the middle of the line lies, on which vertical text stands, in whole px of the line.
     *
     * @param content the height of the content box
     * @param flipped whether the line begins with the side under its text
     * @return from the start of the content box
     */
    public double centreIn(double content, boolean flipped) {
        double before = place == Place.FIRST ? 0 : (content - height) / 2;
        double under = Math.floor(height / 2);
        return before + (flipped ? under : height - under);
    }
}
