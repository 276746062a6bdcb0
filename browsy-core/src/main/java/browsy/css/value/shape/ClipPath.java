package browsy.css.value.shape;

/** A computed {@code clip-path}, with the details that determine whether it hides a box. */
public sealed interface ClipPath {
    /** {@code none}: no clipping. */
    enum None implements ClipPath {
        NONE
    }

    /** A basic shape. Its reference box is not stored. */
    record Shape(BasicShape shape) implements ClipPath {}

    /** A URL or a box alone. It clips, but its shape is unknown. */
    enum Other implements ClipPath {
        OTHER
    }
}
