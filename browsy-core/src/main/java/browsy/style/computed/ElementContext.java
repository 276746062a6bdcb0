package browsy.style.computed;

import static browsy.style.property.FontProperties.FONT_FAMILY;
import static browsy.style.property.FontProperties.FONT_WEIGHT;
import static browsy.style.property.InternalProperties.EFFECTIVE_ZOOM;
import static browsy.style.property.TextProperties.DIRECTION;
import static browsy.style.property.TextProperties.TEXT_ALIGN;

import browsy.css.value.Color;
import browsy.css.value.ComputeContext;
import browsy.css.value.Direction;
import browsy.css.value.TextAlign;
import browsy.css.value.font.FontFamily;
import browsy.css.value.writing.WritingMode;
import browsy.style.property.EffectProperties;
import browsy.style.property.TextProperties;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The context of one element's values, on a style that is being built. */
final class ElementContext implements ComputeContext {
    private final StyleEnvironment environment;
    private final Surroundings surroundings;
    private final StyleBuilder builder;
    private final ComputedStyle parent;

    /** What values are measured by at the moment; null before any asks for it. */
    private @Nullable FontUnits font;

    private boolean byOwnFont;

    ElementContext(StyleEnvironment environment, Surroundings surroundings, StyleBuilder builder) {
        this.environment = environment;
        this.surroundings = surroundings;
        this.builder = builder;
        this.parent = surroundings.parent() == null ? ChunkedStyle.INITIAL : surroundings.parent();
    }

    /** The parent's style, or the initial one. */
    ComputedStyle parent() {
        return parent;
    }

    /** Values are measured by the element's own font from now on, as far as that is known. */
    void measureByOwnFont() {
        font = null;
        byOwnFont = true;
    }

    /** Likewise, but lines are as high as the parent's: for {@code line-height} itself. */
    void measureByOwnFontInParentsLines() {
        font = ownFont().withLineHeightOf(font());
    }

    /** Sizes in relation to the parent's font are zoomed as any other length. */
    void zoomParentFont() {
        font = null;
    }

    private ElementFont ownFont() {
        return ElementFont.of(builder, environment.fonts());
    }

    @Override
    public FontUnits font() {
        FontUnits known = font;
        if (known == null) {
            known = byOwnFont ? ownFont() : ElementFont.of(parent, environment.fonts(), zoom());
            font = known;
        }
        return known;
    }

    @Override
    public FontUnits rootFont() {
        ComputedStyle root = surroundings.root();
        return root == null ? font() : ElementFont.of(root, environment.fonts(), zoom());
    }

    @Override
    public double viewportWidth() {
        return environment.viewportWidth();
    }

    @Override
    public double viewportHeight() {
        return environment.viewportHeight();
    }

    @Override
    public double containerWidth() {
        return surroundings.container().width();
    }

    @Override
    public double containerHeight() {
        return surroundings.container().height();
    }

    @Override
    public int siblingIndex() {
        return surroundings.siblingIndex();
    }

    @Override
    public int siblingCount() {
        return surroundings.siblingCount();
    }

    @Override
    public boolean isVertical() {
        return builder.get(TextProperties.WRITING_MODE) != WritingMode.HORIZONTAL_TB;
    }

    @Override
    public double zoom() {
        return builder.get(EFFECTIVE_ZOOM);
    }

    @Override
    public Color currentColor() {
        return builder.get(EffectProperties.COLOR);
    }

    @Override
    public boolean isDark() {
        return builder.get(EffectProperties.COLOR_SCHEME);
    }

    @Override
    public double parentFontWeight() {
        return parent.get(FONT_WEIGHT);
    }

    @Override
    public TextAlign parentTextAlign() {
        return parent.get(TEXT_ALIGN);
    }

    @Override
    public Direction parentDirection() {
        return parent.get(DIRECTION);
    }

    @Override
    public boolean isMonospace() {
        return isMonospace(builder.get(FONT_FAMILY));
    }

    /** Whether a list is the generic family alone; in longer lists it has no size of its own. */
    static boolean isMonospace(List<FontFamily> families) {
        return families.size() == 1
                && families.get(0).generic()
                && families.get(0).name().equals("monospace");
    }

    @Override
    public boolean isQuirksMode() {
        return environment.quirksMode();
    }
}
