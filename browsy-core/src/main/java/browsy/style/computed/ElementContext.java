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

/** The context for computing the values of one element, backed by the style that is being built. */
final class ElementContext implements ComputeContext {
    private final StyleEnvironment environment;
    private final StyleContext surroundings;
    private final StyleBuilder builder;
    private final ComputedStyle parent;

    /** The font that font-relative units currently refer to; null until it is needed. */
    private @Nullable FontUnits font;

    private boolean byOwnFont;

    ElementContext(StyleEnvironment environment, StyleContext surroundings, StyleBuilder builder) {
        this.environment = environment;
        this.surroundings = surroundings;
        this.builder = builder;
        this.parent = surroundings.parent() == null ? ChunkedStyle.INITIAL : surroundings.parent();
    }

    /** The parent's style; the initial style for the root. */
    ComputedStyle parent() {
        return parent;
    }

    /** From now on, font-relative units refer to the element's own font as set so far. */
    void measureByOwnFont() {
        font = null;
        byOwnFont = true;
    }

    /**
     * From now on, font-relative units refer to the element's own font, but {@code lh} to the
     * parent's line height. For the value of {@code line-height} itself.
     */
    void measureByOwnFontInParentsLines() {
        font = ownFont().withLineHeightOf(font());
    }

    /**
     * Resets the font after the zoom has changed, because lengths relative to the parent's font are
     * zoomed.
     */
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

    /**
     * Whether a list consists of the generic family {@code monospace} alone. Only then does it have
     * another default font size.
     */
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
