package browsy;

import browsy.config.MarkupSyntax;
import browsy.config.PageResponse;
import browsy.css.media.MediaEnvironment;
import browsy.html.DocumentPolicies;
import browsy.html.ElementCopies;
import browsy.html.ElementTree;
import browsy.html.MarkupParser;
import browsy.html.ParsedMarkup;
import browsy.html.StateChange;
import browsy.html.csp.ContentPolicy;
import browsy.infra.TimeLimit;
import browsy.intelligence.PageIntelligence;
import browsy.intelligence.PageIntelligence.Annotated;
import browsy.intelligence.signal.PageContext;
import browsy.layout.LayoutEngine;
import browsy.layout.fragment.FragmentTree;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.PhysicalSize;
import browsy.model.Scroll;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.Verdict;
import browsy.model.Viewport;
import browsy.pipeline.ContainerPasses;
import browsy.pipeline.DeepStack;
import browsy.pipeline.EngineFonts;
import browsy.pipeline.FrameDocuments;
import browsy.pipeline.KeptStages;
import browsy.pipeline.LaidOut;
import browsy.pipeline.PageSelectors;
import browsy.pipeline.PageStages;
import browsy.pipeline.PageWarnings;
import browsy.pipeline.SelectorSearch;
import browsy.spatial.FrameContent;
import browsy.spatial.SpatialBuilder;
import browsy.spatial.SpatialPage;
import browsy.spatial.box.ImageMaps;
import browsy.spatial.box.LayoutView;
import browsy.spatial.identity.KnownIds;
import browsy.style.DocumentStyles;
import browsy.style.StyleEngine;
import browsy.style.StyledDocument;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Runs the stages in order: parsing, style, layout, elements and intelligence. It is the only class
 * that depends on all stages.
 */
final class Pipeline {
    private static final EngineFonts FONTS = new EngineFonts();

    private final Document document;
    private final ElementTree tree;
    private final ParseOptions options;
    private final List<String> warnings;
    private final List<String> warningsOfMarkup;
    private final ElementCopies copies;
    private final FrameDocuments frames = new FrameDocuments();
    private int openedFrames;

    private Pipeline(ParsedMarkup markup, ParseOptions options) {
        this(markup.document(), options, new ArrayList<>(markup.warnings()));
    }

    private Pipeline(Document document, ParseOptions options, List<String> warnings) {
        this(document, options, warnings, ElementCopies.NONE);
    }

    private Pipeline(
            Document document, ParseOptions options, List<String> warnings, ElementCopies copies) {
        this(
                ElementTree.of(document, options.limits(), contentLanguage(options.response())),
                options,
                warnings,
                copies);
    }

    /**
     * @param warnings the warnings so far, to which others are added
     */
    private Pipeline(
            ElementTree tree, ParseOptions options, List<String> warnings, ElementCopies copies) {
        this.document = tree.document();
        this.tree = tree;
        this.options = options;
        this.warnings = warnings;
        this.warningsOfMarkup = List.copyOf(warnings);
        this.copies = copies;
        if (tree.isCutOff()) {
            warn(
                    "elements nested more than "
                            + (tree.depth() - 1)
                            + " deep by shadow trees were left out");
        }
    }

    /** Runs all stages on HTML text. */
    static Page run(String html, ParseOptions options) {
        return read(html, options, Pipeline::page);
    }

    /** Runs all stages after the first. */
    static Page run(ParsedMarkup markup, ParseOptions options) {
        return TimeLimit.within(
                options.timeLimit(),
                () -> {
                    ParseOptions own = options.newBuilder().policy(markup.policy()).build();
                    Pipeline pipeline = new Pipeline(markup, own);
                    return pipeline.onDeepStack(pipeline::page);
                });
    }

    /** Runs all stages after parsing. */
    static Page run(Document document, ParseOptions options) {
        return run(document, options, ElementCopies.NONE);
    }

    /**
     * Runs all stages after parsing, on a copy of the previous page's document.
     *
     * @param copies maps the elements of the previous page's document to their copies
     */
    static Page run(Document document, ParseOptions options, ElementCopies copies) {
        return read(document, options, copies, Pipeline::page);
    }

    /**
     * Runs the stages for other states of the elements of a page, as far as the states can make a
     * difference.
     *
     * @param before the page; without stages all are run
     * @param options the options with the states, and with {@code before} as the previous page
     */
    static Page run(Page before, ParseOptions options) {
        Page derived =
                before.stages()
                        .use(
                                stages ->
                                        TimeLimit.within(
                                                options.timeLimit(),
                                                () -> derived(before, stages, options)));
        return derived != null ? derived : run(before.document(), options);
    }

