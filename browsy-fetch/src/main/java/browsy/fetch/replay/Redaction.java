package browsy.fetch.replay;

import browsy.fetch.replay.Params.Param;
import browsy.fetch.replay.Redactor.Part;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Replaces the secrets in the entries of one recording by placeholders. It holds the secrets as
 * long as the recording lasts, to recognize them in later entries. Not thread-safe.
 */
final class Redaction {
    private static final Pattern PATH_SESSION =
            Pattern.compile("(?i)(;(?:jsessionid|phpsessid|sid)=)([^/?#;]+)");

    private final Redactor rules;
    private final Placeholders placeholders = new Placeholders();
    private final TextRedaction texts;

    Redaction(Redactor rules) {
        this.rules = rules;
        this.texts = new TextRedaction(rules, placeholders);
    }

    /**
     * Replaces the secrets of an entry.
     *
     * @param secretFields the names of the form fields whose values are secret, as bytes of their
     *     encoding with one character for each
     */
    HarEntry redact(HarEntry entry, Set<String> secretFields) {
        HarRequest request = request(entry.request(), secretFields);
        return new HarEntry(
                entry.kind(), entry.started(), entry.time(), request, response(entry.response()));
    }

    private HarRequest request(HarRequest request, Set<String> secretFields) {
        String url = url(request.url(), secretFields);
        HarBody body = request.body();
        List<HarHeader> headers = new ArrayList<>();
        for (HarHeader header : request.headers()) {
            boolean counts = header.name().equalsIgnoreCase("Content-Length");
            if (!counts) {
                headers.add(new HarHeader(header.name(), requestValue(header, secretFields)));
            }
        }
        return new HarRequest(
                request.method(), url, headers, body == null ? null : body(body, secretFields));
    }

    private String requestValue(HarHeader header, Set<String> secretFields) {
        String value = header.value();
        switch (header.name().toLowerCase(Locale.ROOT)) {
            case "cookie":
                return cookies(value);
            case "referer":
                return url(value, secretFields);
            default:
                if (!rules.isSecret(Part.REQUEST_HEADER, header.name(), value)) {
                    return texts.text(value);
                }
        }
        // The scheme of credentials, such as Basic, is not secret.
        int space = header.name().equalsIgnoreCase("Authorization") ? value.indexOf(' ') : -1;
        return value.substring(0, space + 1)
                + placeholders.ofWidespread(value.substring(space + 1));
    }

    private String cookies(String header) {
        List<String> pairs = new ArrayList<>();
        for (String pair : header.split(";\\s*", -1)) {
            pairs.add(cookie(pair));
        }
        return String.join("; ", pairs);
    }

    /** Replaces the value in a pair of a cookie's name and value. */
    private String cookie(String pair) {
        int end = pair.indexOf('=');
        String name = pair.substring(0, Math.max(end, 0)).strip();
        String value = pair.substring(end + 1).strip();
        if (!rules.isSecret(Part.COOKIE, name, value)) {
            return pair;
        }
        // Short values, such as those of settings, may be parts of ordinary texts.
        String placeholder =
                SecretNames.looksRandom(value)
                        ? placeholders.ofWidespread(value)
                        : placeholders.of(value);
        return pair.substring(0, end + 1) + placeholder;
    }

    private String setCookie(String header) {
        int end = header.indexOf(';');
        return end < 0 ? cookie(header) : cookie(header.substring(0, end)) + header.substring(end);
    }

    /** Replaces the secrets in the path, query and fragment of a URL, and removes credentials. */
    private String url(String url, Set<String> secretFields) {
        RequestUrl parts = RequestUrl.of(url);
        String path =
                PATH_SESSION
                        .matcher(parts.path())
                        .replaceAll(
                                found ->
                                        Matcher.quoteReplacement(
                                                found.group(1)
                                                        + placeholders.ofWidespread(
                                                                found.group(2))));
        String query = parts.query();
        return parts.origin()
                + texts.text(path)
                + (query == null ? "" : "?" + params(query, Part.QUERY, secretFields));
    }

