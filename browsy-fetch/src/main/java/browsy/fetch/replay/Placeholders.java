package browsy.fetch.replay;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The placeholders of a recording: equal secrets have an equal placeholder. Not thread-safe. */
final class Placeholders {
    private static final Pattern PLACEHOLDER = Pattern.compile("redacted-\\d{1,9}(?!\\d)");

    /** The number of placeholders in one value up to which the text between them is compared. */
    private static final int MAX_PARTS = 8;

    private final Map<String, String> bySecret = new HashMap<>();
    private final SecretScanner scanner = new SecretScanner();

    /** Returns the placeholder of a secret, which is also replaced in later texts if distinct. */
    String of(String secret) {
        if (isPlaceholder(secret)) {
            return secret;
        }
        String known = bySecret.get(secret);
        if (known != null) {
            return known;
        }
        String placeholder = "redacted-" + (bySecret.size() + 1);
        bySecret.put(secret, placeholder);
        return placeholder;
    }

    /** Returns the placeholder of a secret that later texts may contain. */
    String ofWidespread(String secret) {
        String placeholder = of(secret);
        if (!isPlaceholder(secret)) {
            for (String form : List.of(secret, htmlEscaped(secret), Params.encoded(secret))) {
                scanner.add(form, placeholder);
            }
        }
        return placeholder;
    }

    /** Replaces the known secrets in a text. */
    String replaceIn(String text) {
        return scanner.replaceIn(text);
    }

    private static String htmlEscaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** Whether a value is a placeholder. */
    static boolean isPlaceholder(String value) {
        return PLACEHOLDER.matcher(value).matches();
    }

    /** Whether a value equals a recorded one, in which placeholders stand for any text. */
    static boolean matches(String recorded, String value) {
        if (recorded.equals(value)) {
            return true;
        }
        Matcher found = PLACEHOLDER.matcher(recorded);
        StringBuilder pattern = new StringBuilder();
        int from = 0;
        int parts = 0;
        while (found.find()) {
            pattern.append(Pattern.quote(recorded.substring(from, found.start()))).append(".*");
            from = found.end();
            parts++;
        }
        if (parts == 0 || parts > MAX_PARTS) {
            return false;
        }
        pattern.append(Pattern.quote(recorded.substring(from)));
        return Pattern.compile(pattern.toString(), Pattern.DOTALL).matcher(value).matches();
    }
}
