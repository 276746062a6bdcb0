package browsy.layout.positioned;

import static browsy.style.property.AnchorProperties.ANCHOR_SCOPE;

import browsy.css.value.position.AnchorScope;
import browsy.html.TreeElement;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Scopes of anchor names ({@code anchor-scope}). The ancestors of an element are resolved once, and
 * a lookup only visits ancestors that limit names.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#anchor-scope">css-anchor-position-1</a>
 */
final class AnchorScopes {
    private static final Chain ALL_OF_DOCUMENT = new Chain(null, AnchorScope.NONE, null);

    private final StyledDocument document;
    private final Map<TreeElement, Chain> chains = new IdentityHashMap<>();

    /**
     * A scope, linked to the next outer scope that limits other names.
     *
     * @param element the element with the scope; null for the document
     * @param scope the names that it limits
     * @param around the next outer scope; null for the document
     */
    private record Chain(
            @Nullable TreeElement element, AnchorScope scope, @Nullable Chain around) {}

    AnchorScopes(StyledDocument document) {
        this.document = document;
    }

    /**
     * Returns the nearest inclusive ancestor of {@code from} that limits a name; null if there is
     * none.
     */
    @Nullable TreeElement of(String name, @Nullable TreeElement from) {
        for (Chain chain = chain(from); chain != null; chain = chain.around) {
            if (chain.scope.limits(name)) {
                return chain.element;
            }
        }
        return null;
    }

    /**
     * Returns the innermost scope that applies to an element, and caches those of its ancestors.
     */
    private Chain chain(@Nullable TreeElement from) {
        Chain known = from == null ? ALL_OF_DOCUMENT : chains.get(from);
        if (known != null) {
            return known;
        }
        Deque<TreeElement> unknown = new ArrayDeque<>();
        TreeElement above = from;
        while (above != null && known == null) {
            unknown.push(above);
            above = above.flatParent();
            known = above == null ? null : chains.get(above);
        }
        Chain chain = known == null ? ALL_OF_DOCUMENT : known;
        for (TreeElement e : unknown) {
            chain = inside(chain, e);
            chains.put(e, chain);
        }
        return chain;
    }

    private Chain inside(Chain around, TreeElement element) {
        ComputedStyle style = document.style(element);
        AnchorScope scope = style == null ? AnchorScope.NONE : style.get(ANCHOR_SCOPE);
        if (scope.isNone()) {
            return around;
        }
        // A scope that limits the same names hides the outer one.
        return new Chain(element, scope, scope == around.scope ? around.around : around);
    }
}
