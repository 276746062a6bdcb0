package browsy.spatial;

import browsy.model.AlertKind;
import browsy.model.Role;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Which elements carry a message: by role, or by a class name made of a word for messages and one
 * for what it tells ({@code alert-danger}, {@code flash_success}), or by one of these alone where
 * the element is a short text; see {@link MessageWords}.
 */
final class AlertKinds {

    /** A message holds no more elements than this. */
    private static final int MAX_ELEMENTS = 40;

    private final FlatTree tree;
    private final MessageWords words;

    /** What class attributes say, by their numbers; pages repeat a few of them over and over. */
    private @Nullable AlertKind[] known = new @Nullable AlertKind[64];

    private final BitSet asked = new BitSet();

    AlertKinds(FlatTree tree) {
        this.tree = tree;
        words = new MessageWords(tree);
    }

    /** What kind of message the element of an index is, null if none. */
    @Nullable AlertKind of(int index, @Nullable Role role) {
        AlertKind byClass = byClass(index);
        if (role == Role.ALERT || role == Role.ALERTDIALOG) {
            return byClass == null ? AlertKind.ALERT : byClass;
        }
        if (role == Role.STATUS) {
            return byClass == null ? AlertKind.STATUS : byClass;
        }
        // What is clicked is no message, whatever it is called.
        return role == Role.LINK || role == Role.BUTTON ? null : byClass;
    }

    /**
     * Whether the class of an element says that it carries a message. What holds many elements is a
     * part of the page, whatever it is called.
     */
    boolean isCalledMessage(int index) {
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
     * Whether parts of a name begin as a word for messages does and as one for what they tell;
     * those that no name goes without.
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

    /** Parts of an alert, such as its close button, are no alert themselves. */
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
