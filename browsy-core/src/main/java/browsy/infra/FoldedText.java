package browsy.infra;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Normalizes text for comparison without regard to case and white space. */
public final class FoldedText {
    private FoldedText() {}

    /** Returns the text in lower case with white space collapsed; empty for null. */
    public static String of(@Nullable String text) {
        return text == null
                ? ""
                : text.strip()
                        .replaceAll("\\s+", " ")
                        .toUpperCase(Locale.ROOT)
                        .toLowerCase(Locale.ROOT);
    }

    /**
     * Whether two labels are equal without regard to case, white space, and colons or asterisks at
     * the end. False for empty labels.
     */
    public static boolean isSameLabel(@Nullable String label, @Nullable String other) {
        String bare = bare(of(label));
        return !bare.isEmpty() && bare.equals(bare(of(other)));
    }

    /** Removes colons, asterisks and spaces at the end of a folded text. */
    private static String bare(String folded) {
        int end = folded.length();
        while (end > 0 && ":*\uFF1A\uFF0A ".indexOf(folded.charAt(end - 1)) >= 0) {
            end--;
        }
        return folded.substring(0, end);
    }
}
