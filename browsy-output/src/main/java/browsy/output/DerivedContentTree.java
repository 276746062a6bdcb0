package browsy.output;

import browsy.content.ContentBox;
import browsy.content.ContentNode;
import browsy.content.ContentText;
import browsy.content.Flow;
import browsy.content.Meaning;
import browsy.content.Structure;
import browsy.model.Role;
import browsy.model.Run;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Derives a content tree from the elements of a page without a content tree. Each element is a
 * block, except elements that the text of another one references, which are nested inline. Each
 * element occurs only once, even if a page read from JSON references it several times.
 */
final class DerivedContentTree {

    /** The greatest depth of nested references. */
    private static final int MAX_DEPTH = 16;

    private final SpatialDom dom;
    private final Set<Integer> referred = new HashSet<>();
    private final Set<Integer> placed = new HashSet<>();

    private DerivedContentTree(SpatialDom dom) {
        this.dom = dom;
        Set<Integer> listed = new HashSet<>();
        for (SpatialElement element : dom.elements()) {
            listed.add(element.id());
            for (Run run : element.runs()) {
                if (run instanceof Run.Reference reference && !listed.contains(reference.id())) {
                    referred.add(reference.id());
                }
            }
        }
    }

    static ContentBox of(SpatialDom dom) {
        DerivedContentTree content = new DerivedContentTree(dom);
        List<ContentNode> blocks = new ArrayList<>();
        List<ContentNode> items = new ArrayList<>();
        for (SpatialElement element : dom.elements()) {
            if (content.referred.contains(element.id()) || !content.placed.add(element.id())) {
                continue;
            }
            ContentBox block = content.block(element);
            if (block.meaning() instanceof Meaning.Item) {
                items.add(block);
            } else {
                endList(items, blocks);
                blocks.add(block);
            }
        }
        endList(items, blocks);
        return new ContentBox(Flow.BLOCK, Structure.NONE, null, blocks);
    }

    private static void endList(List<ContentNode> items, List<ContentNode> blocks) {
        if (!items.isEmpty()) {
            blocks.add(new ContentBox(Flow.BLOCK, Structure.LIST, null, items));
            items.clear();
        }
    }

    private ContentBox block(SpatialElement element) {
        Meaning meaning = meaning(element);
        boolean inline = meaning == Structure.CONTROL || meaning instanceof Meaning.Image;
        return inline
                ? new ContentBox(
                        Flow.BLOCK, Structure.NONE, null, List.of(box(element, Flow.INLINE, 0)))
                : box(element, Flow.BLOCK, 0);
    }

    private ContentBox box(SpatialElement element, Flow flow, int depth) {
        List<ContentNode> children = new ArrayList<>();
        Meaning meaning = meaning(element);
        if (!(meaning instanceof Meaning.Image)) {
            for (Run run : element.runs()) {
                if (run instanceof Run.Text text) {
                    children.add(new ContentText(shown(text.text(), meaning), Set.of()));
                } else if (run instanceof Run.Reference reference) {
                    refer(children, reference.id(), depth);
                }
            }
        }
        return new ContentBox(flow, meaning, element.id(), children);
    }

    /** Replaces line breaks by spaces, except in preformatted text. */
    private static String shown(String text, Meaning meaning) {
        return meaning instanceof Meaning.Preformatted ? text : text.replace('\n', ' ');
    }

    private void refer(List<ContentNode> children, int id, int depth) {
        if (depth < MAX_DEPTH && dom.get(id).isPresent() && placed.add(id)) {
            children.add(box(dom.get(id).get(), Flow.INLINE, depth + 1));
        }
    }

    private static Meaning meaning(SpatialElement element) {
        if (element.role() == Role.HEADING) {
            Integer level = element.level();
            return new Meaning.Heading(level == null ? 2 : Math.max(1, level));
        }
        if (element.isInteractive() || element.isFormField()) {
            return Structure.CONTROL;
        }
        if (element.role() == Role.IMG) {
            return new Meaning.Image(Objects.requireNonNullElse(element.displayName(), ""), null);
        }
        return switch (element.tag()) {
            case "p" -> Structure.PARAGRAPH;
            case "li" -> new Meaning.Item(null);
            case "blockquote" -> Structure.QUOTE;
            case "pre" -> new Meaning.Preformatted(null);
            case "dt" -> Structure.TERM;
            case "dd" -> Structure.DEFINITION;
            case "figcaption" -> Structure.FIGURE_CAPTION;
            case "hr" -> Structure.RULE;
            default -> Structure.NONE;
        };
    }
}
