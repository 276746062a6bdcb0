package browsy.output;

import browsy.content.ContentBox;
import browsy.content.ContentNode;
import browsy.content.ContentText;
import browsy.content.Flow;
import browsy.content.Meaning;
import browsy.content.Structure;
import browsy.model.Bounds;
import browsy.model.Relations;
import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.SpatialElementBuilder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reduces a page to its controls and the landmarks around them.
 *
 * <p>Controls keep their id, kind, name, state, value and options. If the visible text of a control
 * has words that its name lacks, the text replaces the name. Landmarks are named by their role.
 * URLs, boxes and all other texts are dropped.
 */
final class InteractiveView {

    /** The heading level of landmarks. */
    private static final int LANDMARK_LEVEL = 2;

    private final SpatialDom dom;
    private final Set<Integer> landmarks = new HashSet<>();

    /** The nearest ancestor in the view, by element id; contains elements that have one. */
    private final Map<Integer, Integer> around = new HashMap<>();

    private InteractiveView(SpatialDom dom) {
        this.dom = dom;
    }

    static SpatialDom of(SpatialDom dom) {
        return new InteractiveView(dom).shown();
    }

    private SpatialDom shown() {
        dom.elements().stream().filter(InteractiveView::isControl).forEach(this::keepLandmarks);
        List<SpatialElement> shown = new ArrayList<>();
        for (SpatialElement element : dom.elements()) {
            Integer outer = outer(element);
            if (element.isLandmark() && !element.hidden() && landmarks.contains(element.id())) {
                shown.add(heading(element, outer));
                outer = element.id();
            } else if (isControl(element)) {
                shown.add(control(element, outer));
                outer = element.id();
            }
            if (outer != null) {
                around.put(element.id(), outer);
            }
        }
        return dom.toBuilder().elements(shown).content(content(shown)).build();
    }

    /** Builds a content tree with landmarks as headings and each control as a block. */
    private static ContentBox content(List<SpatialElement> shown) {
        List<ContentNode> blocks = new ArrayList<>(shown.size());
        for (SpatialElement element : shown) {
            Role role = element.role();
            blocks.add(
                    element.isLandmark() && role != null
                            ? block(
                                    new Meaning.Heading(LANDMARK_LEVEL),
                                    element.id(),
                                    new ContentText(role.wireName(), Set.of()))
                            : block(Structure.NONE, null, control(element)));
        }
        return new ContentBox(Flow.BLOCK, Structure.NONE, null, blocks);
    }

    private static ContentBox block(Meaning meaning, @Nullable Integer id, ContentNode child) {
        return new ContentBox(Flow.BLOCK, meaning, id, List.of(child));
    }

    private static ContentBox control(SpatialElement element) {
        String name = element.text();
        return new ContentBox(
                Flow.INLINE,
                Structure.CONTROL,
                element.id(),
                name == null ? List.of() : List.of(new ContentText(name, Set.of())));
    }

    private static boolean isControl(SpatialElement element) {
        return !element.hidden()
                && !element.isLandmark()
                && (element.isInteractive() || element.isFormField());
    }

    /**
     * Keeps all landmarks around an element. The loop ends at a landmark that is already kept,
     * because its outer landmarks are kept as well.
     */
    private void keepLandmarks(SpatialElement element) {
        Integer id = element.relations().landmark();
        while (id != null && landmarks.add(id)) {
            id = dom.get(id).map(landmark -> landmark.relations().landmark()).orElse(null);
        }
    }

    /** Returns the nearest ancestor of an element in the view; null if there is none. */
    private @Nullable Integer outer(SpatialElement element) {
        Integer parent = element.relations().parent();
        return parent == null ? null : around.get(parent);
    }

    private static SpatialElement heading(SpatialElement landmark, @Nullable Integer outer) {
        Role role = Objects.requireNonNull(landmark.role());
        return SpatialElement.builder(landmark.id(), role.wireName())
                .role(role)
                .relations(relations(landmark, outer))
                .build();
    }

    private static SpatialElement control(SpatialElement element, @Nullable Integer outer) {
        String textNotInName = QuotedText.textNotInName(element);
        String name = textNotInName == null ? element.displayName() : textNotInName;
        SpatialElementBuilder control =
                element.toBuilder()
                        .text(name)
                        .runs(List.of())
                        .href(null)
                        .clickable(true)
                        .accessibleName(name)
                        .description(null)
                        .label(null)
                        .bounds(Bounds.NONE)
                        .relations(relations(element, outer));
        if (name != null) {
            control.name(null).placeholder(null);
        }
        boolean isRedundant =
                element.state().checked() != null || Objects.equals(element.value(), name);
        return (isRedundant ? control.value(null) : control).build();
    }

    private static Relations relations(SpatialElement element, @Nullable Integer outer) {
        Relations whole = element.relations();
        return new Relations(outer, whole.landmark(), whole.form(), whole.heading());
    }
}
