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

/** Lists what is on a page: the entry of the spatial stage. */
public final class SpatialBuilder {

    private SpatialBuilder() {}

    /**
     * Lists the elements of a page in document order.
     *
     * @param styled the document and its styles
     * @param layout where its elements are
     * @param viewport size of the window
     * @param scroll how far the page is scrolled
     * @param states what has become of its controls
     * @param known the ids that elements of an earlier state of the page have
     * @param frames what frames show
     * @param warnings is told of every limit that made the outcome coarser
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
