package browsy.intelligence.signal;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** Recognises class names and ids of parts of the page frame, such as {@code site-nav}. */
final class FrameNamePatterns {

    /** Words that mark a name between hyphens, underscores or its ends. */
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

    /**
     * Whole names of headers, footers and side columns, whose words alone also occur in names of
     * content.
     */
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

    /** Class names of footers of components, which belong to the content. */
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

    /** Class names of components of the content that have headers and footers of their own. */
    private static final Set<String> COMPONENTS =
            Set.of("card", "panel", "widget", "tile", "portlet", "modal-content");

    private FrameNamePatterns() {}

    /** Returns patterns that every name of a frame part contains, for a {@link NameScanner}. */
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

    /** Whether any of several names is that of a frame part. */
    static boolean any(String... names) {
        for (String name : names) {
            if (isFrame(name)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether any of several names is that of a component with a header and a footer of its own.
     */
    static boolean areOfComponent(String... names) {
        for (String name : names) {
            if (COMPONENTS.contains(name)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether any of several names is that of a header or footer, of the page or of a component.
     */
    static boolean areOfEdge(String... names) {
        for (String name : names) {
            if (name.equals("header") || name.equals("footer")) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a name is in {@link #NAMES}, or its first word that is in {@link #WORDS} names the
     * element itself.
     */
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
                    return namesItself(folded, word);
                }
                start = i + 1;
            }
        }
        return false;
    }

    /** Whether a name is that of a component's footer, which is part of the content. */
    private static boolean isComponentFooter(String name) {
        return COMPONENT_FOOTERS.contains(name);
    }

    /**
     * Whether a name with a frame word names the frame part itself. Class names such as {@code
     * has-sidebar} and {@code content-with-nav} describe the content beside it, as do modifiers
     * such as {@code columns--sidebar}.
     */
    private static boolean namesItself(String name, String word) {
        return !(word.equals("footer") && isComponentFooter(name))
                && !name.startsWith("has-")
                && !name.startsWith("with-")
                && !name.contains("-with-")
                && !name.contains("--" + word)
                && !name.startsWith("no-")
                && !name.startsWith("layout-")
                && !name.contains("content")
                && !name.contains("wrapper")
                && !(name.contains("body") && !word.equals("menu"));
    }
}
