package browsy.fetch.action;

import browsy.fetch.form.FormControls;
import browsy.fetch.form.UserInput;
import browsy.html.UserState;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Shows and hides popovers. A popover is inside another one if that contains it or the button that
 * opened it, directly or not.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/popover.html">HTML: popover</a>
 */
final class Popovers {
    private Popovers() {}

    /** The states of the {@code popover} attribute. */
    private enum Kind {
        AUTO,
        HINT,
        MANUAL;

        static Kind of(Element popover) {
            return switch (popover.attr("popover").toLowerCase(Locale.ROOT)) {
                case "", "auto" -> AUTO;
                case "hint" -> HINT;
                default -> MANUAL;
            };
        }
    }

    /** Shows a hidden popover, and hides a shown one. */
    static UserInput toggled(UserInput input, Element popover, Element button) {
        return isShown(input, popover) ? hidden(input, popover) : shown(input, popover, button);
    }

    /**
     * Shows a popover. An automatic one hides the automatic popovers and hints that it is not
     * inside of; a hint hides the other hints.
     *
     * @param button the button that shows it
     */
    static UserInput shown(UserInput input, Element popover, Element button) {
        if (isShown(input, popover) || popover.hasAttr("open")) {
            return input;
        }
        Kind kind = Kind.of(popover);
        Set<Element> around = around(input, popover);
        around.addAll(around(input, button));
        UserInput changed = input;
        for (Element other : Set.copyOf(input.elements(UserState.POPOVER_OPEN))) {
            boolean hides =
                    switch (kind) {
                        case AUTO -> Kind.of(other) != Kind.MANUAL;
                        case HINT -> Kind.of(other) == Kind.HINT;
                        case MANUAL -> false;
                    };
            if (hides && !around.contains(other)) {
                changed = withoutPopover(changed, other);
            }
        }
        changed =
                changed.withState(UserState.POPOVER_OPEN, popover, true)
                        .withInvoker(popover, button);
        Element focus = Focusability.focusedByShowing(popover);
        return focus == null ? changed : changed.withFocus(focus, FormControls.isTextField(focus));
    }

    /**
     * Hides a popover and those inside of it. If it has the focus, the button that showed it gets
     * the focus, unless the popover is manual or inside another one.
     */
    static UserInput hidden(UserInput input, Element popover) {
        if (!isShown(input, popover)) {
            return input;
        }
        UserInput changed = input;
        for (Element other : Set.copyOf(input.elements(UserState.POPOVER_OPEN))) {
            boolean inside = other != popover && around(input, other).contains(popover);
            if (inside && Kind.of(other) != Kind.MANUAL) {
                changed = unfocused(withoutPopover(changed, other), other);
            }
        }
        UserInput after = withoutPopover(changed, popover);
        boolean returns = Kind.of(popover) != Kind.MANUAL && around(changed, popover).size() == 1;
        if (!returns || !hasFocus(changed, popover)) {
            return unfocused(after, popover);
        }
        Element invoker = changed.invoker(popover);
        return refocused(after, invoker);
    }

    /** Hides the popovers that a modal dialog hides: those that do not contain it. */
    static UserInput hiddenBy(UserInput input, Element dialog) {
        UserInput changed = input;
        for (Element popover : Set.copyOf(input.elements(UserState.POPOVER_OPEN))) {
            boolean stays = Kind.of(popover) == Kind.MANUAL || dialog.parents().contains(popover);
            changed = stays ? changed : withoutPopover(changed, popover);
        }
        return changed;
    }

