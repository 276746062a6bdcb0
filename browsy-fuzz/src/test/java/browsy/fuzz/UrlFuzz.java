package browsy.fuzz;

import browsy.fetch.url.WebAddress;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/** Any text is a URL or none; what is a URL stays one. */
public final class UrlFuzz {
    private UrlFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String base = data.consumeString(40);
        String reference = data.consumeRemainingAsString();
        check(WebAddress.normal(reference));
        check(WebAddress.resolve("https://ann:secret@shop.example/a/b?q#f", reference));
        check(WebAddress.resolve(base, reference));
        WebAddress.shown(reference);
        WebAddress.origin(reference);
    }

    private static void check(@Nullable String url) {
        String normal = url == null ? null : WebAddress.normal(url);
        if (normal != null && !normal.equals(WebAddress.normal(normal))) {
            throw new AssertionError("serialization is not stable: " + normal);
        }
        HttpUrl shown = normal == null ? null : WebAddress.parse(WebAddress.shown(normal));
        if (shown != null && !(shown.username() + shown.password()).isEmpty()) {
            throw new AssertionError("credentials are shown: " + normal);
        }
    }
}
