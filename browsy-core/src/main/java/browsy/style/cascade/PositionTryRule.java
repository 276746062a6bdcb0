package browsy.style.cascade;

import static browsy.style.property.AlignProperties.ALIGN_SELF;
import static browsy.style.property.AlignProperties.JUSTIFY_SELF;
import static browsy.style.property.AnchorProperties.POSITION_ANCHOR;
import static browsy.style.property.AnchorProperties.POSITION_AREA;
import static browsy.style.property.BoxProperties.BOTTOM;
import static browsy.style.property.BoxProperties.HEIGHT;
import static browsy.style.property.BoxProperties.LEFT;
import static browsy.style.property.BoxProperties.MARGIN_BOTTOM;
import static browsy.style.property.BoxProperties.MARGIN_LEFT;
import static browsy.style.property.BoxProperties.MARGIN_RIGHT;
import static browsy.style.property.BoxProperties.MARGIN_TOP;
import static browsy.style.property.BoxProperties.MAX_HEIGHT;
import static browsy.style.property.BoxProperties.MAX_WIDTH;
import static browsy.style.property.BoxProperties.MIN_HEIGHT;
import static browsy.style.property.BoxProperties.MIN_WIDTH;
import static browsy.style.property.BoxProperties.RIGHT;
import static browsy.style.property.BoxProperties.TOP;
import static browsy.style.property.BoxProperties.WIDTH;

import browsy.css.parse.ParseMode;
import browsy.css.syntax.Declaration;
import browsy.style.property.LogicalProperty;
import browsy.style.property.Longhand;
import browsy.style.property.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A {@code @position-try} rule.
 *
 * @param name the dashed name
 * @param block the declarations: only insets, margins, sizes, self-alignment and anchors, none
 *     important
 * @param layer the index of the layer that contains the rule
 * @param condition the innermost condition around the rule; null if there is none
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#fallback-rule">css-anchor-position-1</a>
 */
record PositionTryRule(
        String name, DeclarationBlock block, int layer, @Nullable RuleCondition condition) {
    private static final Set<Property<?>> ACCEPTED =
            Set.of(
                    TOP,
                    RIGHT,
                    BOTTOM,
                    LEFT,
                    MARGIN_TOP,
                    MARGIN_RIGHT,
                    MARGIN_BOTTOM,
                    MARGIN_LEFT,
                    WIDTH,
                    HEIGHT,
                    MIN_WIDTH,
                    MIN_HEIGHT,
                    MAX_WIDTH,
                    MAX_HEIGHT,
                    ALIGN_SELF,
                    JUSTIFY_SELF,
                    POSITION_ANCHOR,
                    POSITION_AREA);

    static PositionTryRule of(
            String name,
            List<Declaration> declarations,
            ParseMode mode,
            int layer,
            @Nullable RuleCondition condition) {
        List<Declaration> accepted = new ArrayList<>(declarations.size());
        for (Declaration declaration : declarations) {
            if (!declaration.important() && !declaration.isCustomProperty()) {
                accepted.add(declaration);
            }
        }
        DeclarationBlock block =
                DeclarationBlock.parse(accepted, mode).only(PositionTryRule::isAccepted);
        return new PositionTryRule(name, block, layer, condition);
    }

    private static boolean isAccepted(Longhand longhand) {
        return longhand instanceof LogicalProperty logical
                ? logical.isAmong(ACCEPTED)
                : ACCEPTED.contains((Property<?>) longhand);
    }
}