    private static @Nullable Page derived(Page before, PageStages stages, ParseOptions options) {
        ElementTree tree = stages.laidOut().styled().elements();
        return DeepStack.call(
                tree.depth(),
                () -> {
                    StateChange change = stages.changeTo(options.states());
                    boolean keepsStyles = stages.keepsLayout(change, options.states());
                    if (!keepsStyles && change.forgets()) {
                        return null;
                    }
                    SpatialDom dom = keepsStyles ? stages.update(change, options.states()) : null;
                    if (dom != null) {
                        return before.with(dom, options);
                    }
                    List<String> warnings = before.pageWarnings().forLaterState();
                    Pipeline pipeline = new Pipeline(tree, options, warnings, ElementCopies.NONE);
                    if (!keepsStyles) {
                        return pipeline.page(pipeline.layout(stages.laidOut()));
                    }
                    stages.warnings().forEach(pipeline::warn);
                    return pipeline.page(stages.laidOut());
                });
    }

    /** Parses markup and runs some of the stages. */
    static <T> T read(String markup, ParseOptions options, Function<Pipeline, T> stages) {
        return TimeLimit.within(
                options.timeLimit(),
                () -> {
                    Pipeline pipeline = new Pipeline(parse(markup, options), options);
                    return pipeline.onDeepStack(() -> stages.apply(pipeline));
                });
    }

    /** Runs some of the stages after parsing. */
    static <T extends @Nullable Object> T read(
            Document document, ParseOptions options, Function<Pipeline, T> stages) {
        return read(document, options, ElementCopies.NONE, stages);
    }

    private static <T extends @Nullable Object> T read(
            Document document,
            ParseOptions options,
            ElementCopies copies,
            Function<Pipeline, T> stages) {
        return TimeLimit.within(
                options.timeLimit(),
                () -> {
                    Page previous = options.previous();
                    PageWarnings before =
                            previous == null ? PageWarnings.NONE : previous.pageWarnings();
                    Pipeline pipeline =
                            new Pipeline(document, options, before.forLaterState(), copies);
                    return pipeline.onDeepStack(() -> stages.apply(pipeline));
                });
    }

    private static ParsedMarkup parse(String markup, ParseOptions options) {
        return MarkupParser.parse(
                markup, options.syntax(), options.baseUri(), options.limits(), options.policy());
    }

    private <T> T onDeepStack(Supplier<T> stages) {
        return DeepStack.call(tree.depth(), stages);
    }

    /**
     * Runs layout, elements and intelligence, then adds the elements of frames, the scroll offset
     * and the selectors to the Spatial DOM.
     */
    private Page page() {
        return page(layout());
    }

    private Page page(LaidOut laidOut) {
        List<String> warned = List.copyOf(warnings);
        SpatialPage elements = elements(laidOut);
        Annotated annotated = PageIntelligence.annotate(elements, context());
        SpatialDom dom = annotated.dom();
        List<SpatialElement> all = elements.withFrames(dom.elements());
        if (all != dom.elements()) {
            dom = dom.toBuilder().elements(all).build();
        }
        if (options.scroll().x() != 0 || options.scroll().y() != 0) {
            dom = dom.toBuilder().scroll(options.scroll()).build();
        }
        SelectorSearch search = new SelectorSearch(document, frames);
        dom = dom.toBuilder().selectors(new PageSelectors(search, elements.sources())).build();
        int last = Math.max(known().last(), elements.sources().highest());
        Scroll end = end(laidOut);
        // The states of elements in frames are not compared.
        KeptStages stages =
                openedFrames > 0
                        ? KeptStages.NONE
                        : KeptStages.of(
                                new PageStages(
                                        options.states(),
                                        laidOut,
                                        warned,
                                        elements,
                                        new Annotated(dom, annotated.reads())));
        return new Page(
                dom,
                document,
                elements.sources(),
                frames,
                last,
                new PageWarnings(warningsOfMarkup, warnings),
                options,
                end,
                stages);
    }

    /** The maximum scroll offsets of the page. */
    private Scroll end(LaidOut laidOut) {
        PhysicalSize extent = laidOut.fragments().extent();
        return new Scroll(
                Math.max(0, extent.width() - options.viewport().width()),
                Math.max(0, extent.height() - options.viewport().height()));
    }

    /** Explains the conclusions about a page; element ids are those of the page. */
    static List<Verdict> explain(Document document, ParseOptions options) {
        return read(
                document,
                options,
                pipeline -> PageIntelligence.explain(pipeline.elements(), pipeline.context()));
    }

    /** Returns the document. */
    Document document() {
        return document;
    }

    /** Runs the stages up to the list of elements. */
    SpatialPage elements() {
        return elements(layout());
    }

    private SpatialPage elements(LaidOut laidOut) {
        return SpatialBuilder.build(
                laidOut.styled(),
                ImageMaps.over(laidOut.styled().elements(), laidOut),
                options.viewport(),
                options.scroll(),
                options.states(),
                known(),
                this::frame,
                this::warn);
    }

