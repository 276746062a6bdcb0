package browsy.style.cascade;

import browsy.css.media.SupportsCondition;
import browsy.css.selector.SelectorParser;
import browsy.css.syntax.ComponentValue;
import browsy.style.property.DeclarationParser;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The features that {@code @supports} and {@code supports()} report as supported.
 *
 * @param namespaces the declared namespace prefixes with their URIs
 */
record EngineSupport(Map<String, String> namespaces) implements SupportsCondition.Support {

    /**
     * The at-rules that Chromium supports. Those for fonts, transitions and printed pages have no
     * effect in this engine.
     */
    private static final Set<String> AT_RULES =
            Set.of(
                    "container",
                    "counter-style",
                    "font-face",
                    "font-feature-values",
                    "font-palette-values",
                    "import",
                    "keyframes",
                    "-webkit-keyframes",
                    "layer",
                    "media",
                    "namespace",
                    "page",
                    "position-try",
                    "property",
                    "scope",
                    "starting-style",
                    "supports",
                    "view-transition");

    @Override
    public boolean declaration(String name, List<ComponentValue> value) {
        return DeclarationParser.supports(name, value);
    }

    @Override
    public boolean selector(List<ComponentValue> selector) {
        return SelectorParser.supports(selector, namespaces);
    }

    @Override
    public boolean atRule(String name) {
        return AT_RULES.contains(name);
    }
}
