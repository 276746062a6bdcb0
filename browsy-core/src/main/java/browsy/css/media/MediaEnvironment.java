package browsy.css.media;

/**
 * The device that media queries ask about: a desktop screen with a mouse, light colours, and no
 * scripts.
 *
 * @param type the media type, such as {@code screen}
 * @param width of the viewport in CSS px
 * @param height of the viewport in CSS px
 * @param devicePixelRatio device pixels per CSS px
 */
public record MediaEnvironment(String type, double width, double height, double devicePixelRatio) {

    /** A screen with a viewport of this size in CSS px. */
    public static MediaEnvironment screen(double width, double height) {
        return new MediaEnvironment("screen", width, height, 1);
    }
}
