package browsy.intelligence.type;

import browsy.intelligence.signal.Evidence;
import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import org.jspecify.annotations.Nullable;

/**
 * Pages made to be read: running text in the content of the page that outweighs what there is to
 * follow. Teasers, plans and landing pages have many short texts, not a few long ones.
 */
final class ArticlePage implements PageTypeDetector {

    private static final int MIN_PROSE = 500;
    private static final int MANY_PROSE = 4000;
    private static final int MIN_BLOCKS = 2;
    private static final int LONG_BLOCK = 700;

    @Override
    public PageType type() {
        return PageType.ARTICLE;
    }

    @Override
    public @Nullable Evidence detect(PageSignals page) {
        int blocks = page.prose().size();
        int length = page.proseLength();
        boolean written = blocks >= MIN_BLOCKS && length >= MIN_PROSE;
        boolean oneBlock = blocks == 1 && length >= LONG_BLOCK;
        if (!written && !oneBlock) {
            return null;
        }
        int links = page.mainLinks().size();
        boolean outweighs = length >= page.mainLinkTextLength() || length >= MANY_PROSE;
        boolean teasers = links > blocks * 12 && length < MANY_PROSE;
        return outweighs && !teasers
                ? Evidence.of("article.prose", blocks + " blocks, " + length + " characters")
                : null;
    }
}
