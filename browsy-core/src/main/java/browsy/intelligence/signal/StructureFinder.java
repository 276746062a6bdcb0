package browsy.intelligence.signal;

import browsy.html.AttributeKind;
import browsy.infra.TimeLimit;
import browsy.model.Bounds;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the repeated structures of a page: siblings of like shape, together with those in other
 * containers of like shape at the same depth, such as the lists of a list in sections and the rows
 * of a grid of cards.
 */
final class StructureFinder {

    /** The maximum number of structures; a page with more has many small ones. */
    private static final int MAX_STRUCTURES = 200;

    /** The minimum number of entries of a structure. */
    private static final int MIN_ENTRIES = 3;

    /** The maximum number of kinds of children with which a child is compared. */
    private static final int MAX_KINDS = 8;

    /** The number of children that determine the shape of an element. */
    private static final int MAX_SHAPE = 4;

    /** The maximum number of levels between entries that are nested in one another. */
    private static final int MAX_NESTING = 3;

    /** The maximum ratio of the widths of entries in different containers. */
    private static final double MAX_WIDTH_RATIO = 1.6;

    /** Class names for the position of an element among its siblings. */
    private static final Set<String> POSITIONS = Set.of("even", "odd", "first", "last");

    private final SpatialPage page;
    private final FlatTree tree;
    private final BitSet seen;

    /** The kinds of children of each element, by its index; null if it has none. */
    private final List<@Nullable List<Siblings>> kinds;

    /** The structure of each element, by its index; null if it is in none. */
    private final List<@Nullable List<Siblings>> structures;

    /** The numbers of the class names. */
    private final Map<String, Integer> numbers = new HashMap<>();

    /** The sorted numbers of the distinct classes of each class list, by its number. */
    private final Map<Integer, int[]> classSets = new HashMap<>();

    private StructureFinder(SpatialPage page) {
        this.page = page;
        tree = page.tree();
        seen = new BitSet(tree.size());
        kinds = new ArrayList<>(Collections.nCopies(tree.size(), null));
        structures = new ArrayList<>(Collections.nCopies(tree.size(), null));
    }

    /**
     * What siblings in different containers have in common.
     *
     * @param tag the tag of the siblings
     * @param parent the tag of their parent
     * @param depth the depth of their parent
     */
    private record Place(String tag, String parent, int depth) {

        // Hand-written: the first call of a generated equals is slow and delays the first page.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Place that
                    && tag.equals(that.tag)
                    && parent.equals(that.parent)
                    && depth == that.depth;
        }

