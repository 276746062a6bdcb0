package browsy.fetch.replay;

import browsy.fetch.replay.Redactor.Part;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Replaces secrets in texts such as HTML pages: the values of secret fields, the values of secret
 * parameters of URLs and of JSON members, signed tokens, and secrets that are known already. Texts
 * have one character for each byte, so that their encoding does not matter. All patterns are
 * bounded, since pages are untrusted.
 */
final class TextRedaction {
    /** A tag of a field, or of a {@code meta} element with a token for scripts. */
    private static final Pattern FIELD_TAG =
            Pattern.compile("(?i)<(?:input|meta)\\b[^<>]{0,4096}>");

    private static final Pattern NAME = attribute("name");
    private static final Pattern TYPE = attribute("type");
    private static final Pattern AUTOCOMPLETE = attribute("autocomplete");
    private static final Pattern VALUE = attribute("value");
    private static final Pattern CONTENT = attribute("content");

    private static final Pattern PARAMETER =
            Pattern.compile(
                    "(?<=[?&;#])([A-Za-z][\\w.\\[\\]-]{0,63})=([\\w%.~+/-][\\w%.~+/=-]{0,8191})");

    private static final Pattern JSON_MEMBER =
            Pattern.compile(
                    "\"([A-Za-z][\\w.-]{0,63})\"\\s{0,8}:\\s{0,8}\"([^\"\\\\\r\n]{1,8192})\"");

    private final Redactor rules;
    private final Placeholders placeholders;

    TextRedaction(Redactor rules, Placeholders placeholders) {
        this.rules = rules;
        this.placeholders = placeholders;
    }

    private static Pattern attribute(String name) {
        return Pattern.compile(
                "(?i)[\\s\"'/]"
                        + name
                        + "\\s{0,8}=\\s{0,8}(?:\"([^\"]*)\"|'([^']*)'|([^\\s>\"']+))");
    }

    /** Replaces the secrets in a body. */
    String body(String text) {
        return text(members(fields(text)));
    }

    /** Replaces the secrets in a header value, a part of a URL or another short text. */
    String text(String text) {
        String open =
                PARAMETER
                        .matcher(text)
                        .replaceAll(
                                found ->
                                        rules.isSecret(Part.QUERY, found.group(1), found.group(2))
                                                ? quoted(
                                                        found.group(1)
                                                                + "="
                                                                + placeholders.ofWidespread(
                                                                        found.group(2)))
                                                : quoted(found.group()));
        open =
                SecretNames.TOKEN
                        .matcher(open)
                        .replaceAll(found -> quoted(placeholders.ofWidespread(found.group())));
        return placeholders.replaceIn(open);
    }

    private static String quoted(String text) {
        return Matcher.quoteReplacement(text);
    }

    private String members(String text) {
        return JSON_MEMBER
                .matcher(text)
                .replaceAll(
                        found ->
                                rules.isSecret(Part.FIELD, found.group(1), found.group(2))
                                                && SecretNames.looksRandom(found.group(2))
                                        ? quoted(
                                                found.group()
                                                        .replace(
                                                                found.group(2),
                                                                placeholders.ofWidespread(
                                                                        found.group(2))))
                                        : quoted(found.group()));
    }

    private String fields(String text) {
        return FIELD_TAG.matcher(text).replaceAll(found -> quoted(field(found.group())));
    }

    /** Replaces the value in the tag of a secret field. */
    private String field(String tag) {
        String type = first(TYPE, tag);
        boolean meta = tag.regionMatches(true, 1, "meta", 0, 4);
        if (type.equalsIgnoreCase("submit") || type.equalsIgnoreCase("button")) {
            return tag;
        }
        boolean typed =
                type.equalsIgnoreCase("password")
                        || first(AUTOCOMPLETE, tag).equalsIgnoreCase("one-time-code");
        String name = first(NAME, tag);
        return replaced(
                meta ? CONTENT : VALUE,
                tag,
                value ->
                        typed || rules.isSecret(Part.FIELD, name, value)
                                ? placeholders.ofWidespread(value)
                                : value);
    }

    private static String first(Pattern attribute, String tag) {
        Matcher found = attribute.matcher(tag);
        return found.find() ? value(found) : "";
    }

    private static String value(Matcher found) {
        String quoted = found.group(1) != null ? found.group(1) : found.group(2);
        return quoted != null ? quoted : found.group(3);
    }

    private static String replaced(Pattern attribute, String tag, UnaryOperator<String> by) {
        Matcher found = attribute.matcher(tag);
        if (!found.find() || value(found).isEmpty()) {
            return tag;
        }
        int group = found.group(1) != null ? 1 : found.group(2) != null ? 2 : 3;
        return tag.substring(0, found.start(group))
                + by.apply(value(found))
                + tag.substring(found.end(group));
    }
}
