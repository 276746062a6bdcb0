package browsy.fetch.action;

import browsy.fetch.action.PageTransition.Change;
import browsy.fetch.form.UserInput;
import browsy.fetch.navigation.LoadedPage;
import browsy.html.UserState;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Opens and closes details, dialogs and popovers.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command">HTML:
 *     the command attribute</a>
 * @see <a href="https://html.spec.whatwg.org/multipage/popover.html">HTML: popover</a>
 */
final class Disclosures {
    private Disclosures() {}

    /** The transition of a button with a command or popover target; null if it has none. */
    static @Nullable PageTransition command(LoadedPage page, Element button) {
        Element commanded = byId(button, button.attr("commandfor"));
        String command = button.attr("command").toLowerCase(Locale.ROOT);
        return commanded != null && isKnown(command)
                ? command(page, commanded, command)
                : popover(page, button);
    }

    /** Whether a command is valid: a built-in one, or a custom one for scripts. */
    private static boolean isKnown(String command) {
        return command.startsWith("--")
                || switch (command) {
                    case "show-modal",
                            "close",
                            "request-close",
                            "toggle-popover",
                            "show-popover",
                            "hide-popover" ->
                            true;
                    default -> false;
                };
    }

    /** The transition of a button with {@code popovertarget}; null if it has none. */
    static @Nullable PageTransition popover(LoadedPage page, Element button) {
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

    /** The transition of a command; null if the target does not support it. */
    private static @Nullable PageTransition command(
            LoadedPage page, Element target, String command) {
        UserInput input = page.input();
        return switch (command) {
            case "show-modal", "close", "request-close" -> {
                if (!target.normalName().equals("dialog")) {
                    yield null;
                }
                yield new Change(
                        command.equals("show-modal")
                                ? modal(input, target)
                                : closed(input, target));
            }
            case "toggle-popover", "show-popover", "hide-popover" -> {
                if (!target.hasAttr("popover")) {
                    yield null;
                }
                boolean open =
                        command.equals("show-popover")
                                || (command.equals("toggle-popover") && !isOpen(input, target));
                yield new Change(popover(input, target, open));
            }
            default -> null;
        };
    }

    private static UserInput modal(UserInput input, Element dialog) {
        return input.withOpen(dialog, true)
                .withState(UserState.MODAL, dialog, true)
                .withFocus(Focusability.focusedByOpening(dialog), false);
    }

    private static boolean isOpen(UserInput input, Element popover) {
        return input.elements(UserState.POPOVER_OPEN).contains(popover);
    }

    /**
     * Opens or closes a popover. Opening an automatic popover closes the other automatic popovers
     * that do not contain it.
     */
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

    /** Closes a dialog. */
    static UserInput closed(UserInput input, Element dialog) {
        return input.withOpen(dialog, false).withState(UserState.MODAL, dialog, false);
    }

    /** Toggles details. Opening it closes the others of its group by {@code name}. */
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

    /** Whether details are open, by a pending change or else by the attribute. */
    private static boolean isOpenDetails(UserInput input, Element details) {
        Boolean changed = input.opened().get(details);
        return changed != null ? changed : details.hasAttr("open");
    }

    /**
     * The input after the Escape key: without the last open popover in tree order or, if there is
     * none, without the last open dialog that a close request reaches, unless its {@code closedby}
     * forbids that; null if nothing closes.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/interactive-elements.html#attr-dialog-closedby">HTML:
     *     the closedby attribute</a>
     */
    static @Nullable UserInput dismissed(LoadedPage page) {
        UserInput input = page.input();
        Element popover = last(page, input.elements(UserState.POPOVER_OPEN));
        if (popover != null) {
            return input.withState(UserState.POPOVER_OPEN, popover, false);
        }
        Element dialog = null;
        for (Element open : page.current().document().getElementsByTag("dialog")) {
            dialog = open.hasAttr("open") && takesCloseRequests(input, open) ? open : dialog;
        }
        return dialog == null || closedBy(dialog).equals("none") ? null : closed(input, dialog);
    }

    /** Whether a dialog is modal, or closes by the user although it is not. */
    private static boolean takesCloseRequests(UserInput input, Element dialog) {
        return input.elements(UserState.MODAL).contains(dialog)
                || switch (closedBy(dialog)) {
                    case "any", "closerequest" -> true;
                    default -> false;
                };
    }

    private static String closedBy(Element dialog) {
        return dialog.attr("closedby").toLowerCase(Locale.ROOT);
    }

    /** The last element of a set in tree order; null if the set is empty. */
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
     * Light-dismisses popovers: closes the automatic popovers that contain neither the click nor
     * the popover that the click opens.
     *
     * @param before the input before the click
     * @param input the input after the activation behavior of the click
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/popover.html#popover-light-dismiss">HTML:
     *     light dismiss</a>
     */
    static UserInput lightlyDismissed(UserInput before, UserInput input, Element clicked) {
        UserInput changed = input;
        for (Element popover : Set.copyOf(before.elements(UserState.POPOVER_OPEN))) {
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

    /** Tests whether a clicked element or an ancestor of it is an invoker of a popover. */
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
