package browsy.server.rest;

import browsy.tools.Json;
import browsy.tools.Parameter;
import browsy.tools.Tool;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Generates the OpenAPI document from the catalogue, and an HTML page that displays it. */
final class OpenApi {
    private static final String[] STATUSES = {
        "400", "401", "403", "404", "413", "422", "500", "502", "503", "504",
    };
    private static final Map<String, Object> OBJECT = Map.of("type", "object");
    private static final Map<String, Object> LIST =
            ordered("type", "array", "items", Map.of("type", "object"));

    private OpenApi() {}

    /** The document as JSON. */
    static String document(String version) {
        Map<String, Object> paths = new LinkedHashMap<>();
        for (Endpoint endpoint : Endpoint.ALL) {
            paths.put(
                    endpoint.path(),
                    Map.of(endpoint.isQuery() ? "get" : "post", operation(endpoint)));
        }
        paths.put("/api/session", Map.of("delete", plain("end_session", "End the session", true)));
        paths.put("/api/parse", Map.of("post", parse()));
        Map<String, Object> health = plain("health", "Whether the server is well", false);
        health.put("security", List.of());
        paths.put("/health", Map.of("get", health));
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("openapi", "3.1.0");
        document.put(
                "info",
                ordered(
                        "title",
                        "browsy",
                        "version",
                        version,
                        "description",
                        "Web pages for agents: elements with ids, and what can be done"
                                + " with them.",
                        "license",
                        ordered("name", "MIT License", "identifier", "MIT")));
        document.put("servers", List.of(Map.of("url", "/")));
        // Servers without a token are reachable from their own machine only.
        document.put("security", List.of(Map.of(), Map.of("token", List.of())));
        document.put("paths", paths);
        document.put(
                "components",
                ordered(
                        "schemas",
                        Map.of(
                                "Error",
                                ordered(
                                        "type", "object",
                                        "properties", Map.of("error", Map.of("type", "string")),
                                        "required", List.of("error"))),
                        "securitySchemes",
                        Map.of("token", ordered("type", "http", "scheme", "bearer"))));
        return Json.write(document);
    }

