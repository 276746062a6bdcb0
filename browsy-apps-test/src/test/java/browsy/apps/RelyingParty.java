package browsy.apps;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * A web application whose users sign in at an identity provider, by the authorization code flow of
 * OpenID Connect with state, nonce and proof key. It checks the claims of the ID token, which it
 * receives from the provider itself.
 */
final class RelyingParty implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final SecureRandom RANDOM = new SecureRandom();

    private final String issuer;
    private final String client;
    private final String responseMode;
    private final HttpServer server;

    /** The nonce and proof key of each sign-in by its state. */
    private final Map<String, String[]> pending = new HashMap<>();

    /** The user of each session by the value of its cookie. */
    private final Map<String, String> users = new HashMap<>();

    /**
     * Starts the application.
     *
     * @param issuer the URL of the realm
     * @param responseMode {@code query} or {@code form_post}
     */
    RelyingParty(String issuer, String client, String responseMode) {
        this.issuer = issuer;
        this.client = client;
        this.responseMode = responseMode;
        try {
            server =
                    HttpServer.create(
                            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/", this::answer);
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    private void answer(HttpExchange exchange) throws IOException {
        switch (exchange.getRequestURI().getPath()) {
            case "/login" -> redirect(exchange, signIn());
            case "/callback" -> finish(exchange);
            default -> home(exchange);
        }
    }

    private void home(HttpExchange exchange) throws IOException {
        String cookie = String.valueOf(exchange.getRequestHeaders().getFirst("Cookie"));
        String user = users.get(cookie.replace("ledger=", ""));
        page(
                exchange,
                200,
                user == null
                        ? "<title>Ledger</title><a href=/login>Sign in</a><h1>The ledger</h1>"
                        : "<title>Ledger of "
                                + user
                                + "</title><a href=/logout>Log out</a><h1>Entries</h1>");
    }

    private synchronized String signIn() {
        String state = random();
        String nonce = random();
        String verifier = random();
        pending.put(state, new String[] {nonce, verifier});
        Map<String, String> parameters = new LinkedHashMap<>();
        parameters.put("client_id", client);
        parameters.put("response_type", "code");
        parameters.put("response_mode", responseMode);
        parameters.put("scope", "openid profile");
        parameters.put("redirect_uri", url() + "/callback");
        parameters.put("state", state);
        parameters.put("nonce", nonce);
        parameters.put("code_challenge", challenge(verifier));
        parameters.put("code_challenge_method", "S256");
        return issuer + "/protocol/openid-connect/auth?" + encoded(parameters);
    }

    /** Exchanges the code for the ID token and starts a session of its user. */
    private synchronized void finish(HttpExchange exchange) throws IOException {
        String query =
                exchange.getRequestMethod().equals("POST")
                        ? new String(
                                exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8)
                        : exchange.getRequestURI().getRawQuery();
        Map<String, String> response = decoded(query);
        String[] secrets = pending.remove(response.get("state"));
        if (secrets == null || !response.containsKey("code")) {
            page(exchange, 403, "<title>Refused</title><h1>The sign-in failed</h1>");
            return;
        }
        Map<String, String> grant = new LinkedHashMap<>();
        grant.put("grant_type", "authorization_code");
        grant.put("client_id", client);
        grant.put("redirect_uri", url() + "/callback");
        grant.put("code", response.get("code"));
        grant.put("code_verifier", secrets[1]);
        JsonNode claims = claims(grant);
        boolean isValid =
                claims.get("iss").asString().equals(issuer)
                        && claims.get("aud").asString().equals(client)
                        && claims.get("nonce").asString().equals(secrets[0]);
        if (!isValid) {
            page(exchange, 403, "<title>Refused</title><h1>The token is invalid</h1>");
            return;
        }
        String session = random();
        users.put(session, claims.get("preferred_username").asString());
        exchange.getResponseHeaders().add("Set-Cookie", "ledger=" + session + "; HttpOnly");
        redirect(exchange, url() + "/entries");
    }

    private JsonNode claims(Map<String, String> grant) {
        String token =
                Http.send(
                                HttpRequest.newBuilder(
                                                URI.create(
                                                        issuer + "/protocol/openid-connect/token"))
                                        .header("Content-Type", "application/x-www-form-urlencoded")
                                        .POST(HttpRequest.BodyPublishers.ofString(encoded(grant)))
                                        .build())
                        .body();
        String idToken = JSON.readTree(token).get("id_token").asString();
        return JSON.readTree(Base64.getUrlDecoder().decode(idToken.split("\\.")[1]));
    }

    private static String challenge(String verifier) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256")
                            .digest(verifier.getBytes(StandardCharsets.US_ASCII));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String random() {
        byte[] bytes = new byte[32];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static String encoded(Map<String, String> parameters) {
        return parameters.entrySet().stream()
                .map(
                        e ->
                                e.getKey()
                                        + "="
                                        + URLEncoder.encode(e.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
    }

    private static Map<String, String> decoded(String query) {
        Map<String, String> parameters = new HashMap<>();
        for (String pair : query.split("&")) {
            String[] parts = pair.split("=", 2);
            parameters.put(
                    parts[0],
                    parts.length == 1 ? "" : URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
        }
        return parameters;
    }

    private static void redirect(HttpExchange exchange, String location) throws IOException {
        exchange.getResponseHeaders().add("Location", location);
        exchange.sendResponseHeaders(303, -1);
        exchange.close();
    }

    private static void page(HttpExchange exchange, int status, String html) throws IOException {
        byte[] body = html.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().add("Content-Type", "text/html; charset=utf-8");
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
