package browsy.fuzz;

import browsy.fetch.url.WebAddress;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import org.jspecify.annotations.Nullable;

/** Any text is a URL or none; what is a URL stays one. */
public final class UrlFuzz {
    private UrlFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String base = data.consumeString(40);
        // The password of the base below occurs in results only if the base is shown.
        String reference = data.consumeRemainingAsString().replace("secret", "");
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
        if (normal != null && WebAddress.shown(normal).contains("secret")) {
            throw new AssertionError("credentials are shown: " + normal);
        }
    }
}
