package browsy.spatial.tree;

import static browsy.style.property.BoxProperties.FLOAT;
import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;
import static browsy.style.property.BoxProperties.POSITION;
import static browsy.style.property.EffectProperties.BACKFACE_HIDDEN;
import static browsy.style.property.EffectProperties.BACKGROUND_COLOR;
import static browsy.style.property.EffectProperties.BACKGROUND_IMAGE;
import static browsy.style.property.EffectProperties.CLIP_PATH;
import static browsy.style.property.EffectProperties.CONTENT_VISIBILITY;
import static browsy.style.property.EffectProperties.CURSOR;
import static browsy.style.property.EffectProperties.INTERACTIVITY;
import static browsy.style.property.EffectProperties.OPACITY;
import static browsy.style.property.EffectProperties.POINTER_EVENTS;
import static browsy.style.property.EffectProperties.ROTATE;
import static browsy.style.property.EffectProperties.SCALE;
import static browsy.style.property.EffectProperties.TRANSFORM;
import static browsy.style.property.EffectProperties.VISIBILITY;
import static browsy.style.property.FontProperties.FONT_SIZE;

import browsy.css.value.box.Display;
import browsy.css.value.box.Float;
import browsy.css.value.box.Overflow;
import browsy.css.value.box.Visibility;
import browsy.css.value.interaction.Cursor;
import browsy.css.value.interaction.Interactivity;
import browsy.css.value.interaction.PointerEvents;
import browsy.css.value.position.Position;
import browsy.css.value.shape.ClipPath;
import browsy.infra.EnumFlags;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.PositionedContainment;
import browsy.style.computed.PositionedContainment.BoxKind;

/** The {@link VisualTrait}s of a computed style, read once for each style. */
public final class VisualTraits {

    /** Font sizes below this are illegible, in CSS px. */
    private static final double MIN_LEGIBLE_SIZE = 1;

    /**
     * Traits that can conceal an element. An element without any of them is concealed only if an
     * ancestor is, or if its box is out of reach.
     */
    public static final EnumFlags<VisualTrait> CONCEALING =
            EnumFlags.of(
                    VisualTrait.NOT_DISPLAYED,
                    VisualTrait.INVISIBLE,
                    VisualTrait.TRANSPARENT,
                    VisualTrait.CONTENT_HIDDEN,
                    VisualTrait.ILLEGIBLE,
                    VisualTrait.OVERFLOW,
                    VisualTrait.CLIP_PATH_SET,
                    VisualTrait.POSITIONED,
                    VisualTrait.TRANSFORMED,
                    VisualTrait.CONTAINING,
                    VisualTrait.ONE_SIDED,
                    VisualTrait.INERT);

    private final EnumFlags<VisualTrait> traits;

    private VisualTraits(ComputedStyle style) {
        Display display = style.display();
        Position position = style.get(POSITION);
        boolean absolute = position == Position.ABSOLUTE || position == Position.FIXED;
        boolean clickThrough = style.get(POINTER_EVENTS) == PointerEvents.NONE;
        boolean overflow =
                style.get(OVERFLOW_X) != Overflow.VISIBLE
                        || style.get(OVERFLOW_Y) != Overflow.VISIBLE;
        boolean transformed =
                !style.get(TRANSFORM).isNone()
                        || !style.get(SCALE).isNone()
                        || !style.get(ROTATE).isNone();
        boolean inline =
                display == Display.INLINE || display == Display.CONTENTS || display == Display.RUBY;
        boolean background = style.get(BACKGROUND_IMAGE) || style.get(BACKGROUND_COLOR).alpha() > 0;
        traits =
                EnumFlags.<VisualTrait>none()
                        .with(VisualTrait.NOT_DISPLAYED, display == Display.NONE)
                        .with(VisualTrait.INVISIBLE, style.get(VISIBILITY) != Visibility.VISIBLE)
                        .with(VisualTrait.TRANSPARENT, style.get(OPACITY) <= 0)
                        .with(
                                VisualTrait.CONTENT_HIDDEN,
                                style.get(CONTENT_VISIBILITY).skipsContents(display))
                        .with(VisualTrait.ILLEGIBLE, style.get(FONT_SIZE) < MIN_LEGIBLE_SIZE)
                        .with(VisualTrait.OVERFLOW, overflow)
                        .with(
                                VisualTrait.CLIP_PATH_SET,
                                style.get(CLIP_PATH) instanceof ClipPath.Shape)
                        .with(VisualTrait.POSITIONED, position != Position.STATIC)
                        .with(VisualTrait.TRANSFORMED, transformed)
                        .with(
                                VisualTrait.CONTAINING,
                                PositionedContainment.ofAbsolute(style, BoxKind.OTHER))
                        .with(VisualTrait.ONE_SIDED, style.get(BACKFACE_HIDDEN))
                        .with(VisualTrait.INERT, style.get(INTERACTIVITY) == Interactivity.INERT)
                        .with(VisualTrait.CLICK_THROUGH, clickThrough)
                        .with(
                                VisualTrait.POINTER,
                                style.get(CURSOR) == Cursor.POINTER && !clickThrough)
                        .with(VisualTrait.OWN_BOX, display.isBlockLevel() || display.isTablePart())
                        .with(VisualTrait.OUT_OF_FLOW, absolute || style.get(FLOAT) != Float.NONE)
                        .with(VisualTrait.INLINE, inline)
                        .with(VisualTrait.APART, !inline)
                        .with(VisualTrait.BOXLESS, display == Display.CONTENTS)
                        .with(VisualTrait.BACKGROUND, background);
    }

    /** Returns the traits of a style. */
    static EnumFlags<VisualTrait> of(ComputedStyle style) {
        return style.derived(VisualTraits.class, VisualTraits::new).traits;
    }
}
