import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.Executors;

/**
 * A site on this machine for {@code Load}: {@code /page/NUMBER} are shop pages of about 200 listed
 * elements that differ in their texts and share a style sheet of 300 rules. It prints its port and
 * serves until its process ends.
 */
final class Site {
    private static final int PRODUCTS = 21;
    private static final int RULES = 300;

    private Site() {}

    public static void main(String[] args) throws IOException {
        InetAddress here = InetAddress.getLoopbackAddress();
        HttpServer server = HttpServer.create(new InetSocketAddress(here, 0), 4096);
        byte[] sheet = sheet().getBytes(UTF_8);
        server.createContext(
                "/page/", exchange -> answer(exchange, "text/html; charset=utf-8", page(exchange)));
        server.createContext("/sheet.css", exchange -> answer(exchange, "text/css", sheet));
        server.setExecutor(Executors.newFixedThreadPool(16));
        server.start();
        System.out.println(server.getAddress().getPort());
    }

    private static void answer(HttpExchange exchange, String type, byte[] body)
            throws IOException {
        try (exchange) {
            exchange.getRequestBody().readAllBytes();
            exchange.getResponseHeaders().add("Content-Type", type);
            exchange.getResponseHeaders().add("Set-Cookie", "seen=" + exchange.getRequestURI());
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
        }
    }

    private static byte[] page(HttpExchange exchange) {
        String number = exchange.getRequestURI().getPath().replaceAll("\\D", "");
        StringBuilder page = new StringBuilder(30_000);
        page.append("<!DOCTYPE html><html lang=en><title>Shop ").append(number);
        page.append("</title><link rel=stylesheet href=/sheet.css><header class=top><nav><ul>");
        for (String topic : new String[] {"New", "Books", "Music", "Garden", "Tools", "Sale"}) {
            page.append("<li><a href=/page/1?topic=").append(topic).append('>').append(topic);
            page.append("</a></li>");
        }
        page.append("</ul></nav><form action=/page/2 role=search><input type=search name=q")
                .append(" placeholder='Search the shop'><button>Search</button></form></header>")
                .append("<main><h1>Offers of day ").append(number).append("</h1><div class=grid>");
        for (int i = 0; i < PRODUCTS; i++) {
            String name = "Article " + number + "-" + i;
            page.append("<article class='card c").append(i).append("'><img width=80 height=60 alt='")
                    .append(name).append("'><h2><a href='/page/").append(i).append("?from=")
                    .append(number).append("'>").append(name).append("</a></h2><p class=text>A")
                    .append(" short description of ").append(name).append(", which has a few words.")
                    .append("</p><p><span class=price>").append(i).append(".99</span> <s>")
                    .append(i + 5).append(".49</s></p><form action=/page/3 method=post>")
                    .append("<label>Amount <input type=number name=n value=1></label>")
                    .append("<input type=hidden name=article value=").append(i)
                    .append("><button>Add to cart</button></form></article>");
        }
        page.append("</div></main><footer>Shop of the load test. <a href=/page/4>Terms</a></footer>");
        return page.toString().getBytes(UTF_8);
    }

    private static String sheet() {
        StringBuilder sheet = new StringBuilder(40_000);
        sheet.append("*{box-sizing:border-box}body{margin:0;font:15px/1.5 sans-serif}")
                .append(".top{display:flex;justify-content:space-between;padding:8px 16px}")
                .append(".top ul{display:flex;list-style:none;gap:12px}")
                .append(".grid{display:grid;grid-template-columns:repeat(4,1fr);gap:16px}")
                .append(".card{padding:12px;border:1px solid #ddd}.text{color:#555}")
                .append(".price{font-weight:700}h2{font-size:1.1rem}");
        for (int i = 0; i < RULES; i++) {
            sheet.append(".c").append(i).append(" .text,.c").append(i)
                    .append(":hover>a{margin:").append(i % 7).append("px 0;color:rgb(")
                    .append(i % 256).append(",40,60);padding-left:").append(i % 5).append("px}");
        }
        return sheet.toString();
    }
}
