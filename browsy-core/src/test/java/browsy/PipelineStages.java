package browsy;

import browsy.config.Limits;
import browsy.config.StylesheetLoader;
import browsy.css.media.ContainerSizes;
import browsy.css.media.MediaEnvironment;
import browsy.html.ElementStates;
import browsy.html.ElementTree;
import browsy.html.HtmlParser;
import browsy.html.csp.ContentPolicy;
import browsy.intelligence.PageIntelligence;
import browsy.intelligence.signal.PageContext;
import browsy.layout.LayoutEngine;
import browsy.layout.fragment.FragmentTree;
import browsy.layout.geometry.PhysicalRect;
import browsy.model.Bounds;
import browsy.model.Scroll;
import browsy.model.SpatialDom;
import browsy.model.Viewport;
import browsy.pipeline.EngineFonts;
import browsy.spatial.FrameSource;
import browsy.spatial.SpatialBuilder;
import browsy.spatial.SpatialPage;
import browsy.spatial.identity.KnownIds;
import browsy.style.DocumentStyles;
import browsy.style.StyleEngine;
import browsy.style.StyledDocument;
import browsy.style.cascade.StylesheetCache;
import java.util.Map;
import org.jsoup.nodes.Document;
import org.jspecify.annotations.Nullable;

/**
 * Runs the stages individually, in the same way as {@link Pipeline}, so that benchmarks can time
 * each.
 */
public final class PipelineStages {
    private static final Viewport VIEWPORT = new Viewport(1920, 1080);
    private static final MediaEnvironment SCREEN =
            MediaEnvironment.screen(VIEWPORT.width(), VIEWPORT.height());

    private final StylesheetCache cache = new StylesheetCache(Integer.MAX_VALUE);
    private final StylesheetLoader loader;

    public PipelineStages(StylesheetLoader loader) {
        this.loader = loader;
    }

    public Document html(String html, String address) {
        return HtmlParser.parse(html, address, Limits.DEFAULT, warning -> {});
    }

    public StyledDocument style(Document document) {
        ElementTree tree = ElementTree.of(document);
        DocumentStyles styles =
                DocumentStyles.collect(
                        tree, ContentPolicy.NONE, loader, SCREEN, cache, Limits.DEFAULT);
        return new StyleEngine(new EngineFonts(), Limits.DEFAULT)
                .style(tree, styles, SCREEN, ElementStates.none(), ContainerSizes.none());
    }

    public FragmentTree layout(StyledDocument styled) {
        return LayoutEngine.layout(
                styled,
                new PhysicalRect(0, 0, VIEWPORT.width(), VIEWPORT.height()),
                Limits.DEFAULT,
                warning -> {});
    }

    public SpatialPage spatial(StyledDocument styled, FragmentTree fragments) {
        return SpatialBuilder.build(
                styled,
                element -> bounds(fragments.bounds(element)),
                VIEWPORT,
                Scroll.TOP,
                ElementStates.none(),
                KnownIds.NONE,
                FrameSource.NONE,
                warning -> {});
    }

    public SpatialDom intelligence(SpatialPage page) {
        return PageIntelligence.annotate(page, new PageContext(200, Map.of())).dom();
    }

    private static @Nullable Bounds bounds(@Nullable PhysicalRect rect) {
        return rect == null
                ? null
                : new Bounds(
                        rect.x(), rect.y(), Math.max(0, rect.width()), Math.max(0, rect.height()));
    }
}
