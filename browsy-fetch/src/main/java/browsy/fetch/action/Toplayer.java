package browsy.fetch.action;

import browsy.fetch.action.Effect.Change;
import browsy.fetch.form.UserInput;
import browsy.fetch.navigation.LoadedPage;
import browsy.html.UserState;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Details, dialogs and popovers.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command">HTML:
 *     the command attribute</a>
 * @see <a href="https://html.spec.whatwg.org/multipage/popover.html">HTML: popover</a>
 */
final class Toplayer {
    private Toplayer() {}

    /** What a button that commands another element does; null if it commands none. */
    static @Nullable Effect command(LoadedPage page, Element button) {
        Element commanded = byId(button, button.attr("commandfor"));
        if (commanded != null) {
            return command(page, commanded, button.attr("command").toLowerCase(Locale.ROOT));
        }
        Element popover = byId(button, button.attr("popovertarget"));
        if (popover == null || !popover.hasAttr("popover")) {
            return null;
        }
        return switch (button.attr("popovertargetaction").toLowerCase(Locale.ROOT)) {
            case "show" -> new Change(popover(page.input(), popover, true));
            case "hide" -> new Change(popover(page.input(), popover, false));
            default -> new Change(popover(page.input(), popover, !isOpen(page.input(), popover)));
        };
    }

    private static @Nullable Effect command(LoadedPage page, Element target, String command) {
        UserInput input = page.input();
        return switch (command) {
            case "show-modal" ->
                    new Change(
                            input.withOpen(target, true)
                                    .withState(UserState.MODAL, target, true)
                                    .withFocus(Focusability.focusedByOpening(target), false));
            case "close", "request-close" -> new Change(closed(input, target));
            case "toggle-popover" -> new Change(popover(input, target, !isOpen(input, target)));
            case "show-popover" -> new Change(popover(input, target, true));
            case "hide-popover" -> new Change(popover(input, target, false));
            default -> null;
        };
    }

    private static boolean isOpen(UserInput input, Element popover) {
        return input.elements(UserState.POPOVER_OPEN).contains(popover);
    }

    /** An automatic popover closes those that it is not inside of. */
    private static UserInput popover(UserInput input, Element popover, boolean open) {
        UserInput changed = input;
        if (open && !popover.attr("popover").equalsIgnoreCase("manual")) {
            for (Element other : Set.copyOf(input.elements(UserState.POPOVER_OPEN))) {
                boolean closes =
                        !other.attr("popover").equalsIgnoreCase("manual")
                                && !popover.parents().contains(other);
                if (closes) {
                    changed = changed.withState(UserState.POPOVER_OPEN, other, false);
                }
            }
        }
        return changed.withState(UserState.POPOVER_OPEN, popover, open);
    }

    static UserInput closed(UserInput input, Element dialog) {
        return input.withOpen(dialog, false).withState(UserState.MODAL, dialog, false);
    }

    /** Opens or closes details; of those with the same name only one is open. */
    static UserInput toggledDetails(LoadedPage page, Element details) {
        UserInput input = page.input();
        boolean open = !isOpenDetails(input, details);
        String name = details.attr("name");
        Document document = details.ownerDocument();
        if (open && !name.isEmpty() && document != null) {
            for (Element other : document.getElementsByTag("details")) {
                if (other != details
                        && other.attr("name").equals(name)
                        && isOpenDetails(input, other)) {
                    input = input.withOpen(other, false);
                }
            }
        }
        return input.withOpen(details, open);
    }

    private static boolean isOpenDetails(UserInput input, Element details) {
        Boolean changed = input.opened().get(details);
        return changed != null ? changed : details.hasAttr("open");
    }

    /** What the escape key closes, the innermost thing first; null if nothing is open. */
    static @Nullable UserInput dismissed(LoadedPage page) {
        UserInput input = page.input();
        Element popover = last(page, input.elements(UserState.POPOVER_OPEN));
        if (popover != null) {
            return input.withState(UserState.POPOVER_OPEN, popover, false);
        }
        Element dialog = last(page, input.elements(UserState.MODAL));
        return dialog == null ? null : closed(input, dialog);
    }

    private static @Nullable Element last(LoadedPage page, Set<Element> open) {
        Element last = null;
        if (!open.isEmpty()) {
            for (Element element : page.current().document().getAllElements()) {
                last = open.contains(element) ? element : last;
            }
        }
        return last;
    }

    /**
     * A click closes the automatic popovers that it is not in, but for the one its button opens.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/popover.html#popover-light-dismiss">HTML:
     *     light dismiss</a>
     */
    static UserInput lightlyDismissed(UserInput input, Element clicked) {
        UserInput changed = input;
        for (Element popover : Set.copyOf(input.elements(UserState.POPOVER_OPEN))) {
            boolean stays =
                    popover.attr("popover").equalsIgnoreCase("manual")
                            || popover == clicked
                            || clicked.parents().contains(popover)
                            || isOpenedBy(clicked, popover);
            if (!stays) {
                changed = changed.withState(UserState.POPOVER_OPEN, popover, false);
            }
        }
        return changed;
    }

    private static boolean isOpenedBy(Element clicked, Element popover) {
        for (Element e = clicked; e != null; e = e.parent()) {
            if (!popover.id().isEmpty()
                    && (e.attr("popovertarget").equals(popover.id())
                            || e.attr("commandfor").equals(popover.id()))) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable Element byId(Element anywhere, String id) {
        Document document = anywhere.ownerDocument();
        return document == null || id.isEmpty() ? null : document.getElementById(id);
    }
}
