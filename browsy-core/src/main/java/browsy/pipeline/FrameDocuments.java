package browsy.pipeline;

import browsy.html.csp.ContentPolicy;
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
 * The documents in the frames of a page. A later state of the page reuses the documents of the
 * earlier one, so that changes to their elements persist.
 */
public final class FrameDocuments {

    private final Map<String, List<Document>> documents = new HashMap<>();
    private final Map<Element, Document> byFrame = new IdentityHashMap<>();
    private final Map<Document, Viewport> viewports = new IdentityHashMap<>();
    private final Map<Document, ContentPolicy> policies = new IdentityHashMap<>();

    /**
     * Returns the document for another frame: that of the earlier state with the same source, if
     * one is left, else a newly parsed one.
     *
     * @param frame the frame element
     * @param viewport the size of the frame
     * @param policy the content policy that holds before the first element of the frame's document
     * @param source the source and base address of the frame's document, as a key
     * @param earlier the documents of the earlier state of the page
     * @param parser parses the source
     */
    public Document open(
            Element frame,
            Viewport viewport,
            ContentPolicy policy,
            String source,
            FrameDocuments earlier,
            Supplier<Document> parser) {
        List<Document> alike = documents.computeIfAbsent(source, key -> new ArrayList<>());
        List<Document> before = earlier.documents.getOrDefault(source, List.of());
        Document document = alike.size() < before.size() ? before.get(alike.size()) : parser.get();
        alike.add(document);
        byFrame.put(frame, document);
        viewports.put(document, viewport);
        policies.put(document, policy);
        return document;
    }

    /** The document in a frame; null if the element is no frame or its document was not read. */
    @Nullable Document in(Element frame) {
        return byFrame.get(frame);
    }

    /**
     * The content policy that holds before the first element of a document in a frame; none for
     * other documents.
     */
    public ContentPolicy policy(Document document) {
        return policies.getOrDefault(document, ContentPolicy.NONE);
    }

    /** The size of the frame that shows a document; null if no frame shows it. */
    public @Nullable Viewport viewport(@Nullable Document document) {
        return viewports.get(document);
    }
}
