package browsy.output;

import browsy.model.DomDelta;
import browsy.model.MainContent;
import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Selects a part of a page. The facts about the page as a whole are kept, so they can contain ids
 * of elements that are not in the part.
 */
@FunctionalInterface
public interface Scope {

    /**
     * The name of {@link #interactive()}. Followed by a colon, it is a prefix of the name of
     * another part.
     */
    String INTERACTIVE = "interactive";

    /** Returns the page with only the elements of this part. */
    SpatialDom apply(SpatialDom dom);

    /** Returns the part with all elements, including hidden ones. */
    static Scope all() {
        return dom -> dom;
    }

    /** Returns the part with the visible elements, inside and outside the viewport. */
    static Scope visible() {
        return keeping(element -> !element.hidden());
    }

    /** Returns the part with the elements that begin above the lower edge of the viewport. */
    static Scope aboveFold() {
        return SpatialDom::filterAboveFold;
    }

    /** Returns the part with the elements that are visible without scrolling. */
    static Scope visibleAboveFold() {
        return dom -> visible().apply(dom.filterAboveFold());
    }

    /**
     * Returns the part with the visible main content, without navigation, header, footer and
     * asides.
     */
    static Scope main() {
        return dom -> dom.keeping(new HashSet<>(new Landmarks(dom).mainContent())::contains);
    }

    /**
     * Returns the part with the main text of the page, without its headline, navigation, comments
     * and teasers; the part {@link #main} if the page has no main text.
     */
    static Scope article() {
        return dom -> {
            MainContent content = dom.mainContent();
            return content == null
                    ? main().apply(dom)
                    : dom.keeping(element -> isIn(content, element));
        };
    }

    private static boolean isIn(MainContent content, SpatialElement element) {
        return !element.hidden() && content.contains(element.id());
    }

    /**
     * Returns the part with the visible controls (links, buttons, fields and options with their
     * names, states and values) and the landmarks around them, named by role. URLs, boxes and all
     * other texts are left out.
     */
    static Scope interactive() {
        return InteractiveView::of;
    }

    /** Returns the part with a form, its content and the fields that are associated with it. */
    static Scope form(int id) {
        return dom -> {
            Set<Integer> inside = inside(dom, Set.of(id));
            return dom.keeping(
                    element ->
                            inside.contains(element.id())
                                    || Integer.valueOf(id).equals(element.relations().form()));
        };
    }

    /** Returns the part with the landmarks of a role, and their content. */
    static Scope region(Role role) {
        return dom -> {
            Set<Integer> landmarks = new HashSet<>();
            for (SpatialElement element : dom.elements()) {
                if (element.role() == role) {
                    landmarks.add(element.id());
                }
            }
            Set<Integer> inside = inside(dom, landmarks);
            return dom.keeping(element -> inside.contains(element.id()));
        };
    }

    /** Returns the part with an element and its content, or a heading and the section below it. */
    static Scope under(int id) {
        return dom -> {
            Set<Integer> inside = inside(dom, Set.of(id));
            return dom.keeping(
                    element ->
                            inside.contains(element.id())
                                    || Integer.valueOf(id).equals(element.relations().heading()));
        };
    }

    /** Returns the part with the added and changed elements of a delta. */
    static Scope changed(DomDelta delta) {
        return dom -> {
            Set<Integer> ids = new HashSet<>();
            delta.added().forEach(element -> ids.add(element.id()));
            delta.changed().forEach(element -> ids.add(element.id()));
            return dom.keeping(element -> ids.contains(element.id()));
        };
    }

    /**
     * Parses the name of a part: {@code all}, {@code visible}, {@code above_fold}, {@code
     * visible_above_fold}, {@code main}, {@code article}, {@code interactive}, {@code interactive:}
     * followed by another name, {@code form:ID}, {@code region:ROLE}, {@code under:ID}, or a handle
     * such as {@code expand(nav#n3)} from the receipt of a budget.
     *
     * @throws IllegalArgumentException if the name is invalid
     */
    static Scope parse(String name) {
        switch (name) {
            case "all", "expand(page)" -> {
                return all();
            }
            case "visible" -> {
                return visible();
            }
            case "above_fold" -> {
                return aboveFold();
            }
            case "visible_above_fold" -> {
                return visibleAboveFold();
            }
            case "main" -> {
                return main();
            }
            case "article" -> {
                return article();
            }
            case INTERACTIVE -> {
                return interactive();
            }
            default -> {
                return parseWithArgument(name);
            }
        }
    }

    private static Scope parseWithArgument(String name) {
        if (name.matches(INTERACTIVE + ":(?!" + INTERACTIVE + ").*")) {
            Scope part = parse(name.substring(INTERACTIVE.length() + 1));
            return dom -> interactive().apply(part.apply(dom));
        }
        Matcher numbered =
                Pattern.compile("(form:|under:|expand\\([^#]*#n)(\\d{1,9})\\)?").matcher(name);
        if (numbered.matches()) {
            int id = Integer.parseInt(numbered.group(2));
            return name.startsWith("form:") ? form(id) : under(id);
        }
        if (name.startsWith("region:")) {
            return Role.of(name.substring("region:".length()))
                    .filter(Role::isLandmark)
                    .map(Scope::region)
                    .orElseThrow(
                            () -> new IllegalArgumentException("not a landmark role: " + name));
        }
        throw new IllegalArgumentException(
                "not a scope: '"
                        + name
                        + "'; accepted are all, visible, above_fold, visible_above_fold, main,"
                        + " article, interactive, interactive:SCOPE, form:ID, region:ROLE and under:ID");
    }

    private static Scope keeping(Predicate<SpatialElement> condition) {
        return dom -> dom.keeping(condition);
    }

    /**
     * Returns the ids of the given elements and all their content. Containers precede their content
     * in a document, so one pass is sufficient.
     */
    private static Set<Integer> inside(SpatialDom dom, Set<Integer> roots) {
        Set<Integer> inside = new HashSet<>(roots);
        for (SpatialElement element : dom.elements()) {
            Integer parent = element.relations().parent();
            Integer landmark = element.relations().landmark();
            if ((parent != null && inside.contains(parent))
                    || (landmark != null && inside.contains(landmark))) {
                inside.add(element.id());
            }
        }
        return inside;
    }
}
