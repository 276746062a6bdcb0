package browsy.spatial;

import browsy.html.ElementStates;
import browsy.model.Scroll;
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
        Roles roles = new Roles(tree);
        ElementScopes scopes = new ElementScopes(tree);
        Visibility visibility = new Visibility(styled, layout, tree, viewport, scroll, states);
        ControlValues values = new ControlValues(states, scopes);
        NativeNames nativeNames = new NativeNames(new Labels(tree, scopes));
        AccessibleNames names =
                new AccessibleNames(styled, tree, roles, scopes, visibility, nativeNames, values);
        TextContent content =
                TextContent.of(styled, tree, visibility, new EmissionRules(styled, tree, roles));

        Silence silence = new Silence(tree, content, roles, layout);
        List<Integer> listed =
                new ElementCollector(tree, content, silence, visibility, layout).listed();
        List<Element> sources = listed.stream().map(tree::element).toList();
        int[] assigned = ElementIds.assign(sources, styled.document(), known);
        int[] ids = new int[tree.size()];
        for (int i = 0; i < assigned.length; i++) {
            ids[listed.get(i)] = assigned[i];
        }
        ElementDescriber describer =
                new ElementDescriber(
                        tree,
                        content,
                        new ElementDescriber.Semantics(
                                roles, names, new ElementStateReader(values, states)),
                        new Fields(names, values),
                        new RelationFinder(tree, new FormOwners(tree, scopes), ids),
                        new Concealments(
                                tree,
                                visibility,
                                new HidingRules(styled, tree, layout),
                                scopes,
                                ids),
                        new Selectors(tree),
                        new TextFlags(new Backdrops(styled, tree, layout)),
                        layout);
        List<browsy.model.SpatialElement> elements = new ArrayList<>(listed.size());
        for (int index : listed) {
            elements.add(describer.describe(index, ids[index]));
        }
        boolean[] hidden = new boolean[tree.size()];
        for (int i = 0; i < hidden.length; i++) {
            hidden[i] = visibility.isHidden(i);
        }
        return new SpatialPage(
                styled,
                viewport,
                tree,
                layout,
                new AriaView(roles, names),
                hidden,
                elements,
                sources);
    }
}
