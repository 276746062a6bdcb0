package browsy.css.value;

/** A computed {@code clip-path}, as far as it can hide a box. */
public sealed interface ClipPath {
    /** Nothing is clipped. */
    enum None implements ClipPath {
        NONE
    }

    /** {@code inset()}, and {@code rect()} or {@code xywh()} turned into it. */
    record Inset(
            LengthPercentage top,
            LengthPercentage right,
            LengthPercentage bottom,
            LengthPercentage left)
            implements ClipPath {}

    /** {@code circle()} or {@code ellipse()} of these radii. */
    record Ellipse(LengthPercentage radiusX, LengthPercentage radiusY) implements ClipPath {}

    /** Any other shape: it clips, but how is not known. */
    enum Other implements ClipPath {
        OTHER
    }
}