    /**
     * The shown popover that the Escape key hides: the last one in tree order that is neither
     * manual nor around another one; null if there is none.
     */
    static @Nullable Element topmost(UserInput input, Document document) {
        Set<Element> shown = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Element popover : input.elements(UserState.POPOVER_OPEN)) {
            if (Kind.of(popover) != Kind.MANUAL) {
                shown.add(popover);
            }
        }
        for (Element popover : Set.copyOf(shown)) {
            Set<Element> around = around(input, popover);
            around.remove(popover);
            shown.removeAll(around);
        }
        Element last = null;
        if (!shown.isEmpty()) {
            for (Element element : document.getAllElements()) {
                last = shown.contains(element) ? element : last;
            }
        }
        return last;
    }

    /**
     * Light-dismisses popovers: hides those that are neither manual nor around the click, and that
     * the click does not show.
     *
     * @param before the input before the click
     * @param input the input after the activation behavior of the click
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/popover.html#popover-light-dismiss">HTML:
     *     light dismiss</a>
     */
    static UserInput lightlyDismissed(UserInput before, UserInput input, Element clicked) {
        Set<Element> shown = before.elements(UserState.POPOVER_OPEN);
        if (shown.isEmpty()) {
            return input;
        }
        Set<Element> around = around(before, clicked);
        UserInput changed = input;
        for (Element popover : Set.copyOf(shown)) {
            boolean stays =
                    Kind.of(popover) == Kind.MANUAL
                            || around.contains(popover)
                            || isShownBy(clicked, popover);
            changed = stays ? changed : withoutPopover(changed, popover);
        }
        return changed;
    }

    /** Whether an element or a descendant of it has the focus. */
    static boolean hasFocus(UserInput input, Element element) {
        Element focus = input.only(UserState.FOCUS);
        return focus != null && (focus == element || focus.parents().contains(element));
    }

    /**
     * Moves the focus to the button that opened a dialog or popover; to nothing if there is none or
     * it is hidden itself.
     */
    static UserInput refocused(UserInput input, @Nullable Element invoker) {
        Element focus = invoker == null ? null : Focusability.focusedByClick(invoker);
        return input.withFocus(focus == null || isInHidden(input, focus) ? null : focus, false);
    }

    /** Removes the focus from a hidden popover. */
    private static UserInput unfocused(UserInput input, Element popover) {
        return hasFocus(input, popover) ? input.withFocus(null, false) : input;
    }

    private static UserInput withoutPopover(UserInput input, Element popover) {
        return input.withState(UserState.POPOVER_OPEN, popover, false).withInvoker(popover, null);
    }

    private static boolean isShown(UserInput input, Element popover) {
        return input.elements(UserState.POPOVER_OPEN).contains(popover);
    }

    /** Whether an element is in a hidden popover or a closed dialog. */
    private static boolean isInHidden(UserInput input, Element element) {
        for (Element up = element; up != null; up = up.parent()) {
            boolean shown = isShown(input, up);
            if (up.hasAttr("popover") && !shown && !up.hasAttr("open")) {
                return true;
            }
            boolean open = input.opened().getOrDefault(up, up.hasAttr("open"));
            if (up.normalName().equals("dialog") && !open && !shown) {
                return true;
            }
        }
        return false;
    }

    /** The shown popovers that an element is inside of; a shown popover is inside itself. */
    private static Set<Element> around(UserInput input, Element element) {
        Set<Element> found = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<Element> shown = input.elements(UserState.POPOVER_OPEN);
        Deque<Element> starts = new ArrayDeque<>();
        starts.push(element);
        while (!shown.isEmpty() && !starts.isEmpty()) {
            for (Element up = starts.pop(); up != null; up = up.parent()) {
                Element invoker = shown.contains(up) && found.add(up) ? input.invoker(up) : null;
                if (invoker != null) {
                    starts.push(invoker);
                }
            }
        }
        return found;
    }

    /** Tests whether a clicked element or an ancestor of it is an invoker of a popover. */
    private static boolean isShownBy(Element clicked, Element popover) {
        for (Element e = clicked; e != null; e = e.parent()) {
            if (!popover.id().isEmpty()
                    && (e.attr("popovertarget").equals(popover.id())
                            || e.attr("commandfor").equals(popover.id()))) {
                return true;
            }
        }
        return false;
    }
}