    /** An HTML page that displays the document without the network. */
    static String page(String document) {
        try (InputStream in = OpenApi.class.getResourceAsStream("docs.html")) {
            if (in == null) {
                throw new IllegalStateException("missing resource docs.html");
            }
            // A tag within the document must not end the script that holds it.
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .replace("{{document}}", document.replace("<", "\\u003c"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The operation of a tool. */
    private static Map<String, Object> operation(Endpoint endpoint) {
        Tool tool = endpoint.tool();
        Map<String, Object> operation = new LinkedHashMap<>();
        operation.put("operationId", tool.name());
        operation.put("summary", tool.title());
        operation.put("description", tool.description());
        List<Object> parameters = new ArrayList<>();
        parameters.add(sessionHeader());
        if (endpoint.isQuery()) {
            tool.parameters().forEach(parameter -> parameters.add(query(parameter)));
        } else if (!tool.parameters().isEmpty()) {
            operation.put("requestBody", body(tool.exactSchema(), tool.needsArguments()));
        }
        operation.put("parameters", parameters);
        operation.put("responses", responses(tool.answer()));
        return operation;
    }

    /**
     * An operation without arguments and with a JSON object as result.
     *
     * @param session whether it has the header of the session
     */
    private static Map<String, Object> plain(String id, String summary, boolean session) {
        Map<String, Object> operation = new LinkedHashMap<>();
        operation.put("operationId", id);
        operation.put("summary", summary);
        operation.put("parameters", session ? List.of(sessionHeader()) : List.of());
        Map<String, Object> responses = new LinkedHashMap<>();
        responses.put("200", ordered("description", "Done", "content", json(OBJECT)));
        responses.put("403", error());
        if (session) {
            responses.put("401", error());
            responses.put("404", error());
        }
        operation.put("responses", responses);
        return operation;
    }

    /**
     * The operation of {@link ParseEndpoint}: a JSON or HTML body, with the options also as query
     * parameters.
     */
    private static Map<String, Object> parse() {
        Map<String, Object> options = new LinkedHashMap<>();
        ParseEndpoint.OPTIONS.forEach(option -> options.put(option.name(), option.exactSchema()));
        Map<String, Object> viewport =
                new LinkedHashMap<>(Map.of("pattern", ParseEndpoint.VIEWPORT_PATTERN));
        ((Map<?, ?>) options.getOrDefault("viewport", Map.of()))
                .forEach((name, value) -> viewport.put((String) name, value));
        options.put("viewport", viewport);
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("html", ordered("type", "string", "description", "The page"));
        properties.putAll(options);
        Map<String, Object> operation = new LinkedHashMap<>();
        operation.put("operationId", "parse");
        operation.put("summary", "Parse HTML");
        operation.put(
                "description",
                "Shows a page that is given; nothing is fetched. The body may be HTML itself.");
        Map<String, Object> fields =
                ordered("type", "object", "properties", properties, "required", List.of("html"));
        operation.put(
                "requestBody",
                ordered(
                        "required",
                        true,
                        "content",
                        ordered(
                                "application/json",
                                Map.of("schema", fields),
                                "text/html",
                                Map.of())));
        List<Object> parameters = new ArrayList<>();
        options.forEach(
                (name, schema) ->
                        parameters.add(
                                ordered(
                                        "name",
                                        name,
                                        "in",
                                        "query",
                                        "description",
                                        "As in the body, for a body that is HTML",
                                        "schema",
                                        schema)));
        operation.put("parameters", parameters);
        operation.put("responses", responses(Tool.Answer.PAGE));
        return operation;
    }

    private static Map<String, Object> sessionHeader() {
        return ordered(
                "name",
                RestApi.SESSION_HEADER,
                "in",
                "header",
                "description",
                "The session; a new one is opened without it",
                "schema",
                Map.of("type", "string"));
    }

    private static Map<String, Object> query(Parameter parameter) {
        return ordered(
                "name", parameter.name(),
                "in", "query",
                "required", parameter.required(),
                "schema", parameter.exactSchema());
    }

    private static Map<String, Object> body(Map<String, Object> schema, boolean required) {
        return ordered(
                "required",
                required,
                "content",
                Map.of("application/json", Map.of("schema", schema)));
    }

    /** The successful response of a tool, and the error responses of all tools. */
    private static Map<String, Object> responses(Tool.Answer answer) {
        Map<String, Object> content =
                switch (answer) {
                    case PAGE ->
                            ordered(
                                    "text/plain",
                                    Map.of("schema", Map.of("type", "string")),
                                    "application/json",
                                    Map.of("schema", OBJECT));
                    case LIST -> json(LIST);
                    case OBJECT, DONE -> json(OBJECT);
                };
        Map<String, Object> session = Map.of("schema", Map.of("type", "string"));
        Map<String, Object> responses = new LinkedHashMap<>();
        responses.put(
                "200",
                ordered(
                        "description",
                        "Done",
                        "headers",
                        Map.of(RestApi.SESSION_HEADER, session),
                        "content",
                        content));
        for (String status : STATUSES) {
            responses.put(status, error());
        }
        return responses;
    }

    private static Map<String, Object> error() {
        return ordered(
                "description",
                "Error",
                "content",
                json(Map.of("$ref", "#/components/schemas/Error")));
    }

    private static Map<String, Object> json(Map<String, Object> schema) {
        return Map.of("application/json", Map.of("schema", schema));
    }

    /** A map with the order of the arguments, which alternate between keys and values. */
    private static Map<String, Object> ordered(Object... pairs) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put((String) pairs[i], pairs[i + 1]);
        }
        return map;
    }
}
