package browsy.spatial;

import browsy.html.ElementStates;
import browsy.model.Scroll;
import browsy.model.SpatialElement;
import browsy.model.Viewport;
import browsy.style.StyledDocument;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** What is listed of one document: that of the page, or one that a frame shows. */
final class DocumentListing {

    private final StyledDocument styled;
    private final Consumer<String> warnings;
    private final FlatTree tree;
    private final Boxes boxes;
    private final Roles roles;
    private final ElementScopes scopes;
    private final OutOfSight outOfSight;
    private final Visibility visibility;
    private final ControlValues values;
    private final NativeNames nativeNames;
    private final AccessibleNames names;
    private final ControlHints hints;
    private final ClickHints clicks;
    private final TextContent content;
    private final ElementStates states;
    private final int[] listed;

    /** Ids of the listed elements by their index, 0 for what is not listed. */
    private final int[] ids;

    /** What frames show, by the index of the frame. */
    private final Map<Integer, DocumentListing> frames = new HashMap<>();

    DocumentListing(
            StyledDocument styled,
            LayoutView layout,
            Viewport viewport,
            Scroll scroll,
            ElementStates states,
            Consumer<String> warnings) {
        this.warnings = warnings;
        this.styled = styled;
        this.states = states;
        tree = FlatTree.of(styled);
        boxes = new Boxes(tree, layout);
        scopes = new ElementScopes(tree);
        roles = new Roles(tree, scopes);
        outOfSight = new OutOfSight(tree, boxes, layout, viewport, scroll);
        visibility = new Visibility(tree, boxes, outOfSight, states);
        values = new ControlValues(tree, states, scopes);
        clicks = new ClickHints(tree, roles);
        TextRuns runs = TextRuns.of(tree);
        content = TextContent.of(tree, runs, visibility, new EmissionRules(tree, roles), clicks);
        nativeNames = new NativeNames(new Labels(tree, scopes));
        names =
                new AccessibleNames(
                        tree, roles, scopes, visibility, nativeNames, values, runs, content);
        hints = new ControlHints(tree, names);
        Silence silence = new Silence(tree, content, roles, boxes, names, hints);
        listed = new ElementCollector(tree, content, silence, visibility, boxes).listed();
        ids = new int[tree.size()];
    }

    /** Looks into the frames of the document and into those in them. */
    void openFrames(FrameSource source) {
        openFrames(source, 1);
    }

    private void openFrames(FrameSource source, int depth) {
        for (int index : listed) {
            if (!tree.tag(index).equals("iframe")) {
                continue;
            }
            Element frame = tree.element(index);
            if (Attributes.has(frame, "srcdoc")) {
                Viewport viewport = FrameBox.viewport(tree.style(index), boxes.of(index));
                FrameContent inside = source.content(frame, viewport, depth);
                if (inside != null) {
                    DocumentListing listing =
                            new DocumentListing(
                                    inside.styled(),
                                    inside.layout(),
                                    inside.viewport(),
                                    Scroll.TOP,
                                    states,
                                    warnings);
                    frames.put(index, listing);
                    listing.openFrames(source, depth + 1);
                }
            }
        }
    }

    /** Adds the listed elements, those in a frame right after it. */
    void collect(List<Element> sources) {
        for (int index : listed) {
            sources.add(tree.element(index));
            DocumentListing frame = frame(index);
            if (frame != null) {
                frame.collect(sources);
            }
        }
    }

    /**
     * Takes ids for the elements in the order of {@link #collect}.
     *
     * @return the place after the last id taken
     */
    int number(int[] assigned, int from) {
        int next = from;
        for (int index : listed) {
            ids[index] = assigned[next++];
            DocumentListing frame = frame(index);
            if (frame != null) {
                next = frame.number(assigned, next);
            }
        }
        return next;
    }

    private @Nullable DocumentListing frame(int index) {
        return frames.isEmpty() ? null : frames.get(index);
    }

    /** The elements of this document, those in frames left out. */
    List<SpatialElement> describe() {
        ElementDescriber describer =
                new ElementDescriber(
                        tree,
                        content,
                        new ElementDescriber.Semantics(
                                roles,
                                names,
                                hints,
                                clicks,
                                new ElementStateReader(tree, values, states, scopes)),
                        new Fields(tree, names, values),
                        new RelationFinder(tree, new FormOwnership(tree, scopes, warnings), ids),
                        new Concealments(
                                visibility,
                                new HidingRules(styled, tree, boxes, outOfSight),
                                new Revealers(tree, visibility, scopes, roles, nativeNames, ids),
                                ids),
                        new Selectors(styled.document()),
                        new TextFlags(new Backdrops(tree, boxes), content),
                        boxes,
                        new Hyperlinks(tree, styled.document().baseUri()));
        List<SpatialElement> elements = new ArrayList<>(listed.length);
        for (int index : listed) {
            elements.add(describer.describe(index, ids[index]));
        }
        return elements;
    }

    /**
     * The elements in each frame as the page shows them, by the id of the frame.
     *
     * @param own the elements of this document
     */
    Map<Integer, List<SpatialElement>> framed(List<SpatialElement> own) {
        if (frames.isEmpty()) {
            return Map.of();
        }
        Map<Integer, List<SpatialElement>> framed = new HashMap<>();
        for (int i = 0; i < listed.length; i++) {
            DocumentListing frame = frames.get(listed[i]);
            if (frame != null) {
                List<SpatialElement> inside = frame.describe();
                inside = SpatialPage.merged(inside, frame.framed(inside));
                FrameBox box =
                        new FrameBox(own.get(i), tree.element(listed[i]), tree.style(listed[i]));
                framed.put(ids[listed[i]], inside.stream().map(box::place).toList());
            }
        }
        return framed;
    }

    FlatTree tree() {
        return tree;
    }

    Visibility visibility() {
        return visibility;
    }

    AriaView aria() {
        return new AriaView(roles, names);
    }

    /** What the elements of this document are made of, those in frames left out. */
    ElementSources sources() {
        int[] own = new int[listed.length];
        List<Element> sources = new ArrayList<>(listed.length);
        for (int i = 0; i < listed.length; i++) {
            own[i] = ids[listed[i]];
            sources.add(tree.element(listed[i]));
        }
        return new ElementSources(own, sources);
    }

    int[] listed() {
        return listed;
    }
}
