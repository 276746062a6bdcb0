package browsy.style.computed;

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

import browsy.css.value.AnchorQuery;
import browsy.css.value.AnchoredLength;
import browsy.css.value.LengthPercentage;
import browsy.css.value.LengthPercentageOrAuto;
import browsy.css.value.Size;
import browsy.style.property.Property;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Resolves the anchor functions in the values of a style. If a function cannot be resolved and has
 * no fallback, the property has its initial value.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-anchor-position-1/#anchor-valid">css-anchor-position-1</a>
 */
public final class AnchoredValues {
    private static final List<Property<LengthPercentageOrAuto>> EDGES =
            List.of(TOP, RIGHT, BOTTOM, LEFT, MARGIN_TOP, MARGIN_RIGHT, MARGIN_BOTTOM, MARGIN_LEFT);

    private static final List<Property<Size>> SIZES =
            List.of(WIDTH, HEIGHT, MIN_WIDTH, MIN_HEIGHT, MAX_WIDTH, MAX_HEIGHT);

    private AnchoredValues() {}

    /** Resolves the anchor functions of a style. */
    @FunctionalInterface
    public interface Resolver {

        /** Returns the length of an anchor function in CSS px; null if it cannot be resolved. */
        @Nullable Double resolve(Property<?> property, AnchorQuery query);
    }

    /** Whether a style contains anchor functions. */
    public static boolean anyIn(ComputedStyle style) {
        for (Property<?> property : EDGES) {
            if (style.get(property) instanceof AnchoredLength) {
                return true;
            }
        }
        for (Property<?> property : SIZES) {
            if (style.get(property) instanceof AnchoredLength) {
                return true;
            }
        }
        return false;
    }

    /** Returns a style in which lengths replace the anchor functions. */
    public static ComputedStyle resolve(ComputedStyle style, Resolver resolver) {
        StyleBuilder builder = StyleBuilder.like(style);
        resolve(builder, resolver);
        return builder.build();
    }

    /** Replaces the anchor functions of a box to which anchor positioning does not apply. */
    static void resolveWithoutAnchors(StyleBuilder style) {
        resolve(style, (property, query) -> null);
    }

    private static void resolve(StyleBuilder style, Resolver resolver) {
        for (Property<LengthPercentageOrAuto> property : EDGES) {
            if (style.get(property) instanceof AnchoredLength anchored) {
                LengthPercentage length = resolve(anchored, property, resolver);
                style.set(property, length == null ? property.initial() : length);
            }
        }
        for (Property<Size> property : SIZES) {
            if (style.get(property) instanceof AnchoredLength anchored) {
                LengthPercentage length = resolve(anchored, property, resolver);
                style.set(property, length == null ? property.initial() : length);
            }
        }
    }

    private static @Nullable LengthPercentage resolve(
            AnchoredLength length, Property<?> property, Resolver resolver) {
        return length.among(query -> resolver.resolve(property, query));
    }
}
