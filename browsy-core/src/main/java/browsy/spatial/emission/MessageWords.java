package browsy.spatial.emission;

import browsy.infra.EnumFlags;
import browsy.model.AlertKind;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.TagCategory;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Detects messages by a single word in a class list, such as {@code <li class=success>}. A single
 * word is weak evidence. Therefore the element must be a short block of text without controls, and
 * only a few elements of the page may have the same class list.
 */
final class MessageWords {

    private static final EnumFlags<TagCategory> CONTROLS_AND_LABELS =
            EnumFlags.of(TagCategory.CONTROL, TagCategory.LABEL);

    /** The greatest number of elements in the subtree of such a message. */
    private static final int MAX_ELEMENTS = 10;

    /**
     * The greatest number of elements with the same class list. More are a list, such as the
     * messages of a forum.
     */
    private static final int MAX_ALIKE = 5;

    private final FlatTree tree;

    /** The number of elements with each class list, by the number of the class list. */
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

    /** The kind of message that an element carries by a word in its class list, null if none. */
    @Nullable AlertKind of(int index) {
        if (tree.end(index) - index > MAX_ELEMENTS || alike[tree.classList(index)] > MAX_ALIKE) {
            return null;
        }
        AlertKind kind = null;
        for (String token : tree.classes(index)) {
            kind = kind == null ? kind(token.toLowerCase(Locale.ROOT)) : kind;
        }
        return kind != null && isTextBlock(index) ? kind : null;
    }

    private boolean isTextBlock(int index) {
        return switch (tree.tag(index)) {
            case "div", "p", "li", "ul" -> !hasControl(index) && tree.element(index).hasText();
            default -> false;
        };
    }

    private boolean hasControl(int index) {
        for (int i = index; i < tree.end(index); i++) {
            if (tree.isAny(i, CONTROLS_AND_LABELS)) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable AlertKind kind(String word) {
        return switch (word) {
            case "error",
                    "errors",
                    "err",
                    "errmsg",
                    "field-error",
                    "form-error",
                    "error-text",
                    "innererror",
                    "errornote",
                    "errorlist",
                    "errormessage",
                    "errormsg",
                    "errorbox" ->
                    AlertKind.ERROR;
            case "success", "successmessage", "successmsg" -> AlertKind.SUCCESS;
            case "warning", "warningbox" -> AlertKind.WARNING;
            case "status-msg", "status_msg", "status-message", "status_message", "statusmessage" ->
                    AlertKind.STATUS;
            case "message" -> AlertKind.ALERT;
            default -> null;
        };
    }
}
