package browsy.css.selector;

import browsy.infra.Ascii;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an element, or something around it, must have for a selector to match: how an index finds
 * the few selectors worth trying. Names are in lower case.
 *
 * @param kind what {@code name} is
 * @param name of the rightmost compound
 * @param ancestorHashes hashes of ids, classes and types of which each must occur on an ancestor
 */
public record SelectorKeys(Kind kind, @Nullable String name, int[] ancestorHashes) {

    private static final int MAX_ANCESTOR_HASHES = 6;
    private static final int[] NONE = {};

    /** What an index is keyed by, the most telling first. */
    public enum Kind {
        ID,
        CLASS,
        ATTRIBUTE,
        TYPE,
        /** The subject may be the host of the shadow tree that the style is in. */
        HOST,
        /** The subject is in another tree than the style: slotted elements and parts. */
        OTHER_TREE,
        UNIVERSAL
    }

    static SelectorKeys of(ComplexSelector selector) {
        CompoundSelector subject = selector.compound(0);
        if (selector.isCrossTree()) {
            return new SelectorKeys(Kind.OTHER_TREE, null, NONE);
        }
        if (namesHost(subject)) {
            return new SelectorKeys(Kind.HOST, null, NONE);
        }
        return bestKey(subject, ancestors(selector));
    }

    /** The hash under which an ancestor's id, class or type is looked for. */
    public static int hash(Kind kind, String lowerName) {
        return (lowerName.hashCode() * 31 + kind.ordinal()) * 0x9E3779B9;
    }

    private static boolean namesHost(CompoundSelector subject) {
        return subject.simples().stream()
                .anyMatch(
                        s ->
                                s instanceof SimpleSelectors.Host
                                        || s instanceof SimpleSelectors.HostContext);
    }

    private static SelectorKeys bestKey(CompoundSelector subject, int[] ancestors) {
        SelectorKeys best = new SelectorKeys(Kind.UNIVERSAL, null, ancestors);
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
            return new SelectorKeys(Kind.ID, id.lower(), ancestors);
        }
        if (simple instanceof SimpleSelectors.ClassName name) {
            return new SelectorKeys(Kind.CLASS, name.lower(), ancestors);
        }
        if (simple instanceof AttributeSelector attribute
                && (attribute.prefix() == null || attribute.prefix().isEmpty())) {
            return new SelectorKeys(Kind.ATTRIBUTE, attribute.lower(), ancestors);
        }
        if (simple instanceof SimpleSelectors.Type type) {
            return new SelectorKeys(Kind.TYPE, type.lower(), ancestors);
        }
        if (simple instanceof SimpleSelectors.Is is && is.list().selectors().size() == 1) {
            // One alternative only: what it needs is needed.
            SelectorKeys inner = is.list().selectors().get(0).keys();
            boolean usable = inner.kind.ordinal() <= Kind.TYPE.ordinal();
            return usable ? new SelectorKeys(inner.kind, inner.name, ancestors) : null;
        }
        return null;
    }

    private static int[] ancestors(ComplexSelector selector) {
        List<Integer> hashes = new ArrayList<>();
        boolean above = false;
        for (int i = 1; i < selector.length() && hashes.size() < MAX_ANCESTOR_HASHES; i++) {
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
        return hashes.stream().mapToInt(Integer::intValue).toArray();
    }
}
