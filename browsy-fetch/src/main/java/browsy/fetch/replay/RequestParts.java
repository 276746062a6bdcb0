package browsy.fetch.replay;

import browsy.fetch.replay.Params.Param;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a request by which recorded requests are compared. Parameters and fields are sorted
 * by name; those of one name keep their order. Boundaries of multipart bodies are left out.
 *
 * @param method the method
 * @param url the origin and path
 * @param query the parameters of the query
 * @param fields the form fields; empty for a body in another format
 * @param body the body with one character for each byte if it has no form fields; null for none
 * @param lacksBody whether the recording lacks the body, as those of Chromium do for uploads
 */
record RequestParts(
        String method,
        RequestUrl url,
        List<Field> query,
        List<Field> fields,
        @Nullable String body,
        boolean lacksBody) {

    /**
     * A parameter or field, decoded.
     *
     * @param value the value; of a file, its name
     */
    record Field(String name, String value) {}

    static RequestParts of(HarRequest request) {
        RequestUrl url = RequestUrl.of(request.url());
        HarBody body = request.body();
        List<Field> query = fields(Params.parse(url.query() == null ? "" : url.query()));
        String method = request.method();
        if (body == null || body.bytes().length == 0) {
            boolean lacks = body == null && !request.header("Content-Type").isEmpty();
            return new RequestParts(method, url, query, List.of(), null, lacks);
        }
        String text = new String(body.bytes(), StandardCharsets.ISO_8859_1);
        String type = HarText.mediaType(body.mediaType());
        if (type.equals("application/x-www-form-urlencoded")) {
            return new RequestParts(method, url, query, fields(Params.parse(text)), null, false);
        }
        MultipartBody parts = MultipartBody.parse(body.mediaType(), text);
        return parts == null
                ? new RequestParts(method, url, query, List.of(), text, false)
                : new RequestParts(method, url, query, fields(parts), null, false);
    }

    private static List<Field> fields(List<Param> params) {
        return sorted(params.stream().map(p -> new Field(p.name(), p.value())).toList());
    }

    private static List<Field> fields(MultipartBody body) {
        return sorted(
                body.parts().stream()
                        .map(
                                part -> {
                                    String file = part.fileName();
                                    return new Field(
                                            part.name(), file == null ? part.content() : file);
                                })
                        .toList());
    }

    private static List<Field> sorted(List<Field> fields) {
        List<Field> sorted = new ArrayList<>(fields);
        sorted.sort(Comparator.comparing(Field::name)); // stable
        return List.copyOf(sorted);
    }
}
