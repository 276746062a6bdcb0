package browsy;

import browsy.model.Viewport;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The documents that the frames of a page hold. A later state of the page goes on with the
 * documents of the earlier one, so that what was done to their elements stays done.
 */
final class FrameDocuments {

    private final Map<String, List<Document>> documents = new HashMap<>();
    private final Map<Element, Document> byFrame = new IdentityHashMap<>();
    private final Map<Document, Viewport> viewports = new IdentityHashMap<>();

    /**
     * The document of one more frame.
     *
     * @param frame the element that shows it
     * @param viewport the size at which it shows it
     * @param source what the frame holds, and the address that its links are relative to
     * @param earlier the documents of the earlier state of the page
     * @param parser parses the source
     */
    Document open(
            Element frame,
            Viewport viewport,
            String source,
            FrameDocuments earlier,
            Supplier<Document> parser) {
        List<Document> alike = documents.computeIfAbsent(source, key -> new ArrayList<>());
        List<Document> before = earlier.documents.getOrDefault(source, List.of());
        Document document = alike.size() < before.size() ? before.get(alike.size()) : parser.get();
        alike.add(document);
        byFrame.put(frame, document);
        viewports.put(document, viewport);
        return document;
    }

    /** The document that a frame shows; null if it is none or was not looked into. */
    @Nullable Document in(Element frame) {
        return byFrame.get(frame);
    }

    /** The size at which a document is shown; null if no frame shows it. */
    @Nullable Viewport viewport(@Nullable Document document) {
        return viewports.get(document);
    }
}
