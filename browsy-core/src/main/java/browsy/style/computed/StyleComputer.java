package browsy.style.computed;

import static browsy.style.property.BoxProperties.BORDER_BOTTOM_WIDTH;
import static browsy.style.property.BoxProperties.BORDER_LEFT_WIDTH;
import static browsy.style.property.BoxProperties.BORDER_RIGHT_WIDTH;
import static browsy.style.property.BoxProperties.BORDER_TOP_WIDTH;
import static browsy.style.property.BoxProperties.ZOOM;
import static browsy.style.property.EffectProperties.COLOR;
import static browsy.style.property.EffectProperties.COLOR_SCHEME;
import static browsy.style.property.FontProperties.FONT_FAMILY;
import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.FontProperties.FONT_SIZE_ADJUST;
import static browsy.style.property.FontProperties.FONT_STYLE;
import static browsy.style.property.FontProperties.FONT_WEIGHT;
import static browsy.style.property.FontProperties.LINE_HEIGHT;
import static browsy.style.property.InternalProperties.EFFECTIVE_ZOOM;
import static browsy.style.property.InternalProperties.MARGINS_BY_DEFAULT;
import static browsy.style.property.TextProperties.DIRECTION;
import static browsy.style.property.TextProperties.WRITING_MODE;

import browsy.css.parse.BoxParsers;
import browsy.css.value.AnchoredLength;
import browsy.css.value.ComputeContext;
import browsy.css.value.Direction;
import browsy.css.value.Specified;
import browsy.css.value.writing.WritingMode;
import browsy.style.property.Property;
import browsy.style.property.PropertyTable;
import java.util.List;

/**
 * Computes a style from cascaded values: defaulting, relative units, and dependencies between
 * properties.
 *
 * @see <a href="https://drafts.csswg.org/css-cascade-5/#value-stages">css-cascade-5</a>
 */
public final class StyleComputer {

    /** Properties that other values depend on, in the order in which they depend on one another. */
    private static final Property<?>[] FIRST = {
        DIRECTION,
        WRITING_MODE,
        COLOR_SCHEME,
        FONT_FAMILY,
        FONT_STYLE,
        FONT_WEIGHT,
        FONT_SIZE_ADJUST
    };

    private static final List<Property<Double>> BORDER_WIDTHS =
            List.of(BORDER_TOP_WIDTH, BORDER_RIGHT_WIDTH, BORDER_BOTTOM_WIDTH, BORDER_LEFT_WIDTH);

    /** The properties that are computed before all others, by index. */
    private static final boolean[] IS_FIRST = new boolean[PropertyTable.size()];

    static {
        for (Property<?> property : FIRST) {
            IS_FIRST[property.index()] = true;
        }
        for (Property<?> property : List.of(ZOOM, FONT_SIZE, LINE_HEIGHT, COLOR)) {
            IS_FIRST[property.index()] = true;
        }
    }

    private final StyleEnvironment environment;

    public StyleComputer(StyleEnvironment environment) {
        this.environment = environment;
    }

    /** The style in which every property has its initial value. The root inherits from it. */
    public static ComputedStyle initial() {
        return ChunkedStyle.INITIAL;
    }

    /**
     * Computes a style in these steps:
     *
     * <ol>
     *   <li>{@code zoom}, and the properties that others depend on: writing mode, font and colour.
     *   <li>All other cascaded properties, with lengths relative to the element's own font.
     *   <li>Adjustments that depend on several properties, see {@link StyleAdjuster}.
     *   <li>Anchor functions on boxes that are not absolutely positioned, which cannot be resolved.
     * </ol>
     */
    public ComputedStyle compute(CascadedValues cascaded, StyleContext surroundings) {
        StyleBuilder builder = new StyleBuilder(surroundings.parent());
        ElementContext context = new ElementContext(environment, surroundings, builder);
        applyZoom(builder, context, cascaded);
        for (Property<?> property : FIRST) {
            apply(property, cascaded, builder, context);
        }
        FontSizeComputer.compute(builder, context, cascaded);
        apply(COLOR, cascaded, builder, context);
        if (cascaded.declared(LINE_HEIGHT) != null) {
            context.measureByOwnFontInParentsLines();
        }
        apply(LINE_HEIGHT, cascaded, builder, context);
        context.measureByOwnFont();
        boolean anchored = false;
        for (int i = 0; i < cascaded.size(); i++) {
            Property<?> property = cascaded.property(i);
            if (!IS_FIRST[property.index()]) {
                apply(property, cascaded, builder, context);
                anchored |= builder.get(property) instanceof AnchoredLength;
            }
        }
        zoomBorders(builder, cascaded, context);
        StyleAdjuster.adjust(builder, surroundings, cascaded);
        if (anchored && !StyleAdjuster.isOutOfFlow(builder)) {
            AnchoredValues.resolveWithoutAnchors(builder);
        }
        if (environment.quirksMode()) {
            builder.set(
                    MARGINS_BY_DEFAULT, QuirkyMargins.of(builder, surroundings.tag(), cascaded));
        }
        return builder.build();
    }

    /** The font-relative units of a style in CSS px without zoom. */
    public ComputeContext.FontUnits fontUnits(ComputedStyle style) {
        return ElementFont.of(style, environment.fonts(), 1);
    }

    /** The writing mode that {@link #compute} will give, for mapping logical properties. */
    public WritingMode writingMode(CascadedValues cascaded, StyleContext surroundings) {
        return early(WRITING_MODE, cascaded, surroundings);
    }

    /** The direction that {@link #compute} will give, for mapping logical properties. */
    public Direction direction(CascadedValues cascaded, StyleContext surroundings) {
        return early(DIRECTION, cascaded, surroundings);
    }

    private <T> T early(Property<T> property, CascadedValues cascaded, StyleContext surroundings) {
        StyleBuilder builder = new StyleBuilder(surroundings.parent());
        apply(property, cascaded, builder, new ElementContext(environment, surroundings, builder));
        return builder.get(property);
    }

    /**
     * Computes {@code zoom}, which multiplies every length, and scales the inherited lengths.
     *
     * @see <a href="https://drafts.csswg.org/css-viewport/#zoom-property">css-viewport</a>
     */
    private static void applyZoom(
            StyleBuilder builder, ElementContext context, CascadedValues cascaded) {
        apply(ZOOM, cascaded, builder, context);
        double zoom = builder.get(ZOOM);
        if (zoom != 1) {
            builder.set(EFFECTIVE_ZOOM, builder.get(EFFECTIVE_ZOOM) * zoom);
            InheritedLengths.scale(builder, zoom);
            context.zoomParentFont();
        }
    }

    /**
     * Zooms border widths that are not declared: their initial value {@code medium} is a length.
     */
    private static void zoomBorders(
            StyleBuilder builder, CascadedValues cascaded, ElementContext context) {
        if (builder.get(EFFECTIVE_ZOOM) == 1) {
            return;
        }
        for (Property<Double> width : BORDER_WIDTHS) {
            if (cascaded.isInitial(width)) {
                builder.set(width, BoxParsers.MEDIUM_BORDER.compute(context));
            }
        }
    }

    /** Sets the declared, initial or inherited value of a property. */
    private static <T> void apply(
            Property<T> property,
            CascadedValues cascaded,
            StyleBuilder builder,
            ElementContext context) {
        Specified<? extends T> declared = cascaded.declared(property);
        if (declared != null) {
            builder.set(property, declared.compute(context));
        } else if (cascaded.isInitial(property)) {
            builder.set(property, property.initial());
        } else if (!property.isInherited()) {
            builder.set(property, builder.inherited(property));
        }
    }
}
