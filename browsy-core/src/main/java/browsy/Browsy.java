package browsy;

import browsy.config.LimitExceededException;
import browsy.config.TimeLimitExceededException;
import browsy.model.SpatialDom;
import browsy.model.Viewport;
import java.util.List;
import java.util.Objects;

/**
 * Parses HTML to a Spatial DOM. There is no network access, no script execution and no state: the
 * same HTML gives the same result. Thread-safe.
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
     * Parses a page without its external style sheets.
     *
     * @param html the HTML of the page, which may be malformed
     * @param width the width of the viewport in CSS px, positive
     * @param height the height of the viewport in CSS px, positive
     * @return the Spatial DOM of the page
     * @throws IllegalArgumentException if a dimension is not positive and finite
     * @throws LimitExceededException if the page is longer than the default limit
     */
    public static SpatialDom parse(String html, double width, double height) {
        Objects.requireNonNull(html, "html");
        ParseOptions options = ParseOptions.builder().viewport(new Viewport(width, height)).build();
        return open(html, options).dom();
    }

    /**
     * Parses a page and also returns its document, the source element of each listed element, and
     * the warnings.
     *
     * @param html the HTML of the page, which may be malformed
     * @param options the options of parsing
     * @return the page
     * @throws LimitExceededException if the page is longer than {@code options} allow
     * @throws TimeLimitExceededException if processing takes longer than {@code options} allow
     */
    public static Page open(String html, ParseOptions options) {
        Objects.requireNonNull(html, "html");
        Objects.requireNonNull(options, "options");
        return Pipeline.run(html, options);
    }

    /**
     * Returns the bounding boxes of all elements of a page, like {@code getBoundingClientRect} in a
     * browser.
     *
     * @param html the HTML of the page, which may be malformed
     * @param options the options of parsing
     * @return the elements below {@code html} that generate a box, in document order
     * @throws LimitExceededException if the page is longer than {@code options} allow
     * @throws TimeLimitExceededException if processing takes longer than {@code options} allow
     */
    public static List<ElementBox> boxes(String html, ParseOptions options) {
        Objects.requireNonNull(html, "html");
        Objects.requireNonNull(options, "options");
        return StageResults.boxes(html, options);
    }

    /**
     * Returns the role and accessible name of every element of a page, including elements without a
     * box.
     *
     * @param html the HTML of the page, which may be malformed
     * @param options the options of parsing
     * @return all elements of the document, in document order
     * @throws LimitExceededException if the page is longer than {@code options} allow
     * @throws TimeLimitExceededException if processing takes longer than {@code options} allow
     */
    public static List<ElementSemantics> semantics(String html, ParseOptions options) {
        Objects.requireNonNull(html, "html");
        Objects.requireNonNull(options, "options");
        return StageResults.semantics(html, options);
    }

    /**
     * Returns computed values of the elements of a page, for debugging.
     *
     * @param html the HTML of the page, which may be malformed
     * @param options the options of parsing
     * @param properties the names of longhands, or {@code white-space}
     * @return the elements that have a style, in document order
     * @throws LimitExceededException if the page is longer than {@code options} allow
     * @throws TimeLimitExceededException if processing takes longer than {@code options} allow
     */
    public static List<ElementStyleText> styles(
            String html, ParseOptions options, List<String> properties) {
        Objects.requireNonNull(html, "html");
        Objects.requireNonNull(options, "options");
        Objects.requireNonNull(properties, "properties");
        return StageResults.styles(html, options, properties);
    }

    /**
     * Prepares the virtual machine for pages: loads the classes and data of the engine and parses a
     * built-in sample page a few times, so that the first page takes a fraction of the time. An
     * application may call this on a background thread at startup. The call takes about as much
     * processor time as a first page does without it. Repeated calls have no effect.
     */
    public static void warmUp() {
        WarmUp.run();
    }
}
