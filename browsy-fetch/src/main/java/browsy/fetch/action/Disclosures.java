package browsy.fetch.action;

import browsy.fetch.form.UserInput;
import browsy.fetch.navigation.LoadedPage;
import browsy.html.UserState;
import java.util.Locale;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Opens and closes details and dialogs, and popovers by commands.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command">HTML:
 *     the command attribute</a>
 * @see <a href="https://html.spec.whatwg.org/multipage/popover.html">HTML: popover</a>
 */
final class Disclosures {
    private Disclosures() {}

    /**
     * The input after a click on a button with a command or popover target; null if it has none.
     *
     * @param input the input after the press, which moves the focus to the button
     */
    static @Nullable UserInput command(UserInput input, Element button) {
        Element commanded = byId(button, button.attr("commandfor"));
        Command command = commanded == null ? null : Command.of(button.attr("command"));
        return commanded != null && command != null
                ? command(input, commanded, command, button)
                : popover(input, button);
    }

    /** See {@link #command(UserInput, Element)}; for a button with {@code popovertarget}. */
    static @Nullable UserInput popover(UserInput input, Element button) {
        Element popover = byId(button, button.attr("popovertarget"));
        if (popover == null || !popover.hasAttr("popover")) {
            return null;
        }
        return switch (button.attr("popovertargetaction").toLowerCase(Locale.ROOT)) {
            case "show" -> Popovers.shown(input, popover, button);
            case "hide" -> Popovers.hidden(input, popover);
            default -> Popovers.toggled(input, popover, button);
        };
    }

    /** The commands of {@code command} attributes. */
    private enum Command {
        SHOW_MODAL,
        CLOSE,
        REQUEST_CLOSE,
        TOGGLE_POPOVER,
        SHOW_POPOVER,
        HIDE_POPOVER,
        /** A command for scripts. */
        CUSTOM;

        /** The command of an attribute; null if it is invalid. */
        static @Nullable Command of(String attribute) {
            if (attribute.startsWith("--")) {
                return CUSTOM;
            }
            for (Command command : values()) {
                if (command != CUSTOM
                        && command.name().replace('_', '-').equalsIgnoreCase(attribute)) {
                    return command;
                }
            }
            return null;
        }
    }

    /** The input after a command; null if the target does not support it. */
    private static @Nullable UserInput command(
            UserInput input, Element target, Command command, Element button) {
        boolean isDialog = target.nameIs("dialog");
        boolean isPopover = target.hasAttr("popover");
        return switch (command) {
            case SHOW_MODAL -> isDialog ? modal(input, target, button) : null;
            case CLOSE, REQUEST_CLOSE -> isDialog ? closed(input, target) : null;
            case SHOW_POPOVER -> isPopover ? Popovers.shown(input, target, button) : null;
            case HIDE_POPOVER -> isPopover ? Popovers.hidden(input, target) : null;
            case TOGGLE_POPOVER -> isPopover ? Popovers.toggled(input, target, button) : null;
            case CUSTOM -> null;
        };
    }

    private static UserInput modal(UserInput input, Element dialog, Element button) {
        return Popovers.hiddenBy(input, dialog)
                .withOpen(dialog, true)
                .withState(UserState.MODAL, dialog, true)
                .withInvoker(dialog, button)
                .withFocus(Focusability.focusedByOpening(dialog), false);
    }

    /**
     * Closes a dialog. The focus returns to the button that opened it, if the dialog is modal or
     * has the focus.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/interactive-elements.html#close-the-dialog">HTML:
     *     close the dialog</a>
     */
    static UserInput closed(UserInput input, Element dialog) {
        UserInput changed = input.withOpen(dialog, false).withState(UserState.MODAL, dialog, false);
        boolean returns =
                input.elements(UserState.MODAL).contains(dialog)
                        || Popovers.hasFocus(input, dialog);
        UserInput closed = changed.withInvoker(dialog, null);
        return returns ? Popovers.refocused(closed, changed.invoker(dialog)) : closed;
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
     * The input after the Escape key: without the topmost open popover that is not manual or, if
     * there is none, without the last open dialog that a close request reaches, unless its {@code
     * closedby} forbids that; null if nothing closes.
     *
     * @see <a
     *     href="https://html.spec.whatwg.org/multipage/interactive-elements.html#attr-dialog-closedby">HTML:
     *     the closedby attribute</a>
     */
    static @Nullable UserInput dismissed(LoadedPage page) {
        UserInput input = page.input();
        Element popover = Popovers.topmost(input, page.current().document());
        if (popover != null) {
            return Popovers.hidden(input, popover);
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

    private static @Nullable Element byId(Element anywhere, String id) {
        Document document = anywhere.ownerDocument();
        return document == null || id.isEmpty() ? null : document.getElementById(id);
    }
}
