package browsy.spatial;

import browsy.html.ElementStates;
import browsy.model.Scroll;
import browsy.model.SpatialElement;
import browsy.model.Viewport;
import browsy.spatial.identity.ElementIds;
import browsy.spatial.identity.KnownIds;
import browsy.style.StyledDocument;
import java.util.ArrayList;
import java.util.List;
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
     */
    public static SpatialPage build(
            StyledDocument styled,
            LayoutView layout,
            Viewport viewport,
            Scroll scroll,
            ElementStates states,
            KnownIds known) {
        FlatTree tree = FlatTree.of(styled);
        Boxes boxes = new Boxes(tree, layout);
        Roles roles = new Roles(tree);
        ElementScopes scopes = new ElementScopes(tree);
        Visibility visibility = new Visibility(tree, boxes, layout, viewport, scroll, states);
        ControlValues values = new ControlValues(states, scopes);
        NativeNames nativeNames = new NativeNames(new Labels(tree, scopes));
        AccessibleNames names =
                new AccessibleNames(tree, roles, scopes, visibility, nativeNames, values);
        TextContent content = TextContent.of(tree, visibility, new EmissionRules(tree, roles));

        int[] listed =
                new ElementCollector(
                                tree,
                                content,
                                new Silence(tree, content, roles, boxes),
                                visibility,
                                boxes)
                        .listed();
        List<Element> sources = new ArrayList<>(listed.length);
        for (int index : listed) {
            sources.add(tree.element(index));
        }
        int[] assigned = ElementIds.assign(sources, styled.document(), known);
        int[] ids = new int[tree.size()];
        for (int i = 0; i < assigned.length; i++) {
            ids[listed[i]] = assigned[i];
        }
        ElementDescriber describer =
                new ElementDescriber(
                        tree,
                        content,
                        new ElementDescriber.Semantics(
                                roles, names, new ElementStateReader(tree, values, states)),
                        new Fields(tree, names, values),
                        new RelationFinder(tree, new FormOwners(tree, scopes), ids),
                        new Concealments(
                                tree,
                                visibility,
                                new HidingRules(styled, tree, boxes),
                                scopes,
                                ids),
                        new Selectors(styled.document()),
                        new TextFlags(new Backdrops(tree, boxes)),
                        boxes,
                        new Hyperlinks(styled.document().baseUri()));
        List<SpatialElement> elements = new ArrayList<>(listed.length);
        for (int index : listed) {
            elements.add(describer.describe(index, ids[index]));
        }
        return new SpatialPage(
                styled.document(),
                viewport,
                tree,
                layout,
                new AriaView(roles, names),
                visibility,
                elements,
                new ElementSources(assigned, sources),
                listed);
    }
}
