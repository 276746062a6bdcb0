package browsy.conformance;

import browsy.ParseOptions;
import browsy.model.Viewport;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * A page of a set, on the site that the set stands for.
 *
 * @param site all files by path
 * @param path of the page
 */
record SitePage(Map<String, byte[]> site, String path) {
    static final Viewport VIEWPORT = new Viewport(1280, 720);

    SitePage {
        if (!site.containsKey(path)) {
            throw new IllegalArgumentException("no such page: " + path);
        }
    }

    /** The page as text; for pages in UTF-8. */
    String html() {
        return new String(site.getOrDefault(path, new byte[0]), StandardCharsets.UTF_8);
    }

    /** Options to read it with the style sheets of the site. */
    ParseOptions options() {
        return ParseOptions.builder()
                .viewport(VIEWPORT)
                .baseUri(ArchivedStylesheets.address(path))
                .stylesheetLoader(new ArchivedStylesheets(site))
                .build();
    }
}
