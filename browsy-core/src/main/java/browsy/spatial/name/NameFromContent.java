package browsy.spatial.name;

import static browsy.style.property.EffectProperties.VISIBILITY;

import browsy.css.value.box.Display;
import browsy.css.value.box.Visibility;
import browsy.css.value.content.Content;
import browsy.css.value.content.ContentItem;
import browsy.html.AttributeKind;
import browsy.infra.EnumFlags;
import browsy.infra.PrivateUse;
import browsy.model.Role;
import browsy.spatial.emission.TextOwnership;
import browsy.spatial.name.NameTraversal.Purpose;
import browsy.spatial.role.Roles;
import browsy.spatial.text.TextBuffer;
import browsy.spatial.text.TextRuns;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.IdLookup;
import browsy.spatial.tree.VisualTrait;
import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.ContentProperties;
import browsy.style.property.TextProperties;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Computes the name from content: the text of an element, the names of its children, and the
 * generated content of its pseudo-elements.
 *
 * @see <a href="https://w3c.github.io/accname/#comp_name_from_content">accname 1.2, 2F</a>
 */
final class NameFromContent {

    /** Elements that are not inline, and those without a box: a name has spaces around them. */
    private static final EnumFlags<VisualTrait> SPACED =
            EnumFlags.of(VisualTrait.APART, VisualTrait.BOXLESS);

    /** Computes the text alternative of a child within the name of its parent. */
    @FunctionalInterface
    interface Parts {
        String name(int index, NameTraversal traversal);
    }

    private final FlatTree tree;
    private final Roles roles;
    private final TextRuns runs;
    private final TextOwnership texts;
    private final Parts parts;

    /** Null before the first {@code use} element. */
    private @Nullable UsedGraphics graphics;

    private final IdLookup scopes;

    NameFromContent(
            FlatTree tree,
            Roles roles,
            IdLookup scopes,
            TextRuns runs,
            TextOwnership texts,
            Parts parts) {
        this.tree = tree;
        this.scopes = scopes;
        this.roles = roles;
        this.runs = runs;
        this.texts = texts;
        this.parts = parts;
    }

    /** Whether a name is the very string of an element's text, which is collapsed already. */
    @SuppressWarnings("ReferenceEquality") // an equal but distinct string still needs collapsing
    boolean isText(String name, int index) {
        return name == texts.asWritten(index);
    }

    /** Computes the text of the content, with spaces around children that are not inline. */
    String of(int index, NameTraversal traversal) {
        switch (tree.tag(index)) {
            case "input", "select", "textarea":
                return ""; // a value or options
            case "use":
                return graphics().name(index);
            default:
                break;
        }
        // Most elements contain a single text run.
        String before = generated(index, PseudoElement.BEFORE);
        String after = generated(index, PseudoElement.AFTER);
        List<Integer> owned = roles.owned().of(index);
        int only = before.isEmpty() && after.isEmpty() && owned.isEmpty() ? runs.only(index) : -1;
        if (only >= 0 && isIcon(only, index, traversal)) {
            return "";
        }
        if (only >= 0) {
            String asWritten = texts.asWritten(index);
            return asWritten != null ? asWritten : cased(runs.text(only), index);
        }
        // Others consist of generated content, text runs and the names of child elements.
        Pieces text = new Pieces();
        text.add(before);
        NameTraversal inside =
                traversal.isContent() ? traversal : traversal.as(Purpose.CONTENT, false);
        // The name of the image directly before, to skip its copy.
        String picture = "";
        TextRuns.Children children = runs.children(index);
        while (children.advance()) {
            int run = children.run();
            if (run >= 0 && isIcon(run, index, traversal)) {
                continue;
            }
            if (run >= 0) {
                text.add(cased(runs.text(run), index));
                picture = runs.isBlank(run) ? picture : "";
                continue;
            }
            int child = children.element();
            if (tree.tag(child).equals("rt")) {
                continue; // the pronunciation of the ruby base is not part of its text
            }
            if (roles.owned().owner(child) >= 0) {
                continue; // a part of the name of its owner
            }
            String name = parts.name(child, inside);
            boolean apart =
                    isSpacedByLayout(child, traversal)
                            || (!name.isEmpty() && isNamedByAuthor(child));
            boolean isPicture = isPicture(child);
            if (isPicture && !picture.isEmpty() && name.strip().equals(picture)) {
                continue;
            }
            text.add(apart ? " " : "");
            text.add(name);
            text.add(apart ? " " : "");
            picture = isPicture ? name.strip() : "";
        }
        text.add(after);
        addOwned(index, owned, inside, text);
        return text.toString();
    }

