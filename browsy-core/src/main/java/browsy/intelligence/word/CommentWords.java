package browsy.intelligence.word;

import java.util.List;

/** Words by which authors of pages name forms for comments, in whatever language they write. */
public final class CommentWords {

    private static final List<String> WORDS =
            List.of("comment", "coment", "komment", "reply", "guestbook");

    private static final String REVIEW = "review";

    private CommentWords() {}

    /** Whether a folded name contains such a word. */
    public static boolean in(String names) {
        for (String word : WORDS) {
            if (names.contains(word)) {
                return true;
            }
        }
        return isReview(names);
    }

    /** Whether a folded name contains "review", but not only as the end of "preview". */
    private static boolean isReview(String names) {
        for (int at = names.indexOf(REVIEW); at >= 0; at = names.indexOf(REVIEW, at + 1)) {
            if (at == 0 || names.charAt(at - 1) != 'p') {
                return true;
            }
        }
        return false;
    }
}