    /**
     * Parses, styles and lays out the document of a frame; null if a limit on frames is reached.
     */
    private @Nullable FrameContent frame(Element frame, Viewport viewport, int depth) {
        int most = options.limits().maxFrames();
        int deepest = options.limits().maxFrameDepth();
        if (openedFrames == most) {
            warn("frames beyond the first " + most + " were not read");
            return null;
        }
        if (depth > deepest) {
            warn("frames nested more than " + deepest + " deep were not read");
            return null;
        }
        openedFrames++;
        Page previous = options.previous();
        // A srcdoc document is never in quirks mode.
        String source = "<!DOCTYPE html>" + frame.attr("srcdoc");
        ContentPolicy policy = policyAround(frame);
        Document inside =
                frames.open(
                        frame,
                        viewport,
                        policy,
                        frame.baseUri() + '\n' + source,
                        previous == null ? new FrameDocuments() : previous.frames(),
                        () ->
                                opened(
                                        MarkupParser.parse(
                                                source,
                                                MarkupSyntax.HTML,
                                                frame.baseUri(),
                                                options.limits(),
                                                policy)));
        ParseOptions inFrame =
                options.newBuilder()
                        .viewport(viewport)
                        .scroll(Scroll.TOP)
                        .policy(policy)
                        .response(PageResponse.NONE)
                        .build();
        Pipeline pipeline = new Pipeline(inside, inFrame, warnings);
        LaidOut laidOut = pipeline.onDeepStack(pipeline::layout);
        LayoutView layout = ImageMaps.over(laidOut.styled().elements(), laidOut);
        return new FrameContent(laidOut.styled(), layout, viewport);
    }

    private Document opened(ParsedMarkup markup) {
        warn(markup.warnings());
        return markup.document();
    }

    /**
     * The content policy of the document that contains a frame, which a srcdoc document inherits.
     */
    private ContentPolicy policyAround(Element frame) {
        Document around = frame.ownerDocument();
        return around == null || around == document
                ? DocumentPolicies.in(document, options.policy())
                : DocumentPolicies.in(around, frames.policy(around));
    }

    private void warn(Collection<String> all) {
        for (String warning : all) {
            warn(warning);
        }
    }

    private void warn(String warning) {
        if (!warnings.contains(warning)) {
            warnings.add(warning);
        }
    }

    private KnownIds known() {
        Page previous = options.previous();
        return previous == null ? KnownIds.NONE : previous.knownIds().copiedBy(copies);
    }

    private PageContext context() {
        return context(options.response());
    }

    private static PageContext context(PageResponse response) {
        return new PageContext(response.status(), response.headers());
    }

    private static String contentLanguage(PageResponse response) {
        String header = context(response).header("content-language");
        return header == null ? "" : header;
    }

    /** Runs the stages up to layout. */
    LaidOut layout() {
        return layout(null);
    }

    /**
     * Styles and lays out the document.
     *
     * @param before the document with other states; its style sheets are used, and its layout if
     *     the change of styles does not alter it. Null to collect the style sheets
     */
    private LaidOut layout(@Nullable LaidOut before) {
        Viewport viewport = options.viewport();
        MediaEnvironment media = MediaEnvironment.screen(viewport.width(), viewport.height());
        DocumentStyles styles = before == null ? collected(media) : before.styles();
        warn(styles.warnings());
        warn(options.stylesheetLoader().warnings());
        warn(options.response().warnings());
        StyleEngine engine = new StyleEngine(FONTS, options.limits());
        List<String> limited = new ArrayList<>();
        ContainerPasses passes =
                new ContainerPasses(
                        sizes -> engine.begin(tree, styles, media, options.states(), sizes),
                        styled -> {
                            FragmentTree kept = before == null ? null : before.fragmentsOf(styled);
                            return kept != null ? kept : layout(styled, limited);
                        });
        ContainerPasses.Outcome outcome = passes.run();
        warn(outcome.styled().warnings());
        return new LaidOut(styles, outcome.styled(), outcome.fragments(), !limited.isEmpty());
    }

    private DocumentStyles collected(MediaEnvironment media) {
        return DocumentStyles.collect(
                tree,
                options.policy(),
                options.stylesheetLoader(),
                media,
                options.styleCache().sheets(),
                options.limits());
    }

    /**
     * @param limited receives the warnings about limits
     */
    private FragmentTree layout(StyledDocument styled, List<String> limited) {
        Viewport viewport = options.viewport();
        Scroll scroll = options.scroll();
        return LayoutEngine.layout(
                styled,
                new PhysicalRect(scroll.x(), scroll.y(), viewport.width(), viewport.height()),
                options.limits(),
                warning -> {
                    limited.add(warning);
                    warn(warning);
                });
    }
}