        @Override
        public int hashCode() {
            return 31 * (31 * tag.hashCode() + parent.hashCode()) + depth;
        }
    }

    /**
     * The place of siblings inside of the entries of a structure. Siblings with equal places belong
     * together.
     *
     * @param path the tag of the siblings and those of their ancestors, {@code ul} for any list
     * @param root the first entry of the structure, or the parent of the siblings if they are in
     *     none
     */
    private record Kinship(List<String> path, int root) {

        // Hand-written: the first call of a generated equals is slow and delays the first page.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Kinship that && root == that.root && path.equals(that.path);
        }

        @Override
        public int hashCode() {
            return 31 * root + path.hashCode();
        }
    }

    /** Returns the structures of at least three entries, in document order of their first ones. */
    static List<List<Siblings>> find(SpatialPage page, List<SpatialElement> visible) {
        StructureFinder finder = new StructureFinder(page);
        for (SpatialElement element : visible) {
            TimeLimit.check();
            finder.climb(page.indexOf(element));
        }
        return finder.merged();
    }

    /** Adds an element and its ancestors to the kinds of their parents, up to a known one. */
    private void climb(int from) {
        int child = from;
        for (int parent = tree.parent(child);
                parent >= 0 && !seen.get(child);
                child = parent, parent = tree.parent(child)) {
            seen.set(child);
            if (isEntryLike(child)) {
                add(parent, child);
            }
        }
    }

    /** Returns the kinds of children of an element that may be entries. */
    private List<Siblings> kinds(int parent) {
        List<Siblings> known = parent < 0 ? null : kinds.get(parent);
        return known == null ? List.of() : known;
    }

    private boolean isEntryLike(int index) {
        return tree.tag(index).equals("a")
                || isItem(tree.tag(index))
                || page.isBlock(index)
                || beginsWithBlock(index);
    }

    /** Whether the first child is block-level, as in custom elements, which are inline. */
    private boolean beginsWithBlock(int index) {
        return index + 1 < tree.end(index) && page.isBlock(index + 1);
    }

    private void add(int parent, int child) {
        List<Siblings> known = kinds.get(parent);
        if (known == null) {
            known = new ArrayList<>(2);
            kinds.set(parent, known);
        }
        for (int i = known.size() - 1; i >= 0 && i >= known.size() - MAX_KINDS; i--) {
            if (areAlike(known.get(i).get(0), child)) {
                known.get(i).add(child);
                return;
            }
        }
        known.add(new Siblings(parent, child));
    }

    /** Whether two elements have the same tag and role, and a class or their shape in common. */
    private boolean areAlike(int one, int other) {
        if (!tree.tag(one).equals(tree.tag(other)) || !haveSameRole(one, other)) {
            return false;
        }
        if (tree.tag(one).equals("tr") && tree.classList(one) == 0 && tree.classList(other) == 0) {
            return haveSameShape(one, other);
        }
        return tree.classList(one) == tree.classList(other)
                || isItem(tree.tag(one))
                || haveCommonClasses(one, other, 0.33)
                || haveSameShape(one, other);
    }

    /** Whether the markup gives two elements the same role, or none to either. */
    private boolean haveSameRole(int one, int other) {
        return role(one).equals(role(other));
    }

    private String role(int index) {
        return tree.has(index, AttributeKind.ROLE) ? tree.attribute(index, "role") : "";
    }

    /** Whether elements of a tag are entries whatever their class names are. */
    private static boolean isItem(String tag) {
        return switch (tag) {
            case "li", "td", "th", "dt", "dd", "article", "option" -> true;
            default -> false;
        };
    }

    /** Whether the first children of two elements have the same tags and as many follow. */
    private boolean haveSameShape(int one, int other) {
        int a = one + 1;
        int b = other + 1;
        for (int i = 0; i < MAX_SHAPE; i++) {
            boolean hasA = a < tree.end(one);
            boolean hasB = b < tree.end(other);
            if (!hasA || !hasB) {
                return hasA == hasB && i > 0;
            }
            if (!tree.tag(a).equals(tree.tag(b))) {
                return false;
            }
            a = tree.end(a);
            b = tree.end(b);
        }
        return true;
    }

    private List<List<Siblings>> merged() {
        int[] depth = new int[tree.size()];
        for (int i = 1; i < depth.length; i++) {
            depth[i] = depth[tree.parent(i)] + 1;
        }
        Map<Place, List<List<Siblings>>> byPlace = new HashMap<>();
        Map<Kinship, List<List<Siblings>>> byKinship = new HashMap<>();
        List<List<Siblings>> all = new ArrayList<>();
        for (int parent = 0; parent < kinds.size(); parent++) {
            for (Siblings kind : kinds(parent)) {
                Place place = new Place(tree.tag(kind.get(0)), tree.tag(parent), depth[parent]);
                List<List<Siblings>> alike =
                        byPlace.computeIfAbsent(place, key -> new ArrayList<>(2));
                List<List<Siblings>> related =
                        byKinship.computeIfAbsent(kinship(kind), key -> new ArrayList<>(2));
                List<Siblings> home = outer(kind);
                home = home == null ? home(alike, kind, true) : home;
                home = home == null ? home(related, kind, false) : home;
                if (home == null) {
                    home = new ArrayList<>(2);
                    alike.add(home);
                    all.add(home);
                }
                related.add(home);
                home.add(kind);
                for (int i = 0; i < kind.size(); i++) {
                    structures.set(kind.get(i), home);
                }
            }
        }
        all.removeIf(structure -> !isRepeated(structure));
        return largest(all);
    }

    /** Returns the structures with the most entries, in document order. */
    private static List<List<Siblings>> largest(List<List<Siblings>> structures) {
        if (structures.size() <= MAX_STRUCTURES) {
            return structures;
        }
        List<List<Siblings>> bySize = new ArrayList<>(structures);
        bySize.sort(Comparator.comparingInt(StructureFinder::entries).reversed());
        Set<List<Siblings>> kept = Collections.newSetFromMap(new IdentityHashMap<>());
        kept.addAll(bySize.subList(0, MAX_STRUCTURES));
        return structures.stream().filter(kept::contains).toList();
    }

    /**
     * Returns the structure in whose entries siblings of the same kind are nested, as in threads
     * and trees; null if there is none.
     */
    private @Nullable List<Siblings> outer(Siblings siblings) {
        int up = siblings.parent();
        for (int i = 0; i < MAX_NESTING && up >= 0; i++, up = tree.parent(up)) {
            List<Siblings> structure = entriesBeside(up, tree.tag(siblings.get(0)));
            if (structure != null
                    && mayNest(structure.get(0).get(0), siblings.get(0))
                    && haveSameRole(structure.get(0).get(0), siblings.get(0))
                    && haveLikeNames(structure.get(0).get(0), siblings.get(0))
                    && tree.tag(structure.get(0).parent()).equals(tree.tag(siblings.parent()))) {
                return structure;
            }
        }
        return null;
    }

    /**
     * Whether an element may be an entry inside of another one. List items that begin with other
     * tags than those around them are the parts of an entry, such as its files.
     */
    private boolean mayNest(int entry, int inner) {
        if (!isItem(tree.tag(inner))) {
            return true;
        }
        boolean empty = entry + 1 == tree.end(entry);
        return empty == (inner + 1 == tree.end(inner))
                && (empty || tree.tag(entry + 1).equals(tree.tag(inner + 1)));
    }

    /**
     * Returns the structure of an element, or of the terms beside a definition; null if there is
     * none.
     */
    private @Nullable List<Siblings> entriesBeside(int index, String tag) {
        if (tag.equals("dt") && tree.tag(index).equals("dd")) {
            for (Siblings kind : kinds(tree.parent(index))) {
                if (tree.tag(kind.get(0)).equals(tag)) {
                    return structures.get(kind.get(0));
                }
            }
        }
        return structures.get(index);
    }

    private static boolean isRepeated(List<Siblings> structure) {
        return entries(structure) >= MIN_ENTRIES
                && structure.stream().anyMatch(part -> part.size() > 1);
    }

    /** Returns the number of entries of a structure. */
    private static int entries(List<Siblings> structure) {
        int entries = 0;
        for (Siblings part : structure) {
            entries += part.size();
        }
        return entries;
    }

    /**
     * Returns a key that siblings have in common if they are at the same place in two entries of
     * another structure, such as the items of lists below headings.
     */
    private Kinship kinship(Siblings siblings) {
        List<String> path = new ArrayList<>(MAX_NESTING + 1);
        path.add(tree.tag(siblings.get(0)));
        int up = siblings.parent();
        for (int i = 0; i < MAX_NESTING && up >= 0; i++, up = tree.parent(up)) {
            List<Siblings> structure = structures.get(up);
            if (structure != null && structure.get(0).size() > 1) {
                return new Kinship(path, structure.get(0).get(0));
            }
            path.add(tree.tag(up).equals("ol") ? "ul" : tree.tag(up));
        }
        return new Kinship(path, siblings.parent());
    }

    /**
     * Returns the structure to which siblings belong, null if there is none yet.
     *
     * @param named whether the names of their parents have to be alike
     */
    private @Nullable List<Siblings> home(
            List<List<Siblings>> structures, Siblings siblings, boolean named) {
        for (int i = structures.size() - 1; i >= 0 && i >= structures.size() - MAX_KINDS; i--) {
            Siblings first = structures.get(i).get(0);
            if (areAlike(first.get(0), siblings.get(0))
                    && (!named || haveLikeNames(first.parent(), siblings.parent()))
                    && haveLikeWidth(first.get(0), siblings.get(0))) {
                return structures.get(i);
            }
        }
        return null;
    }

    /** Whether two elements have the same tag, and most of their classes in common or none. */
    private boolean haveLikeNames(int one, int other) {
        return tree.tag(one).equals(tree.tag(other))
                && (tree.classList(one) == tree.classList(other)
                        || haveCommonClasses(one, other, 0.5));
    }

    /** Whether a share of the classes of two elements are common to both, two at least or most. */
    private boolean haveCommonClasses(int one, int other, double share) {
        int[] ours = classes(one);
        int[] theirs = classes(other);
        int common = 0;
        for (int i = 0, j = 0; i < ours.length && j < theirs.length; ) {
            int order = Integer.compare(ours[i], theirs[j]);
            common += order == 0 ? 1 : 0;
            i += order <= 0 ? 1 : 0;
            j += order >= 0 ? 1 : 0;
        }
        int all = ours.length + theirs.length - common;
        return common >= all * share && (common > 1 || common * 2 >= all);
    }

    private int[] classes(int index) {
        return classSets.computeIfAbsent(
                tree.classList(index), list -> numbers(tree.classes(index)));
    }

    private int[] numbers(String[] classes) {
        int[] found = new int[classes.length];
        int count = 0;
        for (String name : classes) {
            if (!POSITIONS.contains(name)) {
                Integer known = numbers.putIfAbsent(name, numbers.size());
                found[count++] = known == null ? numbers.size() - 1 : known;
            }
        }
        Arrays.sort(found, 0, count);
        int distinct = 0;
        for (int i = 0; i < count; i++) {
            if (i == 0 || found[i] != found[i - 1]) {
                found[distinct++] = found[i];
            }
        }
        return Arrays.copyOf(found, distinct);
    }

    private boolean haveLikeWidth(int one, int other) {
        Bounds a = page.bounds(one);
        Bounds b = page.bounds(other);
        // Tables are as wide as their contents.
        boolean fluid = !page.isBlock(one) || tree.tag(one).equals("tr");
        return fluid
                || (a.width() <= b.width() * MAX_WIDTH_RATIO
                        && b.width() <= a.width() * MAX_WIDTH_RATIO);
    }
}
