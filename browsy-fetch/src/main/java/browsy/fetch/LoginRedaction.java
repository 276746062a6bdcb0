package browsy.fetch;

import browsy.model.SpatialElement;
import java.util.List;
import java.util.regex.Pattern;

/** Removes secrets from texts of pages, which may repeat what was entered. */
final class LoginRedaction {
    private LoginRedaction() {}

    /** Returns a text in which each secret, in any case, is masked. */
    static String without(List<String> secrets, String text) {
        String masked = text;
        for (String secret : secrets) {
            String words = secret.strip().replaceAll("\\s+", " ");
            if (!words.isEmpty()) {
                masked =
                        Pattern.compile(
                                        Pattern.quote(words),
                                        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
                                .matcher(masked)
                                .replaceAll(SpatialElement.MASK);
            }
        }
        return masked;
    }
}
