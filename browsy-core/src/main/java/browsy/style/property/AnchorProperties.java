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
    static final PropertyGroup GROUP = new PropertyGroup();

    public static final Property<AnchorNames> ANCHOR_NAME =
            GROUP.reset("anchor-name", AnchorNames.NONE, AnchorParsers::names);
    public static final Property<AnchorScope> ANCHOR_SCOPE =
            GROUP.reset("anchor-scope", AnchorScope.NONE, AnchorParsers::scope);
    public static final Property<PositionAnchor> POSITION_ANCHOR =
            GROUP.reset(
                    "position-anchor",
                    PositionAnchor.Unnamed.NORMAL,
                    AnchorParsers::positionAnchor);
    public static final Property<PositionArea> POSITION_AREA =
            GROUP.reset(
                    "position-area", PositionArea.Whole.NONE, PositionAreaParsers::positionArea);
    public static final Property<PositionTryFallbacks> POSITION_TRY_FALLBACKS =
            GROUP.reset(
                    "position-try-fallbacks",
                    PositionTryFallbacks.NONE,
                    PositionTryParsers::fallbacks);
    public static final Property<PositionTryOrder> POSITION_TRY_ORDER =
            GROUP.reset(
                    "position-try-order",
                    PositionTryOrder.NORMAL,
                    KeywordParser.of(PositionTryOrder.class));

    private AnchorProperties() {}
}
