package browsy.spatial.name;

import static browsy.spatial.tree.Attributes.nonBlank;

import browsy.html.ElementChildren;
import browsy.spatial.control.ControlValues;
import browsy.spatial.control.Labels;
import browsy.spatial.tree.Attributes;
import browsy.spatial.tree.Elements;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.select.Evaluator;
import org.jsoup.select.QueryParser;
import org.jspecify.annotations.Nullable;

/**
 * What the markup itself has for a name: labels, alternative texts, captions and captions of
 * buttons.
 *
 * @see <a
 *     href="https://w3c.github.io/html-aam/#accessible-name-and-description-computation">HTML-AAM</a>
 */
public final class NativeNames {

    private static final Evaluator HEADING =
            QueryParser.parse("h1, h2, h3, h4, h5, h6, [role=heading]");

    private final Labels labels;

    public NativeNames(Labels labels) {
        this.labels = labels;
    }

    /** The label elements of a control. */
    public List<Element> labels(Element control) {
        return Elements.isLabelable(control) ? labels.of(control) : List.of();
    }

    /** A name that is a plain string, null if the element has none. */
    @Nullable String text(Element element) {
        return switch (element.normalName()) {
            case "img", "area" -> nonBlank(element, "alt");
            case "input" -> buttonCaption(element);
            case "optgroup" -> nonBlank(element, "label");
            case "option" -> nonBlank(element, "label");
            case "track" -> nonBlank(element, "label");
            default -> null;
        };
    }

    private @Nullable String buttonCaption(Element input) {
        if (Attributes.keyword(input, "type").equals("file")) {
            return fileChooser(input);
        }
        if (!Elements.isButtonInput(input) || !labels.of(input).isEmpty()) {
            return null;
        }
        String caption = ControlValues.caption(input);
        boolean unnamedPicture =
                caption == null
                        && Attributes.keyword(input, "type").equals("image")
                        && !Attributes.has(input, "title");
        return unnamedPicture ? "Submit" : caption;
    }

    /** What stands on the button of a file chooser that nothing else names. */
    private @Nullable String fileChooser(Element input) {
        if (!labels.of(input).isEmpty() || nonBlank(input, "title") != null) {
            return null;
        }
        return Attributes.has(input, "multiple") ? "Choose Files" : "Choose File";
    }

    /** The child element that names the element, null if there is none. */
    @Nullable Element namingChild(Element element) {
        return switch (element.normalName()) {
            case "fieldset" -> Elements.firstChild(element, "legend");
            case "img" -> figureCaption(element);
            case "table" -> Elements.firstChild(element, "caption");
            case "svg" -> Elements.firstChild(element, "title");
            default -> null;
        };
    }

    /**
     * The caption of a figure that holds a picture without alternative text and nothing else.
     *
     * @see <a
     *     href="https://w3c.github.io/html-aam/#img-element-accessible-name-computation">HTML-AAM</a>
     */
    private static @Nullable Element figureCaption(Element image) {
        Element figure = image.parent();
        if (figure == null
                || Attributes.has(image, "alt")
                || !figure.normalName().equals("figure")) {
            return null;
        }
        Element caption = Elements.firstChild(figure, "figcaption");
        boolean alone = ElementChildren.count(figure, 3) == 2 && figure.ownText().isBlank();
        return alone && nonBlank(image, "title") == null ? caption : null;
    }

    /**
     * The heading that names a dialog or article whose author gives it no name.
     *
     * @see <a href="https://github.com/w3c/aria/pull/1860">name from heading</a>
     */
    static @Nullable Element heading(Element element) {
        return element.selectFirst(HEADING);
    }
}
