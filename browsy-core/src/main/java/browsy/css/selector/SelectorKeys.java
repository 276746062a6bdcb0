package browsy.css.selector;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The keys of a selector in an index of selectors. An element can only match the selector if it has
 * one of {@code names} and its ancestors have all of {@code ancestorHashes}. Names are in lower
 * case.
 *
 * @param kind the kind of {@code names}
 * @param names names of which the subject must have at least one; empty for kinds without names
 * @param ancestorHashes hashes of ids, classes and types; each must occur on some ancestor
 */
public record SelectorKeys(Kind kind, List<String> names, int[] ancestorHashes) {

    private static final int MAX_HASHES = 6;
    private static final int[] NONE = {};

    /** The kinds of index key, the most selective first. */
    public enum Kind {
        ID,
        CLASS,
        ATTRIBUTE,
        TYPE,
        /** The subject is a link. */
        LINK,
        /** The subject may be the host of the shadow tree of the style sheet. */
        HOST,
        /** The subject is outside the tree of the style sheet: a slotted element or a part. */
        OTHER_TREE,
        UNIVERSAL
    }

    static SelectorKeys of(ComplexSelector selector) {
        CompoundSelector subject = selector.compound(0);
        if (selector.isCrossTree()) {
            return new SelectorKeys(Kind.OTHER_TREE, List.of(), NONE);
        }
        if (namesHost(subject)) {
            return new SelectorKeys(Kind.HOST, List.of(), NONE);
        }
        return bestKey(subject, ancestors(selector));
    }

    /**
     * The hash of an id, class or type in {@link #ancestorHashes} and {@link
     * ComplexSelector#names}.
     */
    public static int hash(Kind kind, String lowerName) {
        return (lowerName.hashCode() * 31 + kind.ordinal()) * 0x9E3779B9;
    }

    private static boolean namesHost(CompoundSelector subject) {
        for (SimpleSelector simple : subject.simples()) {
            if (simple instanceof ShadowSelectors.Host
                    || simple instanceof ShadowSelectors.HostContext) {
                return true;
            }
        }
        return false;
    }

    private static SelectorKeys bestKey(CompoundSelector subject, int[] ancestors) {
        SelectorKeys best = null;
        for (SimpleSelector simple : subject.simples()) {
            if (best == null || mayBeat(simple, best.kind)) {
                SelectorKeys key = key(simple, ancestors);
                if (key != null && (best == null || key.kind.ordinal() < best.kind.ordinal())) {
                    best = key;
                }
            }
        }
        return best == null ? new SelectorKeys(Kind.UNIVERSAL, List.of(), ancestors) : best;
    }

    /** Whether the key of a simple selector may be more selective than one of a kind. */
    private static boolean mayBeat(SimpleSelector simple, Kind kind) {
        return switch (kind) {
            case ID -> false;
            case CLASS ->
                    simple instanceof SimpleSelectors.Id || simple instanceof SimpleSelectors.Is;
            default -> true;
        };
    }

    private static @Nullable SelectorKeys key(SimpleSelector simple, int[] ancestors) {
        if (simple instanceof SimpleSelectors.Id id) {
            return new SelectorKeys(Kind.ID, List.of(id.lower()), ancestors);
        }
        if (simple instanceof SimpleSelectors.ClassName name) {
            return new SelectorKeys(Kind.CLASS, List.of(name.lower()), ancestors);
        }
        if (simple instanceof AttributeSelector attribute
                && (attribute.prefix() == null || attribute.prefix().isEmpty())) {
            return new SelectorKeys(Kind.ATTRIBUTE, List.of(attribute.lower()), ancestors);
        }
        if (simple instanceof SimpleSelectors.Type type) {
            return new SelectorKeys(Kind.TYPE, List.of(type.lower()), ancestors);
        }
        if (simple instanceof PseudoClass pseudo && pseudo.isOfLinks()) {
            return new SelectorKeys(Kind.LINK, List.of(), ancestors);
        }
        return simple instanceof SimpleSelectors.Is is ? alternatives(is, ancestors) : null;
    }

    /**
     * Returns the key of {@code :is()}: the key of its only selector, or the types of several
     * selectors. Several selectors without a type each give null.
     */
    private static @Nullable SelectorKeys alternatives(SimpleSelectors.Is is, int[] ancestors) {
        List<ComplexSelector> selectors = is.list().selectors();
        if (selectors.size() == 1) {
            SelectorKeys inner = selectors.get(0).keys();
            boolean usable = inner.kind.ordinal() <= Kind.LINK.ordinal();
            return usable ? new SelectorKeys(inner.kind, inner.names, ancestors) : null;
        }
        Set<String> types = new TreeSet<>();
        for (ComplexSelector selector : selectors) {
            if (selector.keys().kind != Kind.TYPE) {
                return null;
            }
            types.addAll(selector.keys().names);
        }
        return types.isEmpty() ? null : new SelectorKeys(Kind.TYPE, List.copyOf(types), ancestors);
    }

    /**
     * Returns hashes of ids, classes and types that the document must contain for the selector to
     * match. There are at most {@link #MAX_HASHES}, so that the result may be incomplete.
     */
    static int[] allNames(ComplexSelector selector) {
        if (selector.length() == 1 && selector.compound(0).simples().length == 1) {
            return NONE; // the index key covers this name
        }
        Hashes hashes = new Hashes();
        for (int i = 0; i < selector.length(); i++) {
            hashes.add(selector.compound(i));
        }
        return hashes.toArray();
    }

    /** Returns hashes of ids, classes and types that ancestors of the subject must have. */
    private static int[] ancestors(ComplexSelector selector) {
        if (selector.length() == 1) {
            return NONE;
        }
        Hashes hashes = new Hashes();
        boolean above = false;
        for (int i = 1; i < selector.length(); i++) {
            switch (selector.combinator(i - 1)) {
                case DESCENDANT, CHILD -> above = true;
                case NEXT_SIBLING, SUBSEQUENT_SIBLING -> {
                    // Ancestors of a sibling are ancestors of the element, but the sibling itself
                    // is not.
                    above = false;
                }
                case SLOTTED, PART -> {
                    return hashes.toArray();
                }
            }
            if (above) {
                hashes.add(selector.compound(i));
            }
        }
        return hashes.toArray();
    }

    /** The hashes of the first {@link #MAX_HASHES} names. */
    private static final class Hashes {
        private final int[] all = new int[MAX_HASHES];
        private int size;

        void add(CompoundSelector compound) {
            for (SimpleSelector simple : compound.simples()) {
                if (simple instanceof SimpleSelectors.Id id) {
                    add(Kind.ID, id.lower());
                } else if (simple instanceof SimpleSelectors.ClassName name) {
                    add(Kind.CLASS, name.lower());
                } else if (simple instanceof SimpleSelectors.Type type) {
                    add(Kind.TYPE, type.lower());
                }
            }
        }

        private void add(Kind kind, String lowerName) {
            if (size < all.length) {
                all[size] = hash(kind, lowerName);
                size++;
            }
        }

        int[] toArray() {
            return size == 0 ? NONE : Arrays.copyOf(all, size);
        }
    }
}
