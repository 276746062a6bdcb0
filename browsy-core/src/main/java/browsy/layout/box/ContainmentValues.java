package browsy.layout.box;

import static browsy.style.property.EffectProperties.CONTAIN;
import static browsy.style.property.EffectProperties.CONTAINER_TYPE;
import static browsy.style.property.EffectProperties.CONTENT_VISIBILITY;

import browsy.css.value.box.ContainerType;
import browsy.css.value.box.ContentVisibility;
import browsy.css.value.box.Display;
import browsy.style.computed.ComputedStyle;

/**
 * The axes along which a style applies size containment, so that the content does not affect the
 * size of the box. Most styles have none and share one object.
 *
 * @param inline whether the inline size is contained
 * @param block whether the block size is contained
 * @see <a href="https://drafts.csswg.org/css-contain-2/#containment-size">css-contain-2</a>
 */
public record ContainmentValues(boolean inline, boolean block) {
    private static final ContainmentValues NONE = new ContainmentValues(false, false);

    static ContainmentValues of(ComputedStyle style) {
        if (isExempt(style.display())) {
            return NONE;
        }
        boolean block =
                style.get(CONTAIN).size()
                        || style.get(CONTAINER_TYPE) == ContainerType.SIZE
                        || style.get(CONTENT_VISIBILITY) == ContentVisibility.HIDDEN;
        boolean inline =
                block
                        || style.get(CONTAIN).inlineSize()
                        || style.get(CONTAINER_TYPE) != ContainerType.NORMAL;
        return inline ? new ContainmentValues(true, block) : NONE;
    }

    private static boolean isExempt(Display display) {
        return display.inside() == Display.Inside.TABLE
                || display == Display.RUBY_TEXT
                || (display.isTablePart() && display != Display.TABLE_CAPTION);
    }
}
