package browsy.infra;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Text as it is compared where case and spacing do not matter. */
public final class FoldedText {
    private FoldedText() {}

    /** The text in one case, with single spaces; empty for null. */
    public static String of(@Nullable String text) {
        return text == null
                ? ""
                : text.strip()
                        .replaceAll("\\s+", " ")
                        .toUpperCase(Locale.ROOT)
                        .toLowerCase(Locale.ROOT);
    }

    /**
     * Whether two labels say the same: without regard to case, spacing and the colon or asterisk
     * that labels of fields end in.
     */
    public static boolean isSameLabel(@Nullable String label, @Nullable String other) {
        String bare = bare(of(label));
        return !bare.isEmpty() && bare.equals(bare(of(other)));
    }

    /** Folded text without the colons and asterisks at its end. */
    private static String bare(String folded) {
        int end = folded.length();
        while (end > 0 && ":*\uFF1A\uFF0A ".indexOf(folded.charAt(end - 1)) >= 0) {
            end--;
        }
        return folded.substring(0, end);
    }
}
