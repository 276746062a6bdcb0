package browsy;

import browsy.config.LimitExceededException;
import browsy.config.TimeLimitExceededException;
import browsy.intelligence.PageIntelligence;
import browsy.model.SpatialDom;
import browsy.model.Viewport;
import browsy.style.StyleEngine;
import java.util.List;
import java.util.Objects;

/**
 * Turns HTML into a Spatial DOM. Pure: no network, no scripts, no state; the same HTML gives the
 * same answer. Safe for use by any number of threads.
 *
 * <pre>{@code
 * SpatialDom dom = Browsy.parse("<h1>Hello</h1><a href='/about'>About</a>", 1920, 1080);
 * for (SpatialElement element : dom.elements()) {
 *     System.out.println(element.id() + " " + element.tag() + " " + element.text());
 * }
 * }</pre>
 */
public final class Browsy {
    private Browsy() {}

    /**
     * Parses a page; linked style sheets are left out.
     *
     * @param html the page, of any quality
     * @param width of the viewport in CSS px, positive
     * @param height of the viewport in CSS px, positive
     * @throws IllegalArgumentException if a dimension is not positive and finite
     * @throws LimitExceededException if the page is longer than the default limit
     */
    public static SpatialDom parse(String html, double width, double height) {
        Objects.requireNonNull(html, "html");
        ParseOptions options = ParseOptions.builder().viewport(new Viewport(width, height)).build();
        return open(html, options).dom();
    }

    /**
     * Parses a page and keeps what it was made of: the document, the source of each element,
     * warnings.
     *
     * @param html the page, of any quality
     * @throws LimitExceededException if the page is longer than {@code options} allow
     * @throws TimeLimitExceededException if it takes longer than {@code options} allow
     */
    public static Page open(String html, ParseOptions options) {
        Objects.requireNonNull(html, "html");
        Objects.requireNonNull(options, "options");
        return Pipeline.run(html, options);
    }

    /**
     * Where every element of a page lies: what a browser's {@code getBoundingClientRect} gives.
     *
     * @return the elements below {@code html} that generate a box, in document order
     * @throws LimitExceededException if the page is longer than {@code options} allow
     */
    public static List<ElementBox> boxes(String html, ParseOptions options) {
        Objects.requireNonNull(html, "html");
        Objects.requireNonNull(options, "options");
        return Pipeline.boxes(html, options);
    }

    /**
     * The role and accessible name of every element of a page, also of those without a box.
     *
     * @return the elements of the document, in its order
     * @throws LimitExceededException if the page is longer than {@code options} allow
     */
    public static List<ElementSemantics> semantics(String html, ParseOptions options) {
        Objects.requireNonNull(html, "html");
        Objects.requireNonNull(options, "options");
        return Pipeline.semantics(html, options);
    }

    /**
     * The computed styles of a page, for finding out why something looks as it does.
     *
     * @param properties names of longhands, or {@code white-space}
     * @return the elements that have a style, in document order
     * @throws LimitExceededException if the page is longer than {@code options} allow
     */
    public static List<ElementStyleText> styles(
            String html, ParseOptions options, List<String> properties) {
        Objects.requireNonNull(html, "html");
        Objects.requireNonNull(options, "options");
        Objects.requireNonNull(properties, "properties");
        return Pipeline.styles(html, options, properties);
    }

    /**
     * Reads what the first page would else have to wait for: the engine's own style sheets, the
     * words that tell what a page is about. For programs that have other things to do meanwhile, on
     * a thread of its own. Nothing depends on it, and calling it again does nothing.
     */
    public static void warmUp() {
        StyleEngine.warmUp();
        PageIntelligence.warmUp();
    }
}
