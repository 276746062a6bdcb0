package browsy.style.computed;

/**
 * What all elements of a document share while their styles are computed.
 *
 * @param viewportWidth CSS px
 * @param viewportHeight CSS px
 */
public record StyleEnvironment(
        double viewportWidth, double viewportHeight, boolean quirksMode, FontMeasure fonts) {}
