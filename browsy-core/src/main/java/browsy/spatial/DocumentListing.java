package browsy.spatial;

import browsy.content.ContentBox;
import browsy.html.ElementStates;
import browsy.model.Scroll;
import browsy.model.SpatialElement;
import browsy.model.Viewport;
import browsy.spatial.box.ElementBoxes;
import browsy.spatial.box.LayoutView;
import browsy.spatial.content.ContentBuilder;
import browsy.spatial.content.ContentMeanings;
import browsy.spatial.content.Hyperlinks;
import browsy.spatial.control.ControlValues;
import browsy.spatial.control.ElementStateReader;
import browsy.spatial.control.FormOwnership;
import browsy.spatial.control.LabelElements;
import browsy.spatial.description.ElementDescriber;
import browsy.spatial.description.FormFields;
import browsy.spatial.description.RelationFinder;
import browsy.spatial.description.SuspiciousText;
import browsy.spatial.description.UniqueSelectors;
import browsy.spatial.emission.AlertKinds;
import browsy.spatial.emission.ClickHints;
import browsy.spatial.emission.EmissionRules;
import browsy.spatial.emission.TextOwnership;
import browsy.spatial.identity.ElementPart;
import browsy.spatial.listing.ElementCollector;
import browsy.spatial.listing.ListedParts;
import browsy.spatial.listing.TextlessElements;
import browsy.spatial.name.AccessibleNames;
import browsy.spatial.name.AriaView;
import browsy.spatial.name.ControlHints;
import browsy.spatial.name.NativeNames;
import browsy.spatial.reveal.DisclosureControls;
import browsy.spatial.reveal.HiddenReasons;
import browsy.spatial.role.DataTables;
import browsy.spatial.role.Roles;
import browsy.spatial.text.AnonymousBounds;
import browsy.spatial.text.AnonymousText;
import browsy.spatial.text.TextNodes;
import browsy.spatial.text.TextRuns;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.IdLookup;
import browsy.spatial.visibility.ElementVisibility;
import browsy.spatial.visibility.HidingRules;
import browsy.spatial.visibility.HitTesting;
import browsy.spatial.visibility.TextContrast;
import browsy.spatial.visibility.UnreachableBoxes;
import browsy.style.StyledDocument;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** The listed elements of one document: the document of the page or the document of a frame. */
final class DocumentListing {

    private final StyledDocument styled;
    private final Consumer<String> warnings;
    private final FlatTree tree;
    private final ElementBoxes boxes;
    private final LayoutView layout;
    private final Roles roles;
    private final IdLookup scopes;
    private final UnreachableBoxes unreachable;
    private final ElementVisibility visibility;
    private final ControlValues values;
    private final NativeNames nativeNames;
    private final AccessibleNames names;
    private final ControlHints hints;
    private final ClickHints clicks;
    private final AlertKinds alerts;
    private final TextOwnership content;
    private final ElementStates states;
    private final TextRuns runs;
    private final ListedParts listed;

