package browsy.intelligence.gate;

import browsy.infra.TimeLimit;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.AccountLexicon;
import browsy.intelligence.word.AccountWord;
import browsy.model.ElementState;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The answers to a heading that asks to choose, such as times, accounts or profiles: buttons or
 * links of one shape with captions of their own.
 *
 * @param controls the buttons or links in document order, none if the page asks for no choice
 */
public record OfferedChoices(List<SpatialElement> controls) {

    /** The minimum number of answers. */
    private static final int MIN_CONTROLS = 3;

    /** The number of first headings of which one asks. */
    private static final int MAX_HEADINGS = 2;

    /** The maximum number of paragraphs of a page that is no text about a choice. */
    private static final int MAX_PROSE = 2;

    /** The maximum number of links of a page that asks for one choice. */
    private static final int MAX_LINKS = 60;

    private static final OfferedChoices NONE = new OfferedChoices(List.of());

    public OfferedChoices {
        controls = List.copyOf(controls);
    }

    /**
     * What answers have in common.
     *
     * @param tag their tag
     * @param classes the number of their class list
     * @param depth their depth in the tree
     */
    private record Shape(String tag, int classes, int depth) {}

    /** Returns the answers that a page offers, found on first use. */
    public static OfferedChoices of(PageSignals page) {
        return page.derived(OfferedChoices.class, OfferedChoices::find);
    }

    private static OfferedChoices find(PageSignals page) {
        if (page.content().prose().size() > MAX_PROSE
                || page.content().mainLinks().size() > MAX_LINKS
                || takesData(page)) {
            return NONE;
        }
        BitSet inOverlays = inOverlays(page);
        List<SpatialElement> controls = new ArrayList<>();
        for (SpatialElement element : page.visible()) {
            TimeLimit.check();
            if (mayAnswer(page, element) && !inOverlays.get(page.page().indexOf(element))) {
                controls.add(element);
            }
        }
        Heading question = controls.size() < MIN_CONTROLS ? null : question(page);
        if (question == null) {
            return NONE;
        }
        Map<Shape, List<SpatialElement>> byShape = new LinkedHashMap<>();
        for (SpatialElement control : controls) {
            if (page.page().indexOf(control) > question.index()) {
                byShape.computeIfAbsent(shape(page, control), shape -> new ArrayList<>())
                        .add(control);
            }
        }
        List<SpatialElement> best = List.of();
        for (List<SpatialElement> alike : byShape.values()) {
            best = alike.size() > best.size() && haveOwnCaptions(page, alike) ? alike : best;
        }
        return best.size() < MIN_CONTROLS ? NONE : new OfferedChoices(best);
    }

    /** Returns one of the first headings if it asks to choose, null if none does. */
    private static @Nullable Heading question(PageSignals page) {
        int seen = 0;
        for (Heading heading : page.headings()) {
            if (heading.main()) {
                if (AccountLexicon.standard()
                        .says(AccountWord.CHOOSE, heading.text(), page.language())) {
                    return heading;
                }
                if (++seen == MAX_HEADINGS) {
                    break;
                }
            }
        }
        return null;
    }

    /** Whether the main content has a form with fields other than a search. */
    private static boolean takesData(PageSignals page) {
        for (FormGroup group : page.groups()) {
            if (page.isMain(group) && !group.fields().stream().allMatch(page::isSearchField)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an element is an enabled button or link that opens and switches nothing. */
    private static boolean mayAnswer(PageSignals page, SpatialElement element) {
        ElementState state = element.state();
        return (element.role() == Role.BUTTON
                        || (element.role() == Role.LINK && element.href() != null))
                && page.isMain(element)
                && !state.disabled()
                && state.expanded() == null
                && state.pressed() == null
                && state.popup() == null
                && page.caption(element).chars().anyMatch(Character::isLetterOrDigit);
    }

    /** Returns the indexes in the flat tree of the elements in overlays. */
    private static BitSet inOverlays(PageSignals page) {
        FlatTree tree = page.page().tree();
        BitSet inside = new BitSet();
        for (FoundOverlay overlay : Overlays.of(page).all()) {
            int root = tree.indexOf(overlay.root());
            inside.set(root, tree.end(root));
        }
        return inside;
    }

    private static Shape shape(PageSignals page, SpatialElement element) {
        FlatTree tree = page.page().tree();
        int index = page.page().indexOf(element);
        int depth = 0;
        for (int up = tree.parent(index); up >= 0; up = tree.parent(up)) {
            depth++;
        }
        return new Shape(tree.tag(index), tree.classList(index), depth);
    }

    private static boolean haveOwnCaptions(PageSignals page, List<SpatialElement> controls) {
        return controls.stream().map(page::caption).distinct().count() == controls.size();
    }
}
