package browsy.output;

import browsy.model.SpatialDom;

import java.io.IOException;
import java.util.HashSet;

/**
 * The main content as CommonMark with GFM tables, in which everything that can be operated carries
 * its id: {@code [About us](/about "#12")} is a link, {@code [Sign in](#34 "button")} a button,
 * {@code [Email](#19 "textbox, required")} a field.
 *
 * <p>Addresses on the site of the page are written from its root; a link without an address that
 * leads anywhere is {@code [Menu](#12)}. No text or address of a page is written like an id. Links
 * in preformatted text are part of it and have none.
 */
public final class MarkdownFormat implements TextFormat {

    private static final MarkdownFormat STANDARD = new MarkdownFormat(false);

    private final boolean wholePage;

    private MarkdownFormat(boolean wholePage) {
        this.wholePage = wholePage;
    }

    /** The main content. */
    public static MarkdownFormat standard() {
        return STANDARD;
    }

    /** All that is visible, with navigation, header and footer. */
    public MarkdownFormat wholePage() {
        return new MarkdownFormat(true);
    }

    @Override
    public String name() {
        return wholePage ? "markdown-page" : "markdown";
    }

    @Override
    public String note(String remark) {
        return "<!-- " + remark.replace("--", "- -") + " -->";
    }

    @Override
    public void write(SpatialDom dom, Appendable out) throws IOException {
        SpatialDom shown =
                wholePage
                        ? dom
                        : dom.keeping(new HashSet<>(new Landmarks(dom).mainContent())::contains);
        MarkdownElements elements = new MarkdownElements(shown);
        out.append(new MarkdownBlocks(elements).written(ReadingContent.of(shown)));
    }
}
