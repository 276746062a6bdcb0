package browsy.fuzz;

import browsy.fetch.cookie.Cookie;
import browsy.fetch.cookie.CookieFormat;
import browsy.fetch.http.cookie.CookieContext;
import browsy.fetch.http.cookie.CookieStore;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import java.time.Instant;
import java.util.List;
import okhttp3.HttpUrl;

/** Any text is a {@code Set-Cookie} header; what is stored can be saved and loaded. */
public final class CookieFuzz {
    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");
    private static final HttpUrl SHOP = HttpUrl.get("https://www.shop.example/cart/items");

    private CookieFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        CookieFormat format = data.pickValue(CookieFormat.values());
        if (data.consumeBoolean()) {
            try {
                format.read(data.consumeRemainingAsString());
            } catch (IllegalArgumentException e) {
                return; // the documented exception
            }
            return;
        }
        CookieStore store = new CookieStore(() -> NOW);
        CookieContext request = new CookieContext(SHOP, null, false, true, true);
        store.receive(request, data.consumeRemainingAsString().lines().toList());
        store.header(request);
        List<Cookie> all = store.all();
        if (!CookieFormat.JSON.read(CookieFormat.JSON.write(all)).equals(all)) {
            throw new AssertionError("cookies change when they are saved and loaded");
        }
        CookieFormat.NETSCAPE.read(CookieFormat.NETSCAPE.write(all));
    }
}
