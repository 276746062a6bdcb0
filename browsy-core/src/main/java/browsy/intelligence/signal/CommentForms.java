package browsy.intelligence.signal;

import browsy.model.InputType;
import browsy.model.SpatialElement;
import java.util.Locale;

/**
 * Tells forms for comments on a text from forms that write to the people behind a page: comments
 * are signed with the address of a home page, and their author calls them so.
 */
public final class CommentForms {

    /** Who comments fills in no more than this. */
    private static final int MAX_FIELDS = 7;

    private CommentForms() {}

    /** Whether a group of fields takes a comment. */
    public static boolean isOne(FormGroup group) {
        String root = group.root().id() + ' ' + group.root().attr("action");
        if (speaksOf(root)) {
            return true;
        }
        if (group.dataFields().size() > MAX_FIELDS) {
            return false;
        }
        for (SpatialElement field : group.fields()) {
            String name = field.name() == null ? "" : field.name();
            boolean site =
                    field.inputType() == InputType.URL
                            || name.equals("url")
                            || Texts.fieldWords(name).contains("website");
            if (site || (field.tag().equals("textarea") && speaksOf(name))) {
                return true;
            }
        }
        return false;
    }

    private static boolean speaksOf(String names) {
        String lower = names.toLowerCase(Locale.ROOT);
        return lower.contains("comment")
                || lower.contains("review")
                || lower.contains("reply")
                || lower.contains("guestbook");
    }
}