    private UsedGraphics graphics() {
        UsedGraphics known = graphics;
        if (known == null) {
            known = new UsedGraphics(tree, scopes);
            graphics = known;
        }
        return known;
    }

    /** Adds the names of owned elements, with spaces between those that are not side by side. */
    private void addOwned(int index, List<Integer> owned, NameTraversal traversal, Pieces text) {
        int parent = index;
        for (int part : owned) {
            boolean apart = isSpacedByLayout(part, traversal);
            text.add(apart || tree.parent(part) != parent ? " " : "");
            text.add(parts.name(part, traversal));
            text.add(apart ? " " : "");
            parent = tree.parent(part);
        }
    }

    /**
     * Whether a text run is the name of an icon, which counts only if the name has nothing else.
     */
    private boolean isIcon(int run, int parent, NameTraversal traversal) {
        boolean icon =
                !traversal.includesAll() && IconFonts.draw(runs.text(run), tree.style(parent));
        if (icon) {
            traversal.leaveOut();
        }
        return icon;
    }

    /**
     * Whether an element is an image or contains nothing but one. Of two equal images, as lazy
     * loading generates them, one counts.
     */
    private boolean isPicture(int index) {
        if (tree.isLeaf(index)) {
            return tree.tag(index).equals("img");
        }
        Element at = tree.element(index);
        while (!at.normalName().equals("img")) {
            Element only = at.firstElementChild();
            if (only == null || only.nextElementSibling() != null || !at.ownText().isBlank()) {
                return false;
            }
            at = only;
        }
        return true;
    }

    /** Applies the {@code text-transform} of an element to a text. */
    private String cased(String text, int index) {
        // The system draws options, without text-transform.
        return tree.tag(index).equals("option") ? text : cased(text, tree.style(index));
    }

    private static String cased(String text, @Nullable ComputedStyle style) {
        if (style == null) {
            return text;
        }
        return switch (style.get(TextProperties.TEXT_TRANSFORM).letterCase()) {
            case LOWERCASE -> text.toLowerCase(Locale.ROOT);
            case UPPERCASE -> text.toUpperCase(Locale.ROOT);
            case CAPITALIZE -> TextBuffer.capitalized(text, false);
            case NONE, MATH_AUTO -> text;
        };
    }

    /**
     * Whether the text of an element is separated from the text around it: a box that is not
     * inline, a place to break the line, or an element without a box of its own.
     */
    private boolean isSpacedByLayout(int index, NameTraversal traversal) {
        switch (tree.tag(index)) {
            case "br", "wbr":
                return true;
            case "img":
                return false;
            default:
                return tree.looksAny(index, SPACED)
                        ? traversal.hiddenToo() || !tree.looks(index, VisualTrait.NOT_DISPLAYED)
                        : traversal.hiddenToo() && isInUndisplayed(index);
        }
    }

    /** Whether an element or an ancestor is not displayed, so that it has no box. */
    private boolean isInUndisplayed(int index) {
        int at = index;
        while (at >= 0 && !tree.looks(at, VisualTrait.NOT_DISPLAYED)) {
            at = tree.parent(at);
        }
        return at >= 0;
    }

    /** Whether an element has a name that is not its content. */
    private boolean isNamedByAuthor(int index) {
        return tree.has(index, AttributeKind.ARIA_NAME) || roles.role(index) == Role.IMG;
    }

    /** The text of a pseudo-element, empty if it is hidden. */
    String generated(int index, PseudoElement pseudo) {
        ComputedStyle style = tree.style(index, pseudo);
        if (style == null
                || style.display() == Display.NONE
                || style.get(VISIBILITY) != Visibility.VISIBLE
                || !(style.get(ContentProperties.CONTENT) instanceof Content.Items content)) {
            return "";
        }
        StringBuilder text = new StringBuilder();
        for (ContentItem item : content.spoken()) {
            if (item instanceof ContentItem.Text string) {
                text.append(PrivateUse.strip(string.text()));
            }
        }
        boolean apart = style.display() != Display.INLINE;
        String shown = cased(text.toString(), style);
        return apart ? " " + shown + " " : shown;
    }

    /** Concatenates the pieces of a name. Most names have one piece, which needs no buffer. */
    private static final class Pieces {
        private String first = "";
        private @Nullable StringBuilder all;

        void add(String piece) {
            if (all != null) {
                all.append(piece);
            } else if (first.isEmpty()) {
                first = piece;
            } else if (!piece.isEmpty()) {
                all = new StringBuilder(first).append(piece);
            }
        }

        @Override
        public String toString() {
            return all == null ? first : all.toString();
        }
    }
}
