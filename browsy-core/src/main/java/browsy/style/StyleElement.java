package browsy.style;

import browsy.config.StylesheetLoader;
import browsy.config.StylesheetLoader.CrossOrigin;
import browsy.css.media.MediaQueryList;
import browsy.html.ElementTree;
import browsy.html.TreeElement;
import browsy.html.csp.ContentPolicy;
import browsy.infra.Ascii;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * An element that contributes a stylesheet: a {@code style} element, or a {@code link} to a
 * stylesheet.
 *
 * @param element the element
 * @param href the address of a link as written; null for a style element
 * @param title the title, which names a style sheet set; empty if there is none
 * @param alternate whether the link is to an alternative stylesheet
 * @param precedesBase whether no {@code base} element with an address precedes it, so that the
 *     address of the document is its base
 * @param policies the referrer policies of the {@code meta} elements before it, as written
 * @param content the content policy that holds at the element
 * @see <a href="https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet">HTML</a>
 * @see <a href="https://drafts.csswg.org/cssom-1/#add-a-css-style-sheet">CSSOM, titles</a>
 */
record StyleElement(
        TreeElement element,
        @Nullable String href,
        String title,
        boolean alternate,
        boolean precedesBase,
        List<String> policies,
        ContentPolicy content) {

    /** The number of {@code meta} elements whose referrer policies are kept. */
    private static final int MAX_POLICIES = 8;

    /**
     * The stylesheets that apply, in document order: all without a title and those in the preferred
     * style sheet set. Those in a shadow tree follow those of its host's tree.
     *
     * @param stages receives the content policies that the document declares
     */
    static List<StyleElement> all(ElementTree tree, PolicyStages stages) {
        List<StyleElement> found = new ArrayList<>();
        String preferred = null;
        List<String> policies = List.of();
        boolean precedesBase = true;
        for (TreeElement element : tree.elements()) {
            switch (element.localName()) {
                case "meta" -> {
                    if (preferred == null && isDefaultStyle(element)) {
                        preferred = element.element().attr("content");
                    }
                    stages.visit(element);
                    if (isReferrerPolicy(element)) {
                        // The last declarations decide; a bound keeps copies short.
                        policies = appended(policies, element.element().attr("content"));
                    }
                }
                case "style", "link" -> {
                    StyleElement style = of(element, precedesBase, policies, stages.current());
                    if (style != null) {
                        found.add(style);
                    }
                }
                case "base" -> {
                    boolean counts = element.isHtml("base") && element.attribute("href") != null;
                    precedesBase &= !counts;
                }
                default -> {}
            }
        }
        for (StyleElement style : found) {
            if (preferred == null && !style.title.isEmpty() && !style.alternate) {
                preferred = style.title;
            }
        }
        String set = preferred == null ? "" : preferred;
        found.removeIf(style -> style.title.isEmpty() ? style.alternate : !style.title.equals(set));
        return found;
    }

    private static boolean isDefaultStyle(TreeElement element) {
        return element.isHtml("meta")
                && Ascii.equalsIgnoreCase(element.element().attr("http-equiv"), "default-style")
                && !element.element().attr("content").isEmpty();
    }

    private static boolean isReferrerPolicy(TreeElement element) {
        return element.isHtml("meta")
                && Ascii.equalsIgnoreCase(element.element().attr("name"), "referrer")
                && element.element().hasAttr("content");
    }

    private static List<String> appended(List<String> policies, String policy) {
        int from = Math.max(0, policies.size() + 1 - MAX_POLICIES);
        List<String> all = new ArrayList<>(policies.subList(from, policies.size()));
        all.add(policy);
        return List.copyOf(all);
    }

    private static @Nullable StyleElement of(
            TreeElement element,
            boolean precedesBase,
            List<String> policies,
            ContentPolicy content) {
        boolean style = element.localName().equals("style");
        if (!style && !element.isHtml("link") || !isCss(element.attribute("type"), style)) {
            return null;
        }
        boolean inShadow = element.scope().host() != null;
        String titled = element.attribute("title");
        String title = titled == null || inShadow ? "" : titled;
        if (style) {
            return new StyleElement(element, null, title, false, precedesBase, policies, content);
        }
        String relations = element.attribute("rel");
        List<String> rel =
                relations == null ? List.of() : List.of(Ascii.words(Ascii.lower(relations)));
        String href = element.attribute("href");
        boolean loads =
                rel.contains("stylesheet")
                        && href != null
                        && !href.isBlank()
                        && element.attribute("disabled") == null;
        return loads
                ? new StyleElement(
                        element,
                        href,
                        title,
                        rel.contains("alternate"),
                        precedesBase,
                        policies,
                        content)
                : null;
    }

    /**
     * Whether the {@code type} attribute allows CSS.
     *
     * @param exact whether parameters after the MIME type are not allowed
     */
    private static boolean isCss(@Nullable String type, boolean exact) {
        if (type == null || type.isEmpty()) {
            return true;
        }
        int end = exact ? -1 : type.indexOf(';');
        String essence = end < 0 ? type : type.substring(0, end);
        return Ascii.equalsIgnoreCase(exact ? essence : essence.trim(), "text/css");
    }

    /** Returns the link that a loader needs to request the style sheet. */
    StylesheetLoader.Link link(URI address) {
        Element link = element.element();
        List<String> declared = policies;
        if (link.hasAttr("referrerpolicy")) {
            declared = new ArrayList<>(policies);
            declared.add(link.attr("referrerpolicy"));
        }
        return new StylesheetLoader.Link(
                address,
                null,
                crossOrigin(link),
                link.attr("integrity"),
                declared,
                SheetSources.of(content, link.attr("nonce")));
    }

    private static CrossOrigin crossOrigin(Element link) {
        if (!link.hasAttr("crossorigin")) {
            return CrossOrigin.NONE;
        }
        return Ascii.equalsIgnoreCase(link.attr("crossorigin"), "use-credentials")
                ? CrossOrigin.USE_CREDENTIALS
                : CrossOrigin.ANONYMOUS;
    }

    /**
     * Tests whether the content policy allows the sheet.
     *
     * @param address the address of a link; null for a style element
     */
    boolean isAllowed(@Nullable URI address) {
        if (content.isNone()) {
            return true;
        }
        String nonce = element.element().attr("nonce");
        return address == null
                ? content.allowsStyle(nonce, text())
                : content.allowsStyleSheet(nonce, address.toString(), false);
    }

    MediaQueryList media() {
        String media = element.attribute("media");
        return media == null ? MediaQueryList.ALL : MediaQueryList.parse(media);
    }

    /** The text of a style element. */
    String text() {
        Element style = element.element();
        if (style.childNodeSize() == 1 && style.childNode(0) instanceof DataNode only) {
            // Avoids a copy of the text, which may be long.
            return only.getWholeData();
        }
        String data = style.data();
        return data.isEmpty() ? style.wholeOwnText() : data;
    }
}
