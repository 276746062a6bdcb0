package browsy.spatial.description;

import browsy.html.AttributeKind;
import browsy.infra.EnumFlags;
import browsy.infra.TimeLimit;
import browsy.model.AlertKind;
import browsy.model.Bounds;
import browsy.model.ElementState;
import browsy.model.HiddenReason;
import browsy.model.Relations;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.model.SpatialElement.FieldInfo;
import browsy.model.SpatialElementBuilder;
import browsy.model.TextFlag;
import browsy.spatial.box.ElementBoxes;
import browsy.spatial.content.ContentBuilder;
import browsy.spatial.content.Hyperlinks;
import browsy.spatial.control.ElementStateReader;
import browsy.spatial.emission.AlertKinds;
import browsy.spatial.emission.ClickHints;
import browsy.spatial.emission.EmissionKind;
import browsy.spatial.emission.TextOwnership;
import browsy.spatial.name.AccessibleNames;
import browsy.spatial.name.ControlHints;
import browsy.spatial.reveal.HiddenReasons;
import browsy.spatial.role.HeadingLevels;
import browsy.spatial.role.Roles;
import browsy.spatial.text.AnonymousText;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.TagCategory;
import browsy.spatial.visibility.HitTesting;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Builds the {@link SpatialElement} of each listed element. Must be called in document order. */
public final class ElementDescriber {

    /** Attributes that give an accessible description. */
    private static final EnumFlags<AttributeKind> DESCRIBING =
            EnumFlags.of(AttributeKind.ARIA_DESCRIPTION, AttributeKind.TITLE);

    /** The readers of role, name, hint, clickability, hit testing and state. */
    public record Semantics(
            Roles roles,
            AccessibleNames names,
            ControlHints hints,
            ClickHints clicks,
            HitTesting hits,
            ElementStateReader states) {}

    /** The tag of texts without an element of their own. */
    private static final String TEXT = "text";

    private final FlatTree tree;
    private final TextOwnership content;
    private final Semantics semantics;
    private final FormFields fields;
    private final RelationFinder relations;
    private final HiddenReasons concealments;
    private final UniqueSelectors selectors;
    private final SuspiciousText textFlags;
    private final ContentBuilder texts;
    private final ElementBoxes boxes;
    private final Hyperlinks hyperlinks;
    private final AlertKinds alertKinds;
    private final HeadingLevels levels;

    /** The builder, reused for all elements; each description sets all properties. */
    private final SpatialElementBuilder builder = SpatialElement.builder();

    public ElementDescriber(
            FlatTree tree,
            TextOwnership content,
            Semantics semantics,
            FormFields fields,
            RelationFinder relations,
            HiddenReasons concealments,
            UniqueSelectors selectors,
            SuspiciousText textFlags,
            ContentBuilder texts,
            AlertKinds alertKinds,
            ElementBoxes boxes,
            Hyperlinks hyperlinks) {
        this.tree = tree;
        this.content = content;
        this.semantics = semantics;
        this.fields = fields;
        this.relations = relations;
        this.concealments = concealments;
        this.selectors = selectors;
        this.textFlags = textFlags;
        this.texts = texts;
        this.alertKinds = alertKinds;
        this.boxes = boxes;
        this.hyperlinks = hyperlinks;
        levels = new HeadingLevels(tree);
    }

    /**
     * Returns a supplier of the selector. It refers only to the document, so that the page does not
     * keep its layout alive.
     */
    private static Supplier<@Nullable String> selectorOf(
            Element element, UniqueSelectors selectors) {
        return () -> selectors.of(element);
    }

    /**
     * Describes a listed element.
     *
     * @param index the index of the element in the flat tree
     * @param id the id that the element has been assigned
     */
    public SpatialElement describe(int index, int id) {
        TimeLimit.check();
        Element element = tree.element(index);
        Role role = listedRole(index);
        String name = needsName(index) ? meaningful(semantics.names().name(index)) : "";
        String text = text(index, name);
        // The text that stands in for a missing name can be suspicious like a name.
        String said = name.isEmpty() && text != null ? text : name;
        String href = hyperlinks.href(index);
        AlertKind alertType = alertKinds.of(index, role);
        ElementState state = semantics.states().state(index, semantics.roles().role(index));
        String description =
                tree.hasAny(index, DESCRIBING) ? semantics.names().description(element, name) : "";
        Integer level = level(index, role);
        boolean clickable = semantics.clicks().isClickable(index);
        Bounds bounds = bounds(index);
        Relations belonging = relations.relations(index, role);
        List<HiddenReason> reasons = concealments.reasons(index);
        boolean shows = content.kind(index) != EmissionKind.REPLACED;
        Set<TextFlag> flags = textFlags.of(index, shows ? content.text(index) : "", said, reasons);
        FieldInfo field = fields.of(index, element);
        return builder.id(id)
                .tag(tree.tag(index))
                .role(role)
                .text(text)
                .runs(texts.runs(id))
                .href(href)
                .alertType(alertType)
                .field(field)
                .state(state)
                .clickable(clickable)
                .accessibleName(nullIfEmpty(name))
                .description(nullIfEmpty(description))
                .level(level)
                .hidden(!reasons.isEmpty())
                .hiddenReasons(reasons)
                .clickThrough(semantics.hits().letsThrough(index))
                .bounds(bounds)
                .relations(belonging)
                .selector(selectorOf(element, selectors))
                .textFlags(flags)
                .build();
    }

