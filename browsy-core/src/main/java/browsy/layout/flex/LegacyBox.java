package browsy.layout.flex;

import static browsy.style.property.FlexProperties.WEBKIT_BOX_ALIGN;
import static browsy.style.property.FlexProperties.WEBKIT_BOX_PACK;

import browsy.css.value.align.ContentAlignment;
import browsy.css.value.align.ContentDistribution;
import browsy.css.value.align.OverflowPosition;
import browsy.css.value.align.SelfAlignment;
import browsy.css.value.align.SelfPosition;
import browsy.style.computed.ComputedStyle;

/**
 * Maps the properties of {@code -webkit-box} containers to flexbox properties.
 *
 * @see <a href="https://compat.spec.whatwg.org/#css-aliases">compat</a>
 */
final class LegacyBox {
    private LegacyBox() {}

    /** The {@code justify-content} equivalent of {@code -webkit-box-pack}. */
    static ContentAlignment justifyContent(ComputedStyle style) {
        ContentDistribution value =
                switch (style.get(WEBKIT_BOX_PACK)) {
                    case START -> ContentDistribution.FLEX_START;
                    case END -> ContentDistribution.FLEX_END;
                    case CENTER -> ContentDistribution.CENTER;
                    case JUSTIFY -> ContentDistribution.SPACE_BETWEEN;
                };
        return new ContentAlignment(value, OverflowPosition.DEFAULT);
    }

    /** The {@code align-items} equivalent of {@code -webkit-box-align}. */
    static SelfAlignment alignItems(ComputedStyle style) {
        return SelfAlignment.of(
                switch (style.get(WEBKIT_BOX_ALIGN)) {
                    case STRETCH -> SelfPosition.STRETCH;
                    case START -> SelfPosition.FLEX_START;
                    case END -> SelfPosition.FLEX_END;
                    case CENTER -> SelfPosition.CENTER;
                    case BASELINE -> SelfPosition.BASELINE;
                });
    }
}
