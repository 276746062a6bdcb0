package browsy.intelligence;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Remembers which traits a DOM element and its children have. Several texts of a page may come from
 * one element; each trait is tested once for all of them. Not thread-safe.
 */
final class SourceTraits {

    private final Element source;
    private final BiPredicate<Element, TextTrait> test;
    private final Map<TextTrait, Boolean> ofSource = new EnumMap<>(TextTrait.class);
    private final Map<TextTrait, Set<String>> textsOfChildren = new EnumMap<>(TextTrait.class);

    /**
     * Prepares the tests of an element; none runs before {@link #has} asks for it.
     *
     * @param source the element
     * @param test tests whether an element has a trait
     */
    SourceTraits(Element source, BiPredicate<Element, TextTrait> test) {
        this.source = source;
        this.test = test;
    }

    /** Whether the element, or a child with a given text, has a trait. */
    boolean has(TextTrait trait, @Nullable String text) {
        return ofSource.computeIfAbsent(trait, none -> test.test(source, trait))
                || (text != null
                        && textsOfChildren
                                .computeIfAbsent(trait, this::textsOfChildren)
                                .contains(text));
    }

    private Set<String> textsOfChildren(TextTrait trait) {
        Set<String> texts = new HashSet<>();
        for (Element child : source.children()) {
            if (test.test(child, trait)) {
                texts.add(child.text().strip());
            }
        }
        return texts;
    }
}
