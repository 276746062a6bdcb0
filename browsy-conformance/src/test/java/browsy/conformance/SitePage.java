package browsy.conformance;

import browsy.ParseOptions;
import browsy.model.Viewport;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * A page of a page set with its site.
 *
 * @param site all files by path
 * @param path the path of the page
 */
record SitePage(Map<String, byte[]> site, String path) {
    static final Viewport VIEWPORT = new Viewport(1280, 720);

    SitePage {
        if (!site.containsKey(path)) {
            throw new IllegalArgumentException("no such page: " + path);
        }
    }

    /** Returns the text of the page, which is in UTF-8. */
    String html() {
        return new String(site.getOrDefault(path, new byte[0]), StandardCharsets.UTF_8);
    }

    /** Returns options that load the style sheets of the site. */
    ParseOptions options() {
        return ParseOptions.builder()
                .viewport(VIEWPORT)
                .baseUri(ArchivedStylesheets.address(path))
                .stylesheetLoader(new ArchivedStylesheets(site))
                .build();
    }
}
