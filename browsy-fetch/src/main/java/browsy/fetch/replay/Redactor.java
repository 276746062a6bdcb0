package browsy.fetch.replay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;

/**
 * The rules by which a recording leaves out secrets. Immutable.
 *
 * <p>The standard rules treat as secret: all request headers that authenticate or are unknown, the
 * values of cookies, the values of password and one-time-code fields and of fields and query
 * parameters with names such as {@code token}, and signed tokens anywhere. Each secret becomes a
 * placeholder, equal secrets an equal one. The placeholder also replaces the secret in later texts
 * of the recording, bodies included, if the secret cannot be mistaken for an ordinary word.
 */
public final class Redactor {
    /** The standard rules. */
    public static final Redactor STANDARD = new Redactor(Set.of(), Set.of(), List.of());

    /** Request headers that a browser sends to everyone, and whose values are not secret. */
    private static final Set<String> OPEN_REQUEST_HEADERS =
            Set.of(
                    "accept",
                    "accept-encoding",
                    "accept-language",
                    "cache-control",
                    "connection",
                    "content-length",
                    "content-type",
                    "dnt",
                    "host",
                    "if-modified-since",
                    "if-none-match",
                    "origin",
                    "pragma",
                    "priority",
                    "referer",
                    "te",
                    "upgrade-insecure-requests",
                    "user-agent");

    private final Set<String> secretNames;
    private final Set<String> openNames;
    private final List<SecretRule> rules;

    private Redactor(Set<String> secretNames, Set<String> openNames, List<SecretRule> rules) {
        this.secretNames = Set.copyOf(secretNames);
        this.openNames = Set.copyOf(openNames);
        this.rules = List.copyOf(rules);
    }

    /** A rule of the application for secrets. */
    @FunctionalInterface
    public interface SecretRule {
        /** Returns whether a value is secret; false leaves the decision to the other rules. */
        boolean isSecret(Part part, String name, String value);
    }

    /** A part of a request or response with a name and a value. */
    public enum Part {
        /** A header field of a request. */
        REQUEST_HEADER,
        /** A header field of a response. */
        RESPONSE_HEADER,
        /** A cookie. */
        COOKIE,
        /** A parameter in the query or fragment of a URL. */
        QUERY,
        /** A field of a form, in a request body or in the HTML of a page. */
        FIELD
    }

    /** Returns a copy that treats the values of more names as secret, ignoring case. */
    public Redactor withNames(String... names) {
        return new Redactor(joined(secretNames, names), openNames, rules);
    }

    /** Returns a copy that never treats the values of some names as secret, ignoring case. */
    public Redactor withoutNames(String... names) {
        return new Redactor(secretNames, joined(openNames, names), rules);
    }

    /** Returns a copy with an additional rule. */
    public Redactor withRule(SecretRule rule) {
        List<SecretRule> all = new ArrayList<>(rules);
        all.add(Objects.requireNonNull(rule, "rule"));
        return new Redactor(secretNames, openNames, all);
    }

    private static Set<String> joined(Set<String> names, String... more) {
        Set<String> all = new HashSet<>(names);
        Arrays.stream(more).map(name -> name.toLowerCase(Locale.ROOT)).forEach(all::add);
        return all;
    }

    /** Whether a value is secret. An empty value is not. */
    public boolean isSecret(Part part, String name, String value) {
        String key = name.toLowerCase(Locale.ROOT);
        if (value.isEmpty() || openNames.contains(key)) {
            return false;
        }
        return secretNames.contains(key)
                || rules.stream().anyMatch(rule -> rule.isSecret(part, name, value))
                || switch (part) {
                    case COOKIE -> true;
                    case QUERY, FIELD -> SecretNames.isSecret(name, value);
                    case REQUEST_HEADER ->
                            !OPEN_REQUEST_HEADERS.contains(key)
                                    && !key.startsWith("sec-")
                                    && !key.startsWith(":");
                    case RESPONSE_HEADER -> SecretNames.isSecretHeader(name);
                };
    }
}
