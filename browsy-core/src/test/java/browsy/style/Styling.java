package browsy.style;

import browsy.config.Limits;
import browsy.config.StylesheetLoader;
import browsy.css.media.ContainerSizes;
import browsy.css.media.MediaEnvironment;
import browsy.html.ElementStates;
import browsy.html.ElementTree;
import browsy.html.csp.ContentPolicy;
import browsy.style.cascade.StylesheetCache;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;

/** Styles documents with the minimal set-up that tests need. */
final class Styling {

    private static final MediaEnvironment SCREEN = MediaEnvironment.screen(1280, 720);

    private Styling() {}

    static StyledDocument of(String html) {
        return of(Jsoup.parse(html));
    }

    static StyledDocument of(Document document) {
        return of(document, StylesheetLoader.none());
    }

    static StyledDocument of(Document document, StylesheetLoader loader) {
        ElementTree tree = ElementTree.of(document);
        DocumentStyles styles =
                DocumentStyles.collect(
                        tree,
                        ContentPolicy.NONE,
                        loader,
                        SCREEN,
                        new StylesheetCache(0),
                        Limits.DEFAULT);
        return new StyleEngine(new UnknownFonts(), Limits.DEFAULT)
                .style(tree, styles, SCREEN, ElementStates.none(), ContainerSizes.none());
    }
}
