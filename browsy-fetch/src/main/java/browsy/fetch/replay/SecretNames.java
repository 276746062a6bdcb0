package browsy.fetch.replay;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Decides by their names and forms which parameters, fields and texts are secret. */
final class SecretNames {
    /** Parts of names, without separators, whose values are secret. */
    private static final List<String> PARTS =
            List.of(
                    "password",
                    "passwd",
                    "passphrase",
                    "passwort",
                    "kennwort",
                    "contrasena",
                    "motdepasse",
                    "pwd",
                    "secret",
                    "token",
                    "apikey",
                    "accesskey",
                    "privatekey",
                    "credential",
                    "authorization",
                    "sessionid",
                    "sessid",
                    "samlresponse",
                    "assertion",
                    "csrf",
                    "xsrf",
                    "jwt",
                    "signature",
                    "totp",
                    "onetimecode",
                    "verificationcode",
                    "securitycode",
                    "cardnumber",
                    "cvv",
                    "cvc");

    /** Names, without separators, whose values are secret. */
    private static final Set<String> NAMES =
            Set.of("pass", "passw", "pw", "pin", "otp", "mfa", "2fa", "tan", "sig", "auth");

    /** Names, without separators, whose values are secret if they look random. */
    private static final Set<String> VAGUE_NAMES =
            Set.of(
                    "code",
                    "key",
                    "state",
                    "nonce",
                    "session",
                    "sid",
                    "ticket",
                    "hash",
                    "hmac",
                    "magic",
                    "invite",
                    "confirmation",
                    "t",
                    "k",
                    "s");

    /** Signed tokens (JWT), and keys with the prefixes of their issuers. */
    static final Pattern TOKEN =
            Pattern.compile(
                    "\\beyJ[\\w-]{8,4096}\\.[\\w-]{8,8192}\\.[\\w-]{4,4096}"
                            + "|\\b(?:gh[opsu]_|github_pat_|glpat-|sk_live_|sk_test_|xox[abp]-)"
                            + "[\\w-]{10,255}"
                            + "|\\bAKIA[0-9A-Z]{16}\\b");

    private static final Pattern SEPARATORS = Pattern.compile("[^a-z0-9]+");
    private static final Pattern ONE_TIME_CODE = Pattern.compile("\\d{4,8}");
    private static final int RANDOM_LENGTH = 16;

    private SecretNames() {}

    /** Whether the value of a query parameter or form field is secret. */
    static boolean isSecret(String name, String value) {
        String plain = SEPARATORS.matcher(name.toLowerCase(Locale.ROOT)).replaceAll("");
        if (NAMES.contains(plain) || PARTS.stream().anyMatch(plain::contains)) {
            return true;
        }
        if (VAGUE_NAMES.contains(plain)) {
            return looksRandom(value)
                    || (plain.equals("code") && ONE_TIME_CODE.matcher(value).matches());
        }
        return TOKEN.matcher(value).matches();
    }

    /** Whether a header with a name is secret in a response. */
    static boolean isSecretHeader(String name) {
        String plain = SEPARATORS.matcher(name.toLowerCase(Locale.ROOT)).replaceAll("");
        return plain.equals("authenticationinfo") || PARTS.stream().anyMatch(plain::contains);
    }

    /** Whether a value is long and has letters and digits, as random identifiers do. */
    static boolean looksRandom(String value) {
        return value.length() >= RANDOM_LENGTH
                && value.chars().anyMatch(Character::isDigit)
                && value.chars().anyMatch(Character::isLetter)
                && value.indexOf(' ') < 0;
    }
}
