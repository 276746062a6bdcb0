package browsy.style;

import browsy.config.Limits;
import browsy.css.media.ContainerSizes;
import browsy.css.media.MediaEnvironment;
import browsy.css.value.Color;
import browsy.html.ElementStates;
import browsy.html.ElementTree;
import browsy.html.TreeElement;
import browsy.style.cascade.HintSource;
import browsy.style.cascade.StyleRun;
import browsy.style.computed.FontMeasure;
import browsy.style.computed.StyleComputer;
import browsy.style.computed.StyleEnvironment;
import browsy.style.hint.LanguageHint;
import browsy.style.hint.PictureSources;
import browsy.style.hint.PresentationalHints;
import browsy.style.hint.SvgHints;
import browsy.style.property.PropertyValue;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/** Computes the styles of all elements of a document. Stateless and thread-safe. */
public final class StyleEngine {

    private final FontMeasure fonts;
    private final Limits limits;

    public StyleEngine(FontMeasure fonts, Limits limits) {
        this.fonts = fonts;
        this.limits = limits;
    }

    /**
     * Styles a document.
     *
     * @param tree the elements of the document
     * @param styles the author stylesheets
     * @param environment the viewport and the media environment
     * @param states the changes that the user made to elements
     * @param containers the container sizes that an earlier layout found
     */
    public StyledDocument style(
            ElementTree tree,
            DocumentStyles styles,
            MediaEnvironment environment,
            ElementStates states,
            ContainerSizes containers) {
        return run(tree, styles, environment, states, containers);
    }

    /**
     * Starts styling a document in steps.
     *
     * @param tree the elements of the document
     * @param styles the author stylesheets
     * @param environment the viewport and the media environment
     * @param states the changes that the user made to elements
     * @param containers the container sizes that an earlier layout found; null if there was none,
     *     so that contents that depend on sizes wait
     */
    public IncrementalStyling begin(
            ElementTree tree,
            DocumentStyles styles,
            MediaEnvironment environment,
            ElementStates states,
            @Nullable ContainerSizes containers) {
        return new IncrementalStyling(run(tree, styles, environment, states, containers));
    }

    private StyledElements run(
            ElementTree tree,
            DocumentStyles styles,
            MediaEnvironment environment,
            ElementStates states,
            @Nullable ContainerSizes containers) {
        StyleEnvironment computing =
                new StyleEnvironment(
                        environment.width(), environment.height(), tree.isQuirksMode(), fonts);
        PictureSources sources = new PictureSources(environment);
        StyleRun run =
                StyleRun.of(
                        new StyleRun.Input(
                                tree,
                                UserAgentSheets.of(tree.isQuirksMode()),
                                styles.sheets(),
                                styles.attributes(),
                                new DocumentHints(
                                        sources,
                                        PresentationalHints.linkColor(tree.document()),
                                        tree),
                                states,
                                environment,
                                containers,
                                new StyleComputer(computing),
                                limits));
        return new StyledElements(tree, run, sources);
    }

    /**
     * The presentational hints of the elements of a document.
     *
     * @param links the color of links; null if there is none
     */
    private record DocumentHints(PictureSources sources, @Nullable Color links, ElementTree tree)
            implements HintSource {
        @Override
        public List<PropertyValue> of(TreeElement element) {
            List<PropertyValue> ofKind = ofKind(element);
            PropertyValue ofLanguage = LanguageHint.of(element, tree);
            if (ofLanguage == null) {
                return ofKind;
            }
            List<PropertyValue> all = new ArrayList<>(ofKind);
            all.add(ofLanguage);
            return all;
        }

        private List<PropertyValue> ofKind(TreeElement element) {
            if (element.isHtml()) {
                return PresentationalHints.of(element.element(), sources, links);
            }
            return element.namespace().equals(Parser.NamespaceSvg)
                    ? SvgHints.of(element.element())
                    : List.of();
        }

        @Override
        public boolean isHint(String attribute) {
            return PresentationalHints.isHint(attribute)
                    || SvgHints.isHint(attribute)
                    || LanguageHint.isHint(attribute);
        }

        @Override
        public boolean mayInherit(String localName) {
            return PresentationalHints.mayInherit(localName)
                    || (links != null && localName.equals("a"))
                    || (!tree.language().isEmpty() && localName.equals("html"));
        }
    }
}
