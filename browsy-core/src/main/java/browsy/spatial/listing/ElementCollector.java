package browsy.spatial.listing;

import browsy.html.AttributeKind;
import browsy.infra.EnumFlags;
import browsy.infra.TimeLimit;
import browsy.model.Bounds;
import browsy.spatial.box.ElementBoxes;
import browsy.spatial.emission.EmissionKind;
import browsy.spatial.emission.TextOwnership;
import browsy.spatial.text.AnonymousText;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.TagCategory;
import browsy.spatial.visibility.CustomCheckboxes;
import browsy.spatial.visibility.ElementVisibility;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Selects the elements and texts to list, in document order. */
public final class ElementCollector {

    private static final EnumFlags<TagCategory> CONTROLS_AND_PICTURES =
            EnumFlags.of(TagCategory.CONTROL, TagCategory.PICTURE);

    private final FlatTree tree;
    private final TextOwnership content;
    private final TextlessElements nameExclusion;
    private final ElementVisibility visibility;
    private final ElementBoxes boxes;

    public ElementCollector(
            FlatTree tree,
            TextOwnership content,
            TextlessElements nameExclusion,
            ElementVisibility visibility,
            ElementBoxes boxes) {
        this.nameExclusion = nameExclusion;
        this.tree = tree;
        this.content = content;
        this.visibility = visibility;
        this.boxes = boxes;
    }

    /**
     * Returns the listed elements and the texts after blocks. A text precedes the elements after
     * its block.
     */
    public ListedParts listed() {
        List<ListedParts.Part> listed = new ArrayList<>(tree.size());
        List<AnonymousText> texts = content.anonymous();
        int next = 0;
        for (int i = 0; i <= tree.size(); i++) {
            while (next < texts.size() && texts.get(next).position() == i) {
                AnonymousText text = texts.get(next++);
                listed.add(new ListedParts.Part(text.owner(), text));
            }
            TimeLimit.check();
            if (i < tree.size() && isListed(i)) {
                listed.add(new ListedParts.Part(i, null));
            }
        }
        return new ListedParts(List.copyOf(listed), tree.size());
    }

    private boolean isListed(int index) {
        if (content.hasTellingText(index)) {
            return true;
        }
        if (!content.kind(index).isAlwaysListed()
                || isPictureOfText(index)
                || nameExclusion.surrounds(index)) {
            return false;
        }
        if (visibility.isHidden(index) || takesSpace(index)) {
            return true;
        }
        boolean known =
                content.kind(index) == EmissionKind.ATOMIC
                        || tree.isAny(index, CONTROLS_AND_PICTURES);
        if (known) {
            visibility.hideAsZeroSize(index);
        }
        return known;
    }

    /**
     * Whether an image is in a link or button, so that it contributes only to the name of the
     * control.
     */
    private boolean isPictureOfText(int index) {
        if (!tree.is(index, TagCategory.PICTURE) || tree.has(index, AttributeKind.ONCLICK)) {
            return false;
        }
        for (int up = tree.parent(index); up >= 0; up = tree.parent(up)) {
            if (content.kind(up) == EmissionKind.ATOMIC) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether an element has a size. Elements without size are remains of the layout, except map
     * areas, which never have a box, images that are not loaded, and elements whose generated
     * content is drawn outside of them.
     */
    private boolean takesSpace(int index) {
        if (tree.tag(index).equals("area")) {
            return true;
        }
        @Nullable Bounds box = boxes.of(index);
        if (box == null) {
            return tree.end(index) > index + 1 || tree.is(index, TagCategory.CONTROL);
        }
        return box.width() > 0
                || box.height() > 0
                || lacksPicture(index)
                || nameExclusion.hasGeneratedContent(index);
    }

    /**
     * Whether an element has no size only because images are never fetched or because its label is
     * drawn in its place.
     */
    private boolean lacksPicture(int index) {
        if (tree.tag(index).equals("input")) {
            Element element = tree.element(index);
            return AttributeValues.keyword(element, "type").equals("image")
                    || CustomCheckboxes.hasLabel(element);
        }
        return content.kind(index) == EmissionKind.ATOMIC
                ? nameExclusion.lacksPicture(index)
                : nameExclusion.isMissing(index);
    }
}
