package browsy.fetch.http.auth;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Parses the challenges of a header, of which each has a scheme and parameters. What is not valid
 * is left out.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc9110#section-11.6.1">RFC 9110, 11.6.1</a>
 */
final class ChallengeParser {
    private final String text;
    private int at;

    private final List<Challenge> challenges = new ArrayList<>();
    private String scheme = "";
    private Map<String, String> parameters = new HashMap<>();

    private ChallengeParser(String text) {
        this.text = text;
    }

    /** Parses a header value. */
    static List<Challenge> parse(String value) {
        ChallengeParser parser = new ChallengeParser(value);
        parser.read();
        return parser.challenges;
    }

    private void read() {
        skip(" \t,");
        while (at < text.length()) {
            readItem();
            skip(" \t,");
        }
        finish();
    }

    /** Reads the scheme of a challenge, or a parameter. */
    private void readItem() {
        String token = token();
        if (token.isEmpty()) {
            int comma = text.indexOf(',', at);
            at = comma < 0 ? text.length() : comma;
            return;
        }
        skip(" \t");
        if (peek() != '=') {
            finish();
            scheme = token;
            skipToken68();
        } else {
            at++;
            skip(" \t");
            String value = peek() == '"' ? quoted() : token();
            parameters.putIfAbsent(token.toLowerCase(Locale.ROOT), value);
        }
    }

    /** Skips a token68 in place of parameters, which no known scheme has. */
    private void skipToken68() {
        int start = at;
        while (at < text.length() && isToken68(text.charAt(at))) {
            at++;
        }
        skip("=");
        boolean any = at > start;
        skip(" \t");
        if (!any || (at < text.length() && peek() != ',')) {
            at = start; // the first parameter
        }
    }

    private void finish() {
        if (!scheme.isEmpty()) {
            challenges.add(new Challenge(scheme, Map.copyOf(parameters)));
        }
        parameters = new HashMap<>();
    }

    private String quoted() {
        StringBuilder value = new StringBuilder();
        at++;
        while (at < text.length() && text.charAt(at) != '"') {
            at += text.charAt(at) == '\\' && at + 1 < text.length() ? 1 : 0;
            value.append(text.charAt(at++));
        }
        at = Math.min(at + 1, text.length());
        return value.toString();
    }

    private String token() {
        int start = at;
        while (at < text.length() && isTokenCharacter(text.charAt(at))) {
            at++;
        }
        return text.substring(start, at);
    }

    /** The next character; a control character at the end. */
    private char peek() {
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private void skip(String characters) {
        while (at < text.length() && characters.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private static boolean isTokenCharacter(char c) {
        return c > ' ' && c < 0x7F && "\"(),/:;<=>?@[\\]{}".indexOf(c) < 0;
    }

    private static boolean isToken68(char c) {
        return isTokenCharacter(c) || c == '/';
    }
}
