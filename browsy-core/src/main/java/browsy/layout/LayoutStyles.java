package browsy.layout;

import static browsy.style.property.AnchorProperties.POSITION_TRY_FALLBACKS;
import static browsy.style.property.BoxProperties.Z_INDEX;
import static browsy.style.property.EffectProperties.BACKGROUND_COLOR;
import static browsy.style.property.EffectProperties.BACKGROUND_IMAGE;
import static browsy.style.property.EffectProperties.COLOR;
import static browsy.style.property.EffectProperties.CURSOR;
import static browsy.style.property.EffectProperties.OPACITY;
import static browsy.style.property.EffectProperties.POINTER_EVENTS;

import browsy.css.value.Color;
import browsy.html.TreeElement;
import browsy.infra.TimeLimit;
import browsy.layout.geometry.RenderingContext3d;
import browsy.layout.natural.NativeLook;
import browsy.style.PseudoElement;
import browsy.style.StyledDocument;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.AnimationProperties;
import browsy.style.property.Property;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Compares two sets of styles of one document as layout reads them. Layout does not read properties
 * that only painting and interaction depend on, so a change of these leaves all boxes as they are.
 */
public final class LayoutStyles {

    /** Properties that layout does not read, apart from the tests of backgrounds and 3D here. */
    private static final Set<Property<?>> UNREAD = unread();

    private static final PseudoElement[] PSEUDO_ELEMENTS = PseudoElement.values();

    private final StyledDocument before;
    private final StyledDocument after;

    /** Two styles that were found equal; elements with the same style follow one another. */
    private @Nullable ComputedStyle lastBefore;

    private @Nullable ComputedStyle lastAfter;
    private boolean lastInline;

    private static Set<Property<?>> unread() {
        Set<Property<?>> unread = new HashSet<>(AnimationProperties.ALL);
        Collections.addAll(
                unread,
                COLOR,
                CURSOR,
                OPACITY,
                POINTER_EVENTS,
                Z_INDEX,
                BACKGROUND_COLOR,
                BACKGROUND_IMAGE);
        return Set.copyOf(unread);
    }

    private LayoutStyles(StyledDocument before, StyledDocument after) {
        this.before = before;
        this.after = after;
    }

    /**
     * Whether the layouts of two stylings of the same elements, with the same style sheets but
     * other states, are the same. May be false though they are: styles of first letters and lines,
     * of position fallbacks and in size containers are not compared.
     */
    public static boolean giveSameLayout(StyledDocument before, StyledDocument after) {
        return before.elements() == after.elements()
                && before.queryContainers().isEmpty()
                && after.queryContainers().isEmpty()
                && new LayoutStyles(before, after).areAllEqual();
    }

    private boolean areAllEqual() {
        for (TreeElement element : before.elements().elements()) {
            TimeLimit.check();
            if (!areEqual(element)) {
                return false;
            }
        }
        return true;
    }

    private boolean areEqual(TreeElement element) {
        ComputedStyle old = before.style(element);
        ComputedStyle now = after.style(element);
        if (old == null || now == null) {
            return old == now;
        }
        if (!areEqual(old, now, old.display().isInlineBox())) {
            return false;
        }
        for (PseudoElement pseudo : PSEUDO_ELEMENTS) {
            if (!areEqual(element, pseudo)) {
                return false;
            }
        }
        return true;
    }

    private boolean areEqual(TreeElement element, PseudoElement pseudo) {
        ComputedStyle old = before.style(element, pseudo);
        ComputedStyle now = after.style(element, pseudo);
        if (old == null || now == null) {
            return old == now;
        }
        // Other styles are derived from the rules of these.
        boolean isTextual =
                pseudo == PseudoElement.FIRST_LETTER || pseudo == PseudoElement.FIRST_LINE;
        return !isTextual && areEqual(old, now, true);
    }

    /**
     * @param inline whether the box may be an inline box
     */
    private boolean areEqual(ComputedStyle old, ComputedStyle now, boolean inline) {
        if (old == now || (old == lastBefore && now == lastAfter && (lastInline || !inline))) {
            return true;
        }
        boolean equal =
                now.hasValuesOf(old, UNREAD)
                        && NativeLook.isButton(old) == NativeLook.isButton(now)
                        && RenderingContext3d.isExtendedBy(old)
                                == RenderingContext3d.isExtendedBy(now)
                        && (!inline || isTransparent(old) == isTransparent(now))
                        && now.get(POSITION_TRY_FALLBACKS).list().isEmpty();
        if (equal) {
            lastBefore = old;
            lastAfter = now;
            lastInline = inline;
        }
        return equal;
    }

    /** An inline box without a background may have no fragment of its own. */
    private static boolean isTransparent(ComputedStyle style) {
        return style.get(BACKGROUND_COLOR).equals(Color.TRANSPARENT);
    }
}
