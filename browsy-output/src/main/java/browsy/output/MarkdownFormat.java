package browsy.output;

import browsy.model.MainContent;
import browsy.model.SpatialDom;
import java.io.IOException;

/**
 * The main content of a page as CommonMark with GFM tables; if the page has no main content, its
 * main part. Every control has its id: {@code [About us](/about "#12")} is a link, {@code [Sign
 * in](#34 "button")} a button, {@code [Email](#19 "textbox, required")} a field.
 *
 * <p>Same-origin URLs are written as paths. A link without a usable URL is written as {@code
 * [Menu](#12)}. No text or URL of a page can have the form of an id. Links in preformatted text are
 * written as plain text of the code.
 */
public final class MarkdownFormat implements TextFormat {

    private static final MarkdownFormat STANDARD = new MarkdownFormat(false, Head.FULL);

    private final boolean wholePage;
    private final Head head;

    private MarkdownFormat(boolean wholePage, Head head) {
        this.wholePage = wholePage;
        this.head = head;
    }

    /**
     * Returns the format for the main content, below a comment with its title, author and date. If
     * the page has no main content, the comment states that, and the main part of the page follows.
     */
    public static MarkdownFormat standard() {
        return STANDARD;
    }

    /** Returns the format for all visible content, including navigation, header and footer. */
    public MarkdownFormat wholePage() {
        return new MarkdownFormat(true, head);
    }

    @Override
    public String name() {
        return wholePage ? "markdown-page" : "markdown";
    }

    @Override
    public String mediaType() {
        return "text/markdown";
    }

    /**
     * Returns this format with another head. {@link Head#BRIEF} writes no head, because the title
     * is a heading of the content.
     */
    @Override
    public MarkdownFormat headed(Head newHead) {
        return new MarkdownFormat(wholePage, newHead);
    }

    @Override
    public String note(String remark) {
        return "<!-- " + remark.replace("--", "- -") + " -->";
    }

    /**
     * Returns the title, author and date of the main content, or the statement that there is none.
     */
    private static String about(SpatialDom dom) {
        StringBuilder about = new StringBuilder();
        MainContent content = dom.mainContent();
        if (content == null) {
            return about.append("no article: the main part of the page").toString();
        }
        about.append("article: ");
        Escapes.quoted(about, content.title());
        if (content.author() != null) {
            about.append(" by ");
            Escapes.quoted(about, content.author());
        }
        if (content.date() != null) {
            about.append(", ");
            Escapes.line(about, content.date());
        }
        return about.toString();
    }

    @Override
    public void write(SpatialDom dom, Appendable out) throws IOException {
        if (!wholePage && head == Head.FULL) {
            out.append(note(about(dom))).append("\n\n");
        }
        SpatialDom shown = wholePage ? dom : Scope.article().apply(dom);
        MarkdownElements elements = new MarkdownElements(shown);
        out.append(new MarkdownBlocks(elements).written(PrunedContentTree.of(shown)));
    }
}
