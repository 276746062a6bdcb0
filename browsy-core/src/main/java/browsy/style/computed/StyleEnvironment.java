package browsy.style.computed;

/**
 * The inputs that all style computations of a document share.
 *
 * @param viewportWidth the width of the viewport in CSS px
 * @param viewportHeight the height of the viewport in CSS px
 * @param quirksMode whether the document is in quirks mode
 * @param fonts measures fonts
 */
public record StyleEnvironment(
        double viewportWidth, double viewportHeight, boolean quirksMode, FontMeasure fonts) {}
