package browsy.spatial;

import browsy.model.AlertKind;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Messages that one bare word calls so, such as {@code <li class=success>}. A word alone says
 * little: the element has to be a short text on lines of its own, without anything to fill in, and
 * no more than a few on a page are called the same.
 */
final class MessageWords {

    /** A message of one word holds no more elements than this. */
    private static final int MAX_ELEMENTS = 10;

    /** So many of the same name are a list of something, such as the messages of a forum. */
    private static final int MAX_ALIKE = 5;

    private final FlatTree tree;

    /** How many elements have each class attribute, by its number. */
    private int[] alike = new int[64];

    MessageWords(FlatTree tree) {
        this.tree = tree;
        for (int i = 0; i < tree.size(); i++) {
            int list = tree.classList(i);
            if (list >= alike.length) {
                alike = Arrays.copyOf(alike, 2 * list);
            }
            alike[list]++;
        }
    }

    /** What kind of message an element is by a word among its classes, null if none. */
    @Nullable AlertKind of(int index) {
        AlertKind kind = null;
        for (String token : tree.classes(index)) {
            kind = kind == null ? kind(token.toLowerCase(Locale.ROOT)) : kind;
        }
        return kind != null && isMessage(index) ? kind : null;
    }

    private boolean isMessage(int index) {
        return switch (tree.tag(index)) {
            case "div", "p", "li", "ul" ->
                    tree.end(index) - index <= MAX_ELEMENTS
                            && alike[tree.classList(index)] <= MAX_ALIKE
                            && !hasControl(index)
                            && tree.element(index).hasText();
            default -> false;
        };
    }

    private boolean hasControl(int index) {
        for (int i = index; i < tree.end(index); i++) {
            if (tree.is(i, TagCategory.CONTROL | TagCategory.LABEL)) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable AlertKind kind(String word) {
        return switch (word) {
            case "error",
                    "errors",
                    "errornote",
                    "errorlist",
                    "errormessage",
                    "errormsg",
                    "errorbox" ->
                    AlertKind.ERROR;
            case "success", "successmessage", "successmsg" -> AlertKind.SUCCESS;
            case "warning", "warningbox" -> AlertKind.WARNING;
            case "message" -> AlertKind.ALERT;
            default -> null;
        };
    }
}
