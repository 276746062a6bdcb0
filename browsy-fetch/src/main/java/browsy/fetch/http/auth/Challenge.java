package browsy.fetch.http.auth;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An HTTP authentication challenge.
 *
 * @param scheme the authentication scheme, such as {@code Basic}
 * @param parameters the values by name, in lower case
 */
public record Challenge(String scheme, Map<String, String> parameters) {
    private static final int LONGEST_SHOWN = 100;

    /** Parses the values of the {@code WWW-Authenticate} or {@code Proxy-Authenticate} headers. */
    public static List<Challenge> parse(List<String> values) {
        List<Challenge> all = new ArrayList<>();
        values.forEach(value -> all.addAll(ChallengeParser.parse(value)));
        return all;
    }

    /** Returns the first challenge of the header values; null if there is none. */
    public static @Nullable Challenge first(List<String> values) {
        List<Challenge> all = parse(values);
        return all.isEmpty() ? null : all.get(0);
    }

    /** Tests for a scheme, in any case. */
    boolean is(String otherScheme) {
        return scheme.equalsIgnoreCase(otherScheme);
    }

    /** A parameter; empty if it is missing. */
    String parameter(String lowerCaseName) {
        return parameters.getOrDefault(lowerCaseName, "");
    }

    /** The protection space; empty if the server names none. */
    public String realm() {
        return parameter("realm");
    }

    /** The realm for messages: without control characters, and no longer than a line. */
    public String shownRealm() {
        return shown(realm());
    }

    private static String shown(String words) {
        String seen = words.replaceAll("[\\p{Cntrl}\\p{Cf}]", "?");
        return seen.length() > LONGEST_SHOWN ? seen.substring(0, LONGEST_SHOWN) : seen;
    }

    /** The challenge as a message for users. */
    @Override
    public String toString() {
        String name = shown(scheme);
        String what = realm().isEmpty() ? name : name + ", realm \"" + shownRealm() + "\"";
        return "the server asks to sign in: "
                + what
                + "; SessionConfig.authentication gives name and password";
    }
}
