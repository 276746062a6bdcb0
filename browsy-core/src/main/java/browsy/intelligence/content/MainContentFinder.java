package browsy.intelligence.content;

import browsy.infra.TimeLimit;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.word.Texts;
import browsy.intelligence.word.Topic;
import browsy.model.MainContent;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the main content of a page; the entry point of the package.
 *
 * <p>Steps: split the visible text into blocks and measure the prose; determine the surroundings by
 * tag, role and name; find the headline; add repeated siblings to the surroundings; find the
 * content root; select its blocks. The time is linear in the size of the page.
 */
public final class MainContentFinder {

    /**
     * The least prose of a main content on pages that are neither articles nor emails, in letters.
     */
    private static final int MIN_PROSE = 400;

    /** The share of the page's prose that such a main content must have. */
    private static final double MIN_SHARE = 0.6;

    /**
     * The least length of the headline of such a main content, in characters. Names of sections are
     * shorter.
     */
    private static final int MIN_TITLE = 25;

    private final PageSignals signals;
    private final SpatialPage page;
    private final FlatTree tree;
    private final PartKinds names;
    private final DeclaredContent declared;
    private final BlockList blocks;
    private final ProseMass prose;
    private final int headline;
    private final int root;
    private final BitSet kept;

    /** Computes headline, content root and selected blocks, see the class description. */
    private MainContentFinder(
            PageSignals signals, PartKinds names, BlockList blocks, ProseMass prose) {
        this.signals = signals;
        page = signals.page();
        tree = page.tree();
        this.names = names;
        this.blocks = blocks;
        this.prose = prose;
        declared = DeclaredContent.of(tree);
        Boilerplate surroundings = Boilerplate.of(page, names, prose);
        headline =
                Headline.find(
                        tree,
                        blocks,
                        surroundings,
                        signals.title().folded(),
                        declared.foldedTitle());
        int heading = headline < 0 ? -1 : blocks.get(headline).owner();
        Repetition.exclude(tree, blocks, prose.without(surroundings), surroundings, heading);
        root = ContentRoot.find(page, names, prose.without(surroundings), heading);
        kept =
                root < 0
                        ? new BitSet()
                        : ContentSelection.select(
                                tree,
                                blocks,
                                surroundings,
                                root,
                                ContentRoot.isBody(tree, names, root),
                                headline);
    }

    /**
     * Finds the main content.
     *
     * @param signals the signals of the page
     * @param type the type of the page
     * @return the main content, null if the page has none
     */
    public static @Nullable MainContent find(PageSignals signals, PageType type) {
        if (!mayHaveText(type)) {
            return null;
        }
        FlatTree tree = signals.page().tree();
        PartKinds names = new PartKinds(tree);
        BlockList blocks = BlockList.of(signals.page(), names);
        ProseMass prose = ProseMass.of(tree, blocks);
        if (!isText(type) && prose.ofPage() < MIN_PROSE) {
            return null;
        }
        MainContentFinder finder = new MainContentFinder(signals, names, blocks, prose);
        return finder.hasMainContent(type) ? finder.content() : null;
    }

    private static boolean mayHaveText(PageType type) {
        return switch (type) {
            case ARTICLE, EMAIL_BODY, LIST, OTHER -> true;
            default -> false;
        };
    }

    private static boolean isText(PageType type) {
        return type == PageType.ARTICLE || type == PageType.EMAIL_BODY;
    }

    /**
     * Whether the selected blocks are a main content. On pages that are neither articles nor
     * emails, they must have a headline that matches a title, and most of the prose of the page.
     */
    private boolean hasMainContent(PageType type) {
        if (kept.isEmpty()) {
            return false;
        }
        if (isText(type)) {
            return true;
        }
        int keptProse = 0;
        for (int b = kept.nextSetBit(0); b >= 0; b = kept.nextSetBit(b + 1)) {
            keptProse += blocks.get(b).isProse() ? blocks.get(b).plain() : 0;
        }
        return keptProse >= MIN_PROSE
                && keptProse >= MIN_SHARE * prose.ofPage()
                && headline >= 0
                && blocks.get(headline).text().length() >= MIN_TITLE
                && isTitle(Texts.fold(blocks.get(headline).text()));
    }

    private boolean isTitle(String folded) {
        return signals.title().folded().contains(folded) || declared.foldedTitle().contains(folded);
    }

    /**
     * Describes the main content: title, author, date and elements. Declared metadata has
     * precedence.
     */
    private MainContent content() {
        Byline byline = new Byline(page, names, signals.lexicon().get(Topic.AUTHOR));
        int from = headline < 0 ? root : Math.min(root, blocks.get(headline).owner());
        int to = tree.end(root);
        String author = byline.withoutIntroduction(declared.author());
        author = author.isEmpty() ? byline.author(from, to) : author;
        String date = declared.date().isEmpty() ? byline.date(from, to) : declared.date();
        return new MainContent(title(), nullIfEmpty(author), nullIfEmpty(date), elementIds());
    }

    private String title() {
        if (headline >= 0) {
            return blocks.get(headline).text();
        }
        return declared.title().isEmpty() ? signals.title().text() : declared.title();
    }

    private static @Nullable String nullIfEmpty(String text) {
        return text.isEmpty() ? null : text;
    }

    private List<Integer> elementIds() {
        ContentNodes nodes = ContentNodes.of(tree, blocks, kept, root);
        List<Integer> ids = new ArrayList<>();
        for (SpatialElement element : page.elements()) {
            TimeLimit.check();
            if (nodes.contains(page.indexOf(element))) {
                ids.add(element.id());
            }
        }
        return ids;
    }
}
