package browsy.fetch.http;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * An HTTP authentication challenge.
 *
 * @param scheme the authentication scheme, such as {@code Basic}
 * @param realm the protection space; empty if the server names none
 */
public record Challenge(String scheme, String realm) {
    private static final int LONGEST_SHOWN = 100;
    private static final Pattern SCHEME = Pattern.compile("\\s*([A-Za-z][A-Za-z0-9-]*)");
    private static final Pattern REALM =
            Pattern.compile(
                    "[\\s,]realm\\s*=\\s*(?:\"([^\"]*)\"|([^\\s,\"]+))", Pattern.CASE_INSENSITIVE);

    /**
     * Parses the first valid value of the {@code WWW-Authenticate} headers; returns null if there
     * is none.
     */
    public static @Nullable Challenge of(List<String> values) {
        for (String value : values) {
            Matcher scheme = SCHEME.matcher(value);
            if (scheme.lookingAt()) {
                Matcher realm = REALM.matcher(value);
                boolean named = realm.find();
                String quoted = named ? realm.group(1) : "";
                return new Challenge(
                        shown(scheme.group(1)), shown(quoted == null ? realm.group(2) : quoted));
            }
        }
        return null;
    }

    /** Replaces control characters and limits the length, since the server controls the text. */
    private static String shown(String words) {
        String seen = words.replaceAll("[\\p{Cntrl}\\p{Cf}]", "?");
        return seen.length() > LONGEST_SHOWN ? seen.substring(0, LONGEST_SHOWN) : seen;
    }

    /** The challenge as a message for users. */
    @Override
    public String toString() {
        String what = realm.isEmpty() ? scheme : scheme + ", realm \"" + realm + "\"";
        return "the server asks to sign in: " + what + "; basicAuth gives name and password";
    }
}
