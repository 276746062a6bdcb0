package browsy.css.value;

/** {@code fit-content(<length-percentage>)}, as a size or a track size. */
public record FitContent(LengthPercentage limit) implements Size, TrackSize {}
