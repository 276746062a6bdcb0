package browsy.spatial;

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
import static browsy.style.property.EffectProperties.OPACITY;
import static browsy.style.property.EffectProperties.POINTER_EVENTS;
import static browsy.style.property.EffectProperties.ROTATE;
import static browsy.style.property.EffectProperties.SCALE;
import static browsy.style.property.EffectProperties.TRANSFORM;
import static browsy.style.property.EffectProperties.VISIBILITY;
import static browsy.style.property.FontProperties.FONT_SIZE;

import browsy.css.value.box.ContentVisibility;
import browsy.css.value.box.Display;
import browsy.css.value.box.Float;
import browsy.css.value.box.Overflow;
import browsy.css.value.box.Visibility;
import browsy.css.value.interaction.Cursor;
import browsy.css.value.interaction.PointerEvents;
import browsy.css.value.position.Position;
import browsy.css.value.shape.ClipPath;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.PositionedContainment;
import browsy.style.computed.PositionedContainment.BoxKind;

/**
 * What this stage asks about the style of every element, as a set of bits that is read off each
 * style once: most styles have nothing to do with whether something is seen.
 */
final class VisualTraits {

    /** Text smaller than this is no text to a person, in CSS px. */
    private static final double LEGIBLE = 1;

    static final int NOT_DISPLAYED = 1;

    /** {@code visibility} is not {@code visible}. */
    static final int INVISIBLE = 1 << 1;

    static final int TRANSPARENT = 1 << 2;

    /** {@code content-visibility: hidden}. */
    static final int CONTENT_HIDDEN = 1 << 3;

    static final int ILLEGIBLE = 1 << 4;

    /** Overflow is cut off or scrolled to. */
    static final int OVERFLOW = 1 << 5;

    static final int CLIP_PATH_SET = 1 << 6;
    static final int POSITIONED = 1 << 7;
    static final int TRANSFORMED = 1 << 8;

    /** The pointer says that there is something to click. */
    static final int POINTER = 1 << 9;

    /** What comes before and after the box is apart from it: blocks and parts of tables. */
    static final int OWN_BOX = 1 << 10;

    /** Positioned absolutely or floating. */
    static final int OUT_OF_FLOW = 1 << 11;

    /** Content of a line: inline boxes, those of ruby, and no box at all. */
    static final int INLINE = 1 << 12;

    /** A name says spaces around it. */
    static final int APART = 1 << 13;

    static final int BACKGROUND = 1 << 14;

    /** {@code pointer-events: none}. */
    static final int CLICK_THROUGH = 1 << 15;

    /** Positioned descendants are placed in it though it is not positioned itself. */
    static final int CONTAINING = 1 << 16;

    /** {@code backface-visibility: hidden}. */
    static final int ONE_SIDED = 1 << 17;

    /** With none of these an element is seen if what is around it is, and if it is in sight. */
    static final int CONCEALING =
            NOT_DISPLAYED
                    | INVISIBLE
                    | TRANSPARENT
                    | CONTENT_HIDDEN
                    | ILLEGIBLE
                    | OVERFLOW
                    | CLIP_PATH_SET
                    | POSITIONED
                    | TRANSFORMED
                    | CONTAINING
                    | ONE_SIDED;

    private final int bits;

    private VisualTraits(ComputedStyle style) {
        Display display = style.display();
        Position position = style.get(POSITION);
        boolean absolute = position == Position.ABSOLUTE || position == Position.FIXED;
        boolean clickThrough = style.get(POINTER_EVENTS) == PointerEvents.NONE;
        bits =
                bit(NOT_DISPLAYED, display == Display.NONE)
                        | bit(INVISIBLE, style.get(VISIBILITY) != Visibility.VISIBLE)
                        | bit(TRANSPARENT, style.get(OPACITY) <= 0)
                        | bit(
                                CONTENT_HIDDEN,
                                style.get(CONTENT_VISIBILITY) == ContentVisibility.HIDDEN)
                        | bit(ILLEGIBLE, style.get(FONT_SIZE) < LEGIBLE)
                        | bit(OVERFLOW, style.get(OVERFLOW_X) != Overflow.VISIBLE)
                        | bit(OVERFLOW, style.get(OVERFLOW_Y) != Overflow.VISIBLE)
                        | bit(CLIP_PATH_SET, style.get(CLIP_PATH) instanceof ClipPath.Shape)
                        | bit(POSITIONED, position != Position.STATIC)
                        | bit(TRANSFORMED, !style.get(TRANSFORM).isNone())
                        | bit(TRANSFORMED, !style.get(SCALE).isNone())
                        | bit(TRANSFORMED, !style.get(ROTATE).isNone())
                        | bit(CONTAINING, PositionedContainment.ofAbsolute(style, BoxKind.OTHER))
                        | bit(ONE_SIDED, style.get(BACKFACE_HIDDEN))
                        | bit(CLICK_THROUGH, clickThrough)
                        | bit(POINTER, style.get(CURSOR) == Cursor.POINTER && !clickThrough)
                        | bit(OWN_BOX, display.isBlockLevel() || display.isTablePart())
                        | bit(OUT_OF_FLOW, absolute || style.get(FLOAT) != Float.NONE)
                        | bit(INLINE, isInline(display))
                        | bit(APART, !isInline(display))
                        | bit(BACKGROUND, style.get(BACKGROUND_IMAGE))
                        | bit(BACKGROUND, style.get(BACKGROUND_COLOR).alpha() > 0);
    }

    private static int bit(int bit, boolean set) {
        return set ? bit : 0;
    }

    private static boolean isInline(Display display) {
        return display == Display.INLINE || display == Display.CONTENTS || display == Display.RUBY;
    }

    /** What a style looks like. */
    static int of(ComputedStyle style) {
        return style.derived(VisualTraits.class, VisualTraits::new).bits;
    }
}
