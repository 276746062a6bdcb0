package browsy.intelligence.form;

import java.util.List;

/** Words by which authors of pages name forms for comments, in whatever language they write. */
final class CommentWords {

    private static final List<String> WORDS =
            List.of("comment", "coment", "komment", "review", "reply", "guestbook");

    private CommentWords() {}

    /** Whether a folded name contains such a word. */
    static boolean in(String names) {
        for (String word : WORDS) {
            if (names.contains(word)) {
                return true;
            }
        }
        return false;
    }
}
