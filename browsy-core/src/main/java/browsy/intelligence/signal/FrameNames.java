package browsy.intelligence.signal;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** Tells names of parts of the frame around a page, such as {@code site-nav}. */
final class FrameNames {

    private static final Set<String> WORDS =
            Set.of(
                    "nav",
                    "navbar",
                    "navigation",
                    "menu",
                    "submenu",
                    "sidebar",
                    "sidenav",
                    "topbar",
                    "topnav",
                    "breadcrumb",
                    "breadcrumbs",
                    "footer",
                    "masthead",
                    "toolbar",
                    "offcanvas",
                    "drawer",
                    "sitemap",
                    "sidemenu",
                    "topmenu",
                    "mainmenu",
                    "sharing",
                    "share",
                    "social",
                    "related",
                    "recommended",
                    "trending",
                    "blogroll");

    /** Words that make a frame of a header or of a left column only where they stand alone. */
    private static final Set<String> NAMES =
            Set.of(
                    "header",
                    "site-header",
                    "page-header-top",
                    "main-header",
                    "app-header",
                    "global-header",
                    "header-wrapper",
                    "left_col",
                    "top_nav",
                    "main-sidebar",
                    "site-footer",
                    "page-footer",
                    "main-footer",
                    "right_col_nav",
                    "sb-sidenav",
                    "sb-topnav",
                    "app-sidebar",
                    "header-container",
                    "aside");

    private static final Set<String> COMPONENT_FOOTERS =
            Set.of(
                    "card-footer",
                    "panel-footer",
                    "box-footer",
                    "tile-footer",
                    "item-footer",
                    "product-footer",
                    "table-footer",
                    "form-footer");

    /** Parts of the content that have heads and feet of their own. */
    private static final Set<String> COMPONENTS =
            Set.of("card", "panel", "widget", "tile", "portlet", "modal-content");

    private FrameNames() {}

    /** What any name of a part has in it, as a {@link NameScanner} looks for it. */
    static Stream<String> patterns() {
        Stream<String> words =
                WORDS.stream()
                        .flatMap(
                                word ->
                                        Stream.of(
                                                " " + word + " ",
                                                " " + word + "-",
                                                "-" + word + " ",
                                                "-" + word + "-"));
        return Stream.concat(words, NAMES.stream().map(name -> " " + name + " "));
    }

    /** Whether any of some names is that of a part. */
    static boolean any(String... names) {
        for (String name : names) {
            if (isFrame(name)) {
                return true;
            }
        }
        return false;
    }

    /** Whether some names are those of a part that has a head and a foot of its own. */
    static boolean areOfComponent(String... names) {
        for (String name : names) {
            if (COMPONENTS.contains(name)) {
                return true;
            }
        }
        return false;
    }

    /** Whether any of some names is that of a head or a foot, of the page or of a part of it. */
    static boolean areOfEdge(String... names) {
        for (String name : names) {
            if (name.equals("header") || name.equals("footer")) {
                return true;
            }
        }
        return false;
    }

    private static boolean isFrame(String name) {
        String folded = name.toLowerCase(Locale.ROOT);
        if (NAMES.contains(folded)) {
            return true;
        }
        int start = 0;
        for (int i = 0; i <= folded.length(); i++) {
            boolean inWord =
                    i < folded.length() && folded.charAt(i) != '-' && folded.charAt(i) != '_';
            if (!inWord) {
                String word = folded.substring(start, i);
                if (WORDS.contains(word)) {
                    return isAboutItself(folded, word);
                }
                start = i + 1;
            }
        }
        return false;
    }

    /** The last line of a card or a table is a part of what it says. */
    private static boolean isOfComponent(String name) {
        return COMPONENT_FOOTERS.contains(name);
    }

    /** {@code has-sidebar}, {@code content-with-nav} and the like are said of the content. */
    private static boolean isAboutItself(String name, String word) {
        return !(word.equals("footer") && isOfComponent(name))
                && !name.startsWith("has-")
                && !name.startsWith("with-")
                && !name.contains("-with-")
                && !name.startsWith("no-")
                && !name.startsWith("layout-")
                && !name.contains("content")
                && !name.contains("wrapper")
                && !(name.contains("body") && !word.equals("menu"));
    }
}
