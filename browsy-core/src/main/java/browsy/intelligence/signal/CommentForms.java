package browsy.intelligence.signal;

import browsy.intelligence.word.CommentWords;
import browsy.intelligence.word.Texts;
import browsy.model.InputType;
import browsy.model.SpatialElement;
import java.util.Locale;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;

/**
 * Distinguishes comment forms from contact forms. A comment form has a field for the author's home
 * page, or names that contain a word such as "comment" or "reply".
 */
public final class CommentForms {

    /** The maximum number of data fields of a comment form that only its fields identify. */
    private static final int MAX_FIELDS = 7;

    private CommentForms() {}

    /** Whether a group is a comment form. */
    public static boolean isOne(FormGroup group) {
        Element root = group.root();
        boolean isNamed =
                Stream.of("id", "class", "name", "action")
                        .anyMatch(attribute -> isComment(root.attr(attribute)));
        if (isNamed) {
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
            if (site || (field.tag().equals("textarea") && isComment(name))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isComment(String name) {
        return CommentWords.in(name.toLowerCase(Locale.ROOT));
    }
}
