package browsy.css.value.align;

/** A computed {@code align-content} or {@code justify-content}. */
public record ContentAlignment(ContentDistribution value, OverflowPosition overflow) {
    public static final ContentAlignment NORMAL =
            new ContentAlignment(ContentDistribution.NORMAL, OverflowPosition.DEFAULT);
}
