package browsy.cli.args;

import java.util.List;

/** Finds names that are like a mistyped one. */
public final class SimilarNames {
    private SimilarNames() {}

    /**
     * Returns the names that begin with the text, or that differ from it in one place only, of at
     * most a third of their letters.
     */
    public static List<String> of(String mistyped, List<String> names) {
        return names.stream().filter(name -> isSimilar(mistyped, name)).sorted().toList();
    }

    private static boolean isSimilar(String mistyped, String name) {
        String letters = withoutHyphens(mistyped);
        String other = withoutHyphens(name);
        int allowed = Math.max(1, other.length() / 3);
        return !letters.isEmpty()
                && (other.startsWith(letters) || unequalLetters(letters, other) <= allowed);
    }

    private static String withoutHyphens(String name) {
        int start = 0;
        while (start < name.length() && name.charAt(start) == '-') {
            start++;
        }
        return name.substring(start);
    }

    /** The number of letters between those that both texts have at the start and at the end. */
    private static int unequalLetters(String one, String other) {
        int shorter = Math.min(one.length(), other.length());
        int start = 0;
        while (start < shorter && one.charAt(start) == other.charAt(start)) {
            start++;
        }
        int end = 0;
        while (end < shorter - start
                && one.charAt(one.length() - 1 - end) == other.charAt(other.length() - 1 - end)) {
            end++;
        }
        return Math.max(one.length(), other.length()) - start - end;
    }
}
