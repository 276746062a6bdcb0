package browsy.style.cascade;

import browsy.css.parse.ParseMode;
import browsy.css.syntax.Declaration;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A {@code @position-try} rule.
 *
 * @param block only insets, margins, sizes, self-alignment and anchors, and nothing important
 * @param layer the layer that the rule is in
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#fallback-rule">css-anchor-position-1</a>
 */
record PositionTryRule(
        String name, DeclarationBlock block, int layer, @Nullable RuleCondition condition) {
    private static final Set<String> ACCEPTED =
            Set.of(
                    "top",
                    "right",
                    "bottom",
                    "left",
                    "width",
                    "height",
                    "block-size",
                    "inline-size",
                    "align-self",
                    "justify-self",
                    "place-self",
                    "position-anchor",
                    "position-area");
    private static final List<String> ACCEPTED_GROUPS = List.of("inset", "margin", "min-", "max-");

    static PositionTryRule of(
            String name,
            List<Declaration> declarations,
            ParseMode mode,
            int layer,
            @Nullable RuleCondition condition) {
        List<Declaration> accepted =
                declarations.stream().filter(PositionTryRule::isAccepted).toList();
        return new PositionTryRule(name, DeclarationBlock.parse(accepted, mode), layer, condition);
    }

    private static boolean isAccepted(Declaration declaration) {
        String name = declaration.name();
        return !declaration.important()
                && !name.equals("margin-trim")
                && (ACCEPTED.contains(name) || ACCEPTED_GROUPS.stream().anyMatch(name::startsWith));
    }
}
