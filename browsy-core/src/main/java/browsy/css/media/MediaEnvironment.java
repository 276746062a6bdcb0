package browsy.css.media;

/**
 * The device that media queries are evaluated against: a desktop screen with a mouse, a light color
 * scheme, and no scripting.
 *
 * @param type the media type, such as {@code screen}
 * @param width the viewport width in CSS px
 * @param height the viewport height in CSS px
 * @param devicePixelRatio device pixels per CSS px
 */
public record MediaEnvironment(String type, double width, double height, double devicePixelRatio) {

    /**
     * Returns a screen with a viewport of the given size in CSS px and one device pixel per CSS px.
     */
    public static MediaEnvironment screen(double width, double height) {
        return new MediaEnvironment("screen", width, height, 1);
    }
}
