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
 * A part of a page. What concerns the page as a whole stays in every part, so its ids may name
 * elements that are left out.
 */
@FunctionalInterface
public interface Scope {

    /** The name of {@link #interactive()}; with a colon, it stands before that of another part. */
    String INTERACTIVE = "interactive";

    /** The page with the elements of this part alone. */
    SpatialDom apply(SpatialDom dom);

    /** Everything, hidden elements included. */
    static Scope all() {
        return dom -> dom;
    }

    /** What a person sees, in or out of the window. */
    static Scope visible() {
        return keeping(element -> !element.hidden());
    }

    /** What begins above the lower edge of the window. */
    static Scope aboveFold() {
        return SpatialDom::filterAboveFold;
    }

    /** What a person sees without scrolling. */
    static Scope visibleAboveFold() {
        return dom -> visible().apply(dom.filterAboveFold());
    }

    /** The visible main content, without navigation, header, footer and asides. */
    static Scope main() {
        return dom -> dom.keeping(new HashSet<>(new Landmarks(dom).mainContent())::contains);
    }

    /**
     * The text that the page is made to show, without its headline and without navigation, comments
     * and teasers; {@link #main} where the page has none.
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
     * What a person can operate: links, buttons, fields and choices with name, state and value, and
     * the landmarks around them without a name. Addresses, boxes and all other texts are left out.
     */
    static Scope interactive() {
        return InteractiveView::of;
    }

    /** A form and what belongs to it. */
    static Scope form(int id) {
        return dom -> {
            Set<Integer> inside = inside(dom, Set.of(id));
            return dom.keeping(
                    element ->
                            inside.contains(element.id())
                                    || Integer.valueOf(id).equals(element.relations().form()));
        };
    }

    /** The landmarks of a role and what stands in them. */
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

    /** An element and what stands in it or, for a heading, under it. */
    static Scope under(int id) {
        return dom -> {
            Set<Integer> inside = inside(dom, Set.of(id));
            return dom.keeping(
                    element ->
                            inside.contains(element.id())
                                    || Integer.valueOf(id).equals(element.relations().heading()));
        };
    }

    /** What is new or different, with the elements around it. */
    static Scope changed(DomDelta delta) {
        return dom -> {
            Set<Integer> ids = new HashSet<>();
            delta.added().forEach(element -> ids.add(element.id()));
            delta.changed().forEach(element -> ids.add(element.id()));
            return dom.keeping(element -> ids.contains(element.id()));
        };
    }

    /**
     * The part of a name: {@code all}, {@code visible}, {@code above_fold}, {@code
     * visible_above_fold}, {@code main}, {@code article}, {@code interactive}, {@code interactive:}
     * with another name after it, {@code form:ID}, {@code region:ROLE}, {@code under:ID}, or a
     * handle such as {@code expand(nav#n3)} from the receipt of a budget.
     *
     * @throws IllegalArgumentException if there is no such part
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
                    .orElseThrow(() -> new IllegalArgumentException("no landmark: " + name));
        }
        throw new IllegalArgumentException(
                "no scope '"
                        + name
                        + "'; there are all, visible, above_fold, visible_above_fold, main,"
                        + " article, interactive, interactive:SCOPE, form:ID, region:ROLE and under:ID");
    }

    private static Scope keeping(Predicate<SpatialElement> condition) {
        return dom -> dom.keeping(condition);
    }

    /** The given elements and all that stand in them; what contains comes first in a document. */
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