    /** The documents of frames, by the index of the frame. */
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
        this.layout = layout;
        tree = FlatTree.of(styled);
        boxes = new ElementBoxes(tree, layout);
        scopes = new IdLookup(tree);
        roles = new Roles(tree, scopes);
        unreachable = new UnreachableBoxes(tree, boxes, layout, viewport, scroll);
        visibility = new ElementVisibility(tree, boxes, unreachable, states);
        values = new ControlValues(tree, states, scopes);
        clicks = new ClickHints(tree, roles);
        alerts = new AlertKinds(tree);
        runs = TextRuns.of(tree);
        content =
                TextOwnership.of(
                        tree, runs, visibility, new EmissionRules(tree, roles, alerts), clicks);
        nativeNames = new NativeNames(new LabelElements(tree, scopes));
        names =
                new AccessibleNames(
                        tree, roles, scopes, visibility, nativeNames, values, runs, content);
        hints = new ControlHints(tree, names);
        TextlessElements nameExclusion =
                new TextlessElements(tree, content, roles, boxes, names, hints, alerts);
        listed = new ElementCollector(tree, content, nameExclusion, visibility, boxes).listed();
    }

    /** Lists the {@code srcdoc} documents of frames, recursively. */
    void openFrames(FrameSource source) {
        openFrames(source, 1);
    }

    private void openFrames(FrameSource source, int depth) {
        for (ListedParts.Part part : listed.parts()) {
            int index = part.index();
            if (part.text() != null || !tree.tag(index).equals("iframe")) {
                continue;
            }
            Element frame = tree.element(index);
            if (AttributeValues.has(frame, "srcdoc")) {
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

    /** Collects the listed parts. The parts of a frame's document follow the frame. */
    void collect(List<ElementPart> collected, List<Element> sources) {
        for (ListedParts.Part part : listed.parts()) {
            collected.add(part.source(tree));
            sources.add(tree.element(part.index()));
            DocumentListing frame = frame(part);
            if (frame != null) {
                frame.collect(collected, sources);
            }
        }
    }

    /**
     * Assigns ids to the listed parts in the order of {@link #collect}.
     *
     * @param assigned the ids
     * @param from the index of the first id to assign
     * @return the index after the last id assigned
     */
    int number(int[] assigned, int from) {
        int next = from;
        for (ListedParts.Part part : listed.parts()) {
            listed.number(part, assigned[next++]);
            DocumentListing frame = frame(part);
            if (frame != null) {
                next = frame.number(assigned, next);
            }
        }
        return next;
    }

    private @Nullable DocumentListing frame(ListedParts.Part part) {
        return frames.isEmpty() || part.text() != null ? null : frames.get(part.index());
    }

    /**
     * Describes the elements of this document, without those in frames, and builds its content
     * tree.
     */
    Described describe() {
        Map<Integer, Described> inFrames = new HashMap<>();
        Map<Integer, ContentBox> contents = new HashMap<>();
        for (Map.Entry<Integer, DocumentListing> frame : frames.entrySet()) {
            Described inside = frame.getValue().describe();
            inFrames.put(frame.getKey(), inside);
            contents.put(frame.getKey(), inside.content());
        }
        Hyperlinks addresses = new Hyperlinks(tree, styled.document().baseUri());
        ContentBuilder builder =
                new ContentBuilder(
                        tree,
                        runs,
                        content,
                        visibility,
                        listed,
                        alerts,
                        new ContentMeanings(tree, roles, new DataTables(tree, roles), addresses),
                        contents);
        ContentBox root = builder.build();
        return new Described(elements(builder, addresses), root, inFrames);
    }

    /**
     * The description of a document.
     *
     * @param elements the elements of this document, in its order
     * @param content its content tree, including the content of its frames
     * @param frames the descriptions of the documents of its frames, by the index of the frame
     */
    record Described(
            List<SpatialElement> elements, ContentBox content, Map<Integer, Described> frames) {}

    private List<SpatialElement> elements(ContentBuilder texts, Hyperlinks addresses) {
        int[] ids = listed.ids();
        ElementDescriber describer =
                new ElementDescriber(
                        tree,
                        content,
                        new ElementDescriber.Semantics(
                                roles,
                                names,
                                hints,
                                clicks,
                                new HitTesting(tree, boxes),
                                new ElementStateReader(tree, values, states, scopes)),
                        new FormFields(tree, names, values),
                        new RelationFinder(tree, new FormOwnership(tree, scopes, warnings), ids),
                        new HiddenReasons(
                                visibility,
                                new HidingRules(styled, tree, boxes, unreachable),
                                new DisclosureControls(
                                        tree, visibility, scopes, roles, nativeNames, ids),
                                ids),
                        new UniqueSelectors(styled.document()),
                        new SuspiciousText(new TextContrast(tree, boxes), content),
                        texts,
                        alerts,
                        boxes,
                        addresses);
        AnonymousBounds lines = new AnonymousBounds(new TextNodes(tree, runs), layout, boxes);
        List<SpatialElement> elements = new ArrayList<>(listed.parts().size());
        for (ListedParts.Part part : listed.parts()) {
            AnonymousText text = part.text();
            elements.add(
                    text == null
                            ? describer.describe(part.index(), listed.id(part))
                            : describer.describe(text, listed.id(part), lines.of(text)));
        }
        return elements;
    }

    /**
     * Returns the elements in each frame in the coordinates of this document, by the id of the
     * frame.
     *
     * @param own the description of this document
     */
    Map<Integer, List<SpatialElement>> framed(Described own) {
        if (frames.isEmpty()) {
            return Map.of();
        }
        Map<Integer, List<SpatialElement>> framed = new HashMap<>();
        for (int i = 0; i < listed.parts().size(); i++) {
            ListedParts.Part part = listed.parts().get(i);
            DocumentListing frame = frame(part);
            int index = part.index();
            Described within = own.frames().get(index);
            if (frame != null && within != null) {
                List<SpatialElement> inside =
                        SpatialPage.merged(within.elements(), frame.framed(within));
                FrameBox box =
                        new FrameBox(own.elements().get(i), tree.element(index), tree.style(index));
                framed.put(listed.id(part), inside.stream().map(box::place).toList());
            }
        }
        return framed;
    }

    FlatTree tree() {
        return tree;
    }

    ElementVisibility visibility() {
        return visibility;
    }

    AriaView aria() {
        return new AriaView(roles, names);
    }

    /** The sources of the elements of this document, without those in frames. */
    ElementSources sources() {
        List<ListedParts.Part> parts = listed.parts();
        int[] numbers = new int[parts.size()];
        List<ElementPart> own = new ArrayList<>(parts.size());
        List<Element> sources = new ArrayList<>(parts.size());
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = listed.id(parts.get(i));
            own.add(parts.get(i).source(tree));
            sources.add(tree.element(parts.get(i).index()));
        }
        return new ElementSources(numbers, own, sources);
    }

    List<ListedParts.Part> listed() {
        return listed.parts();
    }
}
