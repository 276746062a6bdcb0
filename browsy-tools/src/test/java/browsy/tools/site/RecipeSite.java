package browsy.tools.site;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The local shop site that the programs in docs/recipes.md browse. */
public final class RecipeSite implements AutoCloseable {
    private static final String SIGNED_IN = "user=ann";

    private final HttpServer server;
    private final ExecutorService threads = Executors.newFixedThreadPool(4);
    private final List<String> items = new CopyOnWriteArrayList<>(List.of("Chair"));

    /** Starts the site. */
    public RecipeSite() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.setExecutor(threads);
        server.start();
    }

    /** The URL of a path. */
    public String url(String path) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + path;
    }

    private void answer(HttpExchange exchange) throws IOException {
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        boolean posted = exchange.getRequestMethod().equals("POST");
        String path = exchange.getRequestURI().getPath();
        switch (path) {
            case "/" -> html(exchange, "<a href=/login>Log in</a> <a href=/item/1>Lamps</a>");
            case "/login" -> {
                if (posted && body.contains("password=secret")) {
                    exchange.getResponseHeaders().add("Set-Cookie", SIGNED_IN + "; HttpOnly");
                    redirect(exchange, "/list");
                } else {
                    html(exchange, login());
                }
            }
            case "/list" -> list(exchange, posted ? body : "");
            case "/files" -> html(exchange, posted ? received(body) : upload());
            case "/report.csv" -> send(exchange, "text/csv", "a,b\n1,2\n");
            default ->
                    html(exchange, "<title>Item " + path.replaceFirst("/item/", "") + "</title>");
        }
    }

    private static String login() {
        return "<h1>Log in</h1><form method=post><label>Email <input type=email name=email></label>"
                + "<label>Password <input type=password name=password></label>"
                + "<button>Log in</button></form>";
    }

    private static String upload() {
        return "<form method=post enctype=multipart/form-data>"
                + "<label>File <input type=file name=file></label><button>Send</button></form>";
    }

    private static String received(String body) {
        Matcher file =
                Pattern.compile("filename=\"([^\"]+)\".*?\r\n\r\n(.*?)\r\n--", Pattern.DOTALL)
                        .matcher(body);
        return file.find() ? "<h1>Got " + file.group(1) + ": " + file.group(2) + "</h1>" : "";
    }

    private void list(HttpExchange exchange, String body) throws IOException {
        String cookie = exchange.getRequestHeaders().getFirst("Cookie");
        if (cookie == null || !cookie.contains(SIGNED_IN)) {
            redirect(exchange, "/login");
            return;
        }
        if (body.startsWith("item=")) {
            items.add(URLDecoder.decode(body.substring(5), StandardCharsets.UTF_8));
            redirect(exchange, "/list");
            return;
        }
        StringBuilder page = new StringBuilder("<h1>My list</h1><a href=/logout>Log out</a><ul>");
        items.forEach(item -> page.append("<li>").append(item));
        html(
                exchange,
                page
                        + "</ul><form method=post><label>Item <input name=item></label>"
                        + "<button>Add</button></form>");
    }

    private static void redirect(HttpExchange exchange, String to) throws IOException {
        exchange.getResponseHeaders().add("Location", to);
        exchange.sendResponseHeaders(303, -1);
        exchange.close();
    }

    private static void html(HttpExchange exchange, String html) throws IOException {
        send(exchange, "text/html", html);
    }

    private static void send(HttpExchange exchange, String type, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().add("Content-Type", type + "; charset=utf-8");
        exchange.sendResponseHeaders(200, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdown();
    }
}