    /**
     * Describes a text after a block.
     *
     * @param bounds the bounding box of its lines in CSS px
     */
    public SpatialElement describe(AnonymousText text, int id, Bounds bounds) {
        int owner = text.owner();
        List<HiddenReason> reasons = concealments.reasonsOfText(owner);
        String shown = text.content().toString();
        return SpatialElement.builder(id, TEXT)
                .text(shown)
                .runs(texts.runs(id))
                .bounds(bounds)
                .hidden(!reasons.isEmpty())
                .hiddenReasons(reasons)
                .clickThrough(semantics.hits().letsThrough(owner))
                .relations(relations.relationsInside(owner))
                .textFlags(textFlags.of(owner, text.content(), reasons))
                .build();
    }

    /** The role to output; null if the tag implies it, to keep the output short. */
    private @Nullable Role listedRole(int index) {
        Role role = semantics.roles().role(index);
        if (role == null) {
            return null;
        }
        if (role == Role.NONE || role == Role.PRESENTATION || role == Role.GENERIC) {
            return null;
        }
        return isToldByTag(role) && semantics.roles().explicitRole(index) == null ? null : role;
    }

    private static boolean isToldByTag(Role role) {
        return switch (role) {
            case PARAGRAPH,
                    LISTITEM,
                    CELL,
                    COLUMNHEADER,
                    ROWHEADER,
                    TERM,
                    DEFINITION,
                    CODE,
                    BLOCKQUOTE,
                    CAPTION,
                    TIME,
                    STRONG,
                    EMPHASIS,
                    DELETION,
                    INSERTION,
                    MARK,
                    SUBSCRIPT,
                    SUPERSCRIPT,
                    SECTIONHEADER,
                    SECTIONFOOTER ->
                    true;
            default -> false;
        };
    }

    private boolean needsName(int index) {
        return content.kind(index).isAlwaysListed() || tree.has(index, AttributeKind.ARIA_NAME);
    }

    /** The text of the element, or its name if it has no text. */
    private @Nullable String text(int index, String name) {
        if (content.hasTellingText(index)) {
            return content.text(index);
        }
        return switch (content.kind(index)) {
            case ATOMIC -> nullIfEmpty(fallbackText(index, name));
            case REPLACED -> tree.is(index, TagCategory.CONTROL) ? null : nullIfEmpty(name);
            default -> null;
        };
    }

    private String fallbackText(int index, String name) {
        String text = textInPlaceOf(index, name);
        return text.isEmpty() && isOperable(index) ? semantics.hints().of(index) : text;
    }

    private boolean isOperable(int index) {
        Role role = semantics.roles().role(index);
        return role != null && role.isWidget();
    }

    private String textInPlaceOf(int index, String name) {
        for (int i = index + 1; i < tree.end(index); i++) {
            if (content.kind(i).isAlwaysListed() && !tree.is(i, TagCategory.PICTURE)) {
                return semantics.names().nameWithoutContent(index);
            }
        }
        return name.isEmpty() ? content.text(index) : name;
    }

    private @Nullable Integer level(int index, @Nullable Role role) {
        return role == Role.HEADING ? Integer.valueOf(levels.of(index)) : levels.declared(index);
    }

    /**
     * The border box, or the union of the boxes of the descendants if the element generates no box.
     */
    private Bounds bounds(int index) {
        Bounds box = boxes.of(index);
        if (box != null) {
            return box;
        }
        Bounds around = null;
        int end = tree.end(index);
        for (int i = index + 1; i < end; i++) {
            Bounds inner = boxes.of(i);
            if (inner != null) {
                around = around == null ? inner : around.union(inner);
            }
        }
        return around == null ? Bounds.NONE : around;
    }

    /** Returns the name, empty if it consists only of no-break spaces. */
    private static String meaningful(String name) {
        return !name.isEmpty()
                        && name.charAt(0) == '\u00A0'
                        && name.replace('\u00A0', ' ').isBlank()
                ? ""
                : name;
    }

    private static @Nullable String nullIfEmpty(String text) {
        return text.isEmpty() ? null : text;
    }
}
