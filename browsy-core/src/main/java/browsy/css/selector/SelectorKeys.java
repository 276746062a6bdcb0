package browsy.css.selector;

import browsy.infra.Ascii;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What an element, or something around it, must have for a selector to match: how an index finds
 * the few selectors worth trying. Names are in lower case.
 *
 * @param kind what {@code names} are
 * @param names of which the rightmost compound needs one; empty for kinds without names
 * @param ancestorHashes hashes of ids, classes and types of which each must occur on an ancestor
 */
public record SelectorKeys(Kind kind, List<String> names, int[] ancestorHashes) {

    private static final int MAX_HASHES = 6;
    private static final int[] NONE = {};

    /** What an index is keyed by, the most telling first. */
    public enum Kind {
        ID,
        CLASS,
        ATTRIBUTE,
        TYPE,
        /** The subject is a link. */
        LINK,
        /** The subject may be the host of the shadow tree that the style is in. */
        HOST,
        /** The subject is in another tree than the style: slotted elements and parts. */
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

    /** The hash under which an ancestor's id, class or type is looked for. */
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
        SelectorKeys best = new SelectorKeys(Kind.UNIVERSAL, List.of(), ancestors);
        for (SimpleSelector simple : subject.simples()) {
            SelectorKeys key = key(simple, ancestors);
            if (key != null && key.kind.ordinal() < best.kind.ordinal()) {
                best = key;
            }
        }
        return best;
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
     * What one alternative needs is needed; of several, types are what an element has but one of.
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
     * Hashes of ids, classes and types each of which some element of the document must have for a
     * selector to match; not of all where they are many.
     */
    static int[] allNames(ComplexSelector selector) {
        if (selector.length() == 1 && selector.compound(0).simples().size() == 1) {
            return NONE; // the index asks for that name already
        }
        List<Integer> hashes = new ArrayList<>();
        for (int i = 0; i < selector.length() && hashes.size() < MAX_HASHES; i++) {
            for (SimpleSelector simple : selector.compound(i).simples()) {
                addHash(simple, hashes);
            }
        }
        return toArray(hashes);
    }

    private static int[] ancestors(ComplexSelector selector) {
        List<Integer> hashes = new ArrayList<>();
        boolean above = false;
        for (int i = 1; i < selector.length() && hashes.size() < MAX_HASHES; i++) {
            switch (selector.combinator(i - 1)) {
                case DESCENDANT, CHILD -> above = true;
                case NEXT_SIBLING, SUBSEQUENT_SIBLING -> {
                    // A sibling of an ancestor says nothing of the ancestors.
                    above = false;
                }
                case SLOTTED, PART -> {
                    return toArray(hashes);
                }
            }
            if (above) {
                for (SimpleSelector simple : selector.compound(i).simples()) {
                    addHash(simple, hashes);
                }
            }
        }
        return toArray(hashes);
    }

    private static void addHash(SimpleSelector simple, List<Integer> hashes) {
        if (simple instanceof SimpleSelectors.Id id) {
            hashes.add(hash(Kind.ID, id.lower()));
        } else if (simple instanceof SimpleSelectors.ClassName name) {
            hashes.add(hash(Kind.CLASS, name.lower()));
        } else if (simple instanceof SimpleSelectors.Type type) {
            hashes.add(hash(Kind.TYPE, Ascii.lower(type.name())));
        }
    }

    private static int[] toArray(List<Integer> hashes) {
        int[] array = hashes.isEmpty() ? NONE : new int[hashes.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = hashes.get(i);
        }
        return array;
    }
}
