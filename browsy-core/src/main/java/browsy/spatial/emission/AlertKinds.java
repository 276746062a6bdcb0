package browsy.spatial.emission;

import browsy.model.AlertKind;
import browsy.model.Role;
import browsy.spatial.tree.FlatTree;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Detects elements that carry a message: by their role, by a class name that combines a word for
 * messages with a word for a kind of message ({@code alert-danger}, {@code flash_success}), or by a
 * single such word if the element is a short text; see {@link MessageWords}.
 */
public final class AlertKinds {

    /** The greatest number of elements in the subtree of a message. */
    private static final int MAX_ELEMENTS = 40;

    private final FlatTree tree;
    private final MessageWords words;

    /** The kinds by the number of the class list. Pages repeat a few class lists many times. */
    private @Nullable AlertKind[] known = new @Nullable AlertKind[64];

    private final BitSet asked = new BitSet();

    public AlertKinds(FlatTree tree) {
        this.tree = tree;
        words = new MessageWords(tree);
    }

    /** The kind of message that an element carries, null if it carries none. */
    public @Nullable AlertKind of(int index, @Nullable Role role) {
        AlertKind byClass = byClass(index);
        if (role == Role.ALERT || role == Role.ALERTDIALOG) {
            return byClass == null ? AlertKind.ALERT : byClass;
        }
        if (role == Role.STATUS) {
            return byClass == null ? AlertKind.STATUS : byClass;
        }
        // A link or button is no message, whatever its class.
        return role == Role.LINK || role == Role.BUTTON ? null : byClass;
    }

    /**
     * Whether the class of an element marks it as a message. An element with a large subtree is a
     * part of the page and no message, whatever its class.
     */
    public boolean isCalledMessage(int index) {
        return tree.end(index) - index <= MAX_ELEMENTS && byClass(index) != null;
    }

    private @Nullable AlertKind byClass(int index) {
        int list = tree.classList(index);
        if (list == 0) {
            return null;
        }
        if (!asked.get(list)) {
            asked.set(list);
            if (list >= known.length) {
                known = Arrays.copyOf(known, 2 * list);
            }
            known[list] = byNames(tree.classes(index));
        }
        AlertKind kind = known[list];
        return kind == null ? words.of(index) : kind;
    }

    private static @Nullable AlertKind byNames(String[] classes) {
        AlertKind weak = null;
        for (String token : classes) {
            if (!mayTell(token)) {
                continue;
            }
            String name = token.toLowerCase(Locale.ROOT);
            AlertKind kind = compoundKind(name);
            if (kind != null) {
                return kind;
            }
            if (name.equals("alert") || name.equals("notice") || name.equals("flash")) {
                weak = AlertKind.ALERT;
            }
        }
        return weak;
    }

    /**
     * A fast check before the full one, by the first two letters of the parts of a name: whether
     * one part begins like a word for messages, and one like a word for a kind of message. The
     * latter is not required of a name of one part. The check accepts every name that the full
     * check accepts.
     */
    private static boolean mayTell(String name) {
        boolean message = false;
        boolean kind = false;
        boolean whole = true;
        boolean starts = true;
        for (int i = 0; i + 1 < name.length(); i++) {
            char c = name.charAt(i);
            if (starts) {
                switch ((c | 0x20) << 8 | name.charAt(i + 1) | 0x20) {
                    case 'a' << 8 | 'l':
                        message = true;
                        kind = true;
                        break;
                    case 'm' << 8 | 's':
                    case 'm' << 8 | 'e':
                    case 'f' << 8 | 'l':
                    case 'n' << 8 | 'o':
                    case 't' << 8 | 'o':
                    case 'b' << 8 | 'a':
                    case 'c' << 8 | 'a':
                        message = true;
                        break;
                    case 'e' << 8 | 'r':
                    case 'd' << 8 | 'a':
                    case 'f' << 8 | 'a':
                    case 'i' << 8 | 'n':
                    case 's' << 8 | 'u':
                    case 'w' << 8 | 'a':
                        kind = true;
                        break;
                    default:
                        break;
                }
            }
            starts = c == '-' || c == '_';
            whole &= !starts;
        }
        return message && (kind || whole);
    }

    /**
     * Finds the kind of message that a compound class name denotes: one of its parts, separated by
     * {@code -} or {@code _}, is a word for messages, another a word for a kind, and none denotes a
     * part of a message. Returns null for other names.
     */
    private static @Nullable AlertKind compoundKind(String name) {
        if (name.indexOf('-') < 0 && name.indexOf('_') < 0) {
            return null;
        }
        boolean message = false;
        AlertKind kind = null;
        for (int start = 0, end; start <= name.length(); start = end + 1) {
            end = start;
            while (end < name.length() && name.charAt(end) != '-' && name.charAt(end) != '_') {
                end++;
            }
            String part = name.substring(start, end);
            switch (part) {
                case "alert",
                        "msg",
                        "message",
                        "messages",
                        "flash",
                        "notice",
                        "notecard",
                        "notification",
                        "toast",
                        "banner",
                        "callout" ->
                        message = true;
                case "error", "errors", "danger", "failure", "invalid", "alerterror" ->
                        kind = AlertKind.ERROR;
                case "success" -> kind = AlertKind.SUCCESS;
                case "warning", "warn" -> kind = AlertKind.WARNING;
                case "info" -> kind = AlertKind.STATUS;
                default -> {
                    if (isModifier(part)) {
                        return null;
                    }
                }
            }
        }
        return message && kind != null ? kind : null;
    }

    /** Whether a part of a class name denotes a part of a message, such as its close button. */
    private static boolean isModifier(String part) {
        return switch (part) {
            case "icon",
                    "close",
                    "dismiss",
                    "dismissible",
                    "link",
                    "heading",
                    "title",
                    "btn",
                    "button",
                    "container",
                    "wrapper" ->
                    true;
            default -> false;
        };
    }
}
