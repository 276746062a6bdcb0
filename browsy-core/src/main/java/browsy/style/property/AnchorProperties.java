package browsy.style.property;

import browsy.css.parse.AnchorParsers;
import browsy.css.parse.KeywordParser;
import browsy.css.parse.PositionAreaParsers;
import browsy.css.parse.PositionTryParsers;
import browsy.css.value.position.AnchorNames;
import browsy.css.value.position.AnchorScope;
import browsy.css.value.position.PositionAnchor;
import browsy.css.value.position.PositionArea;
import browsy.css.value.position.PositionTryFallbacks;
import browsy.css.value.position.PositionTryOrder;

/**
 * Properties of anchor positioning.
 *
 * @see <a href="https://drafts.csswg.org/css-anchor-position-1/">css-anchor-position-1</a>
 */
public final class AnchorProperties {
    public static final Property<AnchorNames> ANCHOR_NAME =
            Property.reset("anchor-name", AnchorNames.NONE, AnchorParsers::names);
    public static final Property<AnchorScope> ANCHOR_SCOPE =
            Property.reset("anchor-scope", AnchorScope.NONE, AnchorParsers::scope);
    public static final Property<PositionAnchor> POSITION_ANCHOR =
            Property.reset(
                    "position-anchor",
                    PositionAnchor.Unnamed.NORMAL,
                    AnchorParsers::positionAnchor);
    public static final Property<PositionArea> POSITION_AREA =
            Property.reset(
                    "position-area", PositionArea.Whole.NONE, PositionAreaParsers::positionArea);
    public static final Property<PositionTryFallbacks> POSITION_TRY_FALLBACKS =
            Property.reset(
                    "position-try-fallbacks",
                    PositionTryFallbacks.NONE,
                    PositionTryParsers::fallbacks);
    public static final Property<PositionTryOrder> POSITION_TRY_ORDER =
            Property.reset(
                    "position-try-order",
                    PositionTryOrder.NORMAL,
                    KeywordParser.of(PositionTryOrder.class));

    private AnchorProperties() {}
}
