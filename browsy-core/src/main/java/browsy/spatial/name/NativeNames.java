package browsy.spatial.name;

import static browsy.spatial.tree.AttributeValues.nonBlank;

import browsy.html.ElementChildren;
import browsy.spatial.control.ControlValues;
import browsy.spatial.control.LabelElements;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.HtmlElements;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.select.Evaluator;
import org.jsoup.select.QueryParser;
import org.jspecify.annotations.Nullable;

/**
 * The names that host language markup provides: labels, alternative texts, captions, captions of
 * buttons.
 *
 * @see <a
 *     href="https://w3c.github.io/html-aam/#accessible-name-and-description-computation">HTML-AAM</a>
 */
public final class NativeNames {

    private static final Evaluator HEADING =
            QueryParser.parse("h1, h2, h3, h4, h5, h6, [role=heading]");

    private final LabelElements labels;

    public NativeNames(LabelElements labels) {
        this.labels = labels;
    }

    /** The label elements of a control in document order, empty for other elements. */
    public List<Element> labels(Element control) {
        return HtmlElements.isLabelable(control) ? labels.of(control) : List.of();
    }

    /** The name from an attribute, null if the element has none. */
    @Nullable String text(Element element) {
        return switch (element.normalName()) {
            case "img", "area" -> nonBlank(element, "alt");
            case "input" -> buttonCaption(element);
            case "optgroup" -> nonBlank(element, "label");
            case "option" -> nonBlank(element, "label");
            case "table" ->
                    HtmlElements.firstChild(element, "caption") == null
                            ? nonBlank(element, "summary")
                            : null;
            case "track" -> nonBlank(element, "label");
            default -> null;
        };
    }

    private @Nullable String buttonCaption(Element input) {
        if (AttributeValues.keyword(input, "type").equals("file")) {
            return fileChooser(input);
        }
        if (!HtmlElements.isButtonInput(input) || !labels.of(input).isEmpty()) {
            return null;
        }
        String caption = ControlValues.caption(input);
        boolean unnamedPicture =
                caption == null
                        && AttributeValues.keyword(input, "type").equals("image")
                        && !AttributeValues.has(input, "title");
        return unnamedPicture ? "Submit" : caption;
    }

    /** The caption of the button of a file chooser without label, null otherwise. */
    private @Nullable String fileChooser(Element input) {
        if (!labels.of(input).isEmpty()) {
            return null;
        }
        return AttributeValues.has(input, "multiple") ? "Choose Files" : "Choose File";
    }

    /**
     * The element that captions an element (legend, caption, title, figcaption), null if there is
     * none.
     */
    @Nullable Element namingChild(Element element) {
        return switch (element.normalName()) {
            case "fieldset" -> HtmlElements.firstChild(element, "legend");
            case "img" -> figureCaption(element);
            case "table" -> HtmlElements.firstChild(element, "caption");
            default ->
                    HtmlElements.isSvg(element) ? HtmlElements.firstChild(element, "title") : null;
        };
    }

    /**
     * The caption of a figure that contains only an image without {@code alt}, null if there is
     * none.
     *
     * @see <a
     *     href="https://w3c.github.io/html-aam/#img-element-accessible-name-computation">HTML-AAM</a>
     */
    private static @Nullable Element figureCaption(Element image) {
        Element figure = image.parent();
        if (figure == null
                || AttributeValues.has(image, "alt")
                || !figure.normalName().equals("figure")) {
            return null;
        }
        Element caption = HtmlElements.firstChild(figure, "figcaption");
        boolean alone = ElementChildren.count(figure, 3) == 2 && figure.ownText().isBlank();
        return alone && nonBlank(image, "title") == null ? caption : null;
    }

    /**
     * The first heading in a dialog or article without a name, null if there is none.
     *
     * @see <a href="https://github.com/w3c/aria/pull/1860">name from heading</a>
     */
    static @Nullable Element heading(Element element) {
        return element.selectFirst(HEADING);
    }
}
