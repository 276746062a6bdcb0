package browsy.intelligence.signal;

import java.util.List;

/** Words by which authors of pages name forms for comments, in whatever language they write. */
public final class CommentWords {

    private static final List<String> WORDS =
            List.of("comment", "coment", "komment", "review", "reply", "guestbook");

    private CommentWords() {}

    /** Whether a folded name contains such a word. */
    public static boolean in(String names) {
        for (String word : WORDS) {
            if (names.contains(word)) {
                return true;
            }
        }
        return false;
    }
}
