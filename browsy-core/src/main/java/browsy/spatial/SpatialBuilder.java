package browsy.spatial;

import browsy.html.ElementStates;
import browsy.model.Scroll;
import browsy.model.Viewport;
import browsy.spatial.box.LayoutView;
import browsy.spatial.identity.ElementIds;
import browsy.spatial.identity.ElementPart;
import browsy.spatial.identity.KnownIds;
import browsy.style.StyledDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jsoup.nodes.Element;

/** Entry of the spatial stage: lists the elements of a page and of the documents of its frames. */
public final class SpatialBuilder {

    private SpatialBuilder() {}

    /**
     * Lists the elements of a page in document order, assigns their ids, and builds the content
     * tree.
     *
     * @param styled the document and its computed styles
     * @param layout the border boxes of its elements
     * @param viewport the size of the viewport
     * @param scroll the scroll position of the page
     * @param states the states of its elements that user actions changed
     * @param known the ids of the elements of an earlier state of the page
     * @param frames the sources of the documents of frames
     * @param warnings receives a message for every limit that made the result less precise
     */
    public static SpatialPage build(
            StyledDocument styled,
            LayoutView layout,
            Viewport viewport,
            Scroll scroll,
            ElementStates states,
            KnownIds known,
            FrameSource frames,
            Consumer<String> warnings) {
        DocumentListing listing =
                new DocumentListing(styled, layout, viewport, scroll, states, warnings);
        listing.openFrames(frames);
        List<ElementPart> parts = new ArrayList<>();
        List<Element> sources = new ArrayList<>();
        listing.collect(parts, sources);
        int[] ids = ElementIds.assign(parts, styled.document(), known);
        listing.number(ids, 0);
        DocumentListing.Described page = listing.describe();
        return new SpatialPage(
                styled.document(),
                viewport,
                listing,
                layout,
                page,
                listing.framed(page),
                new ElementSources(ids, parts, sources));
    }
}
