package browsy;

import static browsy.style.property.EffectProperties.VISIBILITY;

import browsy.css.value.box.Visibility;
import browsy.engine.PaddingEdge;
import browsy.html.DomPaths;
import browsy.layout.fragment.FragmentTree;
import browsy.model.Bounds;
import browsy.pipeline.LaidOut;
import browsy.spatial.name.AriaView;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.ComputedValueText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Reports the results of single stages for the elements of a document: computed values and their
 * declarations, boxes, roles and names.
 */
final class StageResults {

    private StageResults() {}

    /** Runs the stages up to layout and returns the bounding boxes. */
    static List<ElementBox> boxes(String html, ParseOptions options) {
        return Pipeline.read(html, options, StageResults::boxes);
    }

    /** Runs the stages up to the list of elements and returns roles and names. */
    static List<ElementSemantics> semantics(String html, ParseOptions options) {
        return Pipeline.read(html, options, StageResults::semantics);
    }

    /** Runs the stages up to layout and returns computed values. */
    static List<ElementStyleText> styles(
            String html, ParseOptions options, List<String> properties) {
        return Pipeline.read(html, options, pipeline -> styles(pipeline, properties));
    }

    /** Returns the declarations of properties of an element, one property after the other. */
    static List<StyleSource> declarations(
            Document document, ParseOptions options, Element element, List<String> properties) {
        return Pipeline.read(
                document,
                options,
                pipeline -> {
                    StyledDocument styled = pipeline.layout().styled();
                    return properties.stream()
                            .flatMap(property -> styled.explain(element, property).stream())
                            .map(StyleSource::of)
                            .toList();
                });
    }

    /** Returns the widths of the left and top border of an element. */
    static PaddingEdge paddingEdge(Document document, ParseOptions options, Element element) {
        return Pipeline.read(
                document,
                options,
                pipeline -> {
                    ComputedStyle style = pipeline.layout().styled().style(element);
                    return style == null
                            ? PaddingEdge.NONE
                            : new PaddingEdge(style.borderLeft(), style.borderTop());
                });
    }

    private static List<ElementBox> boxes(Pipeline pipeline) {
        LaidOut laidOut = pipeline.layout();
        StyledDocument styled = laidOut.styled();
        FragmentTree fragments = laidOut.fragments();
        Document document = pipeline.document();
        DomPaths paths = new DomPaths();
        List<ElementBox> boxes = new ArrayList<>();
        for (Element element : document.getAllElements()) {
            Bounds bounds =
                    element == document.firstElementChild()
                            ? null
                            : LaidOut.bounds(fragments.bounds(element));
            ComputedStyle style = styled.style(element);
            if (bounds != null && style != null) {
                boolean visible = style.get(VISIBILITY) == Visibility.VISIBLE;
                boxes.add(new ElementBox(paths.of(element), bounds, visible));
            }
        }
        return boxes;
    }

    private static List<ElementSemantics> semantics(Pipeline pipeline) {
        AriaView aria = pipeline.elements().aria();
        Document document = pipeline.document();
        DomPaths paths = new DomPaths();
        List<ElementSemantics> semantics = new ArrayList<>();
        for (Element element : document.getAllElements()) {
            if (element != document) {
                semantics.add(
                        new ElementSemantics(
                                paths.of(element), aria.role(element), aria.name(element)));
            }
        }
        return semantics;
    }

    private static List<ElementStyleText> styles(Pipeline pipeline, List<String> properties) {
        StyledDocument styled = pipeline.layout().styled();
        DomPaths paths = new DomPaths();
        List<ElementStyleText> texts = new ArrayList<>();
        for (Element element : pipeline.document().getAllElements()) {
            ComputedStyle style = styled.style(element);
            if (style == null) {
                continue;
            }
            Map<String, String> values = new LinkedHashMap<>();
            for (String property : properties) {
                String text = ComputedValueText.of(style, property);
                if (text != null) {
                    values.put(property, text);
                }
            }
            texts.add(new ElementStyleText(paths.of(element), values));
        }
        return texts;
    }
}
