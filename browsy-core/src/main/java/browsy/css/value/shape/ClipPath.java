package browsy.css.value.shape;

/** A computed {@code clip-path}, as far as it can hide a box. */
public sealed interface ClipPath {
    /** Nothing is clipped. */
    enum None implements ClipPath {
        NONE
    }

    /** A shape, in whatever box. */
    record Shape(BasicShape shape) implements ClipPath {}

    /** Something else: it clips, but how is not known. */
    enum Other implements ClipPath {
        OTHER
    }
}
