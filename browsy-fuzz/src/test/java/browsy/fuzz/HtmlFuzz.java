package browsy.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;

/** Any text is a page. */
public final class HtmlFuzz {
    private HtmlFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        Documents.open(data.consumeRemainingAsString());
    }
}