    private String params(String text, Part part, Set<String> secretFields) {
        return Params.format(
                Params.parse(text).stream()
                        .map(param -> param(param, part, secretFields))
                        .toList());
    }

    private Param param(Param param, Part part, Set<String> secretFields) {
        String other = value(param.name(), param.value(), part, secretFields);
        return other.equals(param.value()) ? param : param.with(other);
    }

    private String value(String name, String value, Part part, Set<String> secretFields) {
        boolean typed = !value.isEmpty() && secretFields.contains(name);
        return typed || rules.isSecret(part, name, value)
                ? placeholders.ofWidespread(value)
                : texts.text(value);
    }

    private HarBody body(HarBody body, Set<String> secretFields) {
        String text = new String(body.bytes(), StandardCharsets.ISO_8859_1);
        String type = body.mediaType().toLowerCase(Locale.ROOT);
        String open;
        if (type.startsWith("application/x-www-form-urlencoded")) {
            open = params(text, Part.FIELD, secretFields);
        } else if (type.startsWith("text/plain")) {
            open = lines(text, secretFields);
        } else {
            MultipartBody parts = MultipartBody.parse(body.mediaType(), text);
            open = parts == null ? texts.body(text) : multipart(parts, secretFields).format();
        }
        return new HarBody(body.mediaType(), open.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** Replaces the secrets in a body of the form encoding {@code text/plain}. */
    private String lines(String text, Set<String> secretFields) {
        List<String> lines = new ArrayList<>();
        for (String line : text.split("\r\n", -1)) {
            int end = line.indexOf('=');
            String name = line.substring(0, Math.max(end, 0));
            lines.add(
                    end < 0
                            ? texts.text(line)
                            : name
                                    + "="
                                    + value(
                                            name,
                                            line.substring(end + 1),
                                            Part.FIELD,
                                            secretFields));
        }
        return String.join("\r\n", lines);
    }

    private MultipartBody multipart(MultipartBody body, Set<String> secretFields) {
        List<MultipartBody.Part> parts = new ArrayList<>();
        for (MultipartBody.Part part : body.parts()) {
            parts.add(
                    part.fileName() != null
                            ? part
                            : part.with(
                                    value(part.name(), part.content(), Part.FIELD, secretFields)));
        }
        return new MultipartBody(body.boundary(), parts);
    }

    private HarResponse response(HarResponse response) {
        List<HarHeader> headers = new ArrayList<>();
        for (HarHeader header : response.headers()) {
            String value = header.value();
            boolean secret = rules.isSecret(Part.RESPONSE_HEADER, header.name(), value);
            headers.add(
                    new HarHeader(
                            header.name(),
                            header.name().equalsIgnoreCase("Set-Cookie")
                                    ? setCookie(value)
                                    : secret
                                            ? placeholders.ofWidespread(value)
                                            : texts.text(value)));
        }
        HarFailure failure = response.failure();
        byte[] body = responseBody(response);
        int change = body == null || response.body() == null ? 0 : body.length - size(response);
        return new HarResponse(
                response.httpVersion(),
                response.status(),
                headers,
                body,
                response.size() < 0 ? response.size() : response.size() + change,
                failure == null
                        ? null
                        : new HarFailure(failure.code(), texts.text(failure.message())));
    }

    private static int size(HarResponse response) {
        byte[] body = response.body();
        return body == null ? 0 : body.length;
    }

    private byte @Nullable [] responseBody(HarResponse response) {
        byte[] body = response.body();
        if (body == null || !HarText.isText(response.header("Content-Type"), body)) {
            return body;
        }
        String text = new String(body, StandardCharsets.ISO_8859_1);
        String open = texts.body(text);
        return open.equals(text) ? body : open.getBytes(StandardCharsets.ISO_8859_1);
    }
}
