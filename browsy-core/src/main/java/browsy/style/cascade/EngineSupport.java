package browsy.style.cascade;

import browsy.css.media.SupportsCondition;
import browsy.css.selector.SelectorParser;
import browsy.css.syntax.ComponentValue;
import browsy.style.property.DeclarationParser;
import java.util.List;
import java.util.Map;

/** What {@code @supports} may say yes to. */
record EngineSupport(Map<String, String> namespaces) implements SupportsCondition.Support {

    @Override
    public boolean declaration(String name, List<ComponentValue> value) {
        return DeclarationParser.supports(name, value);
    }

    @Override
    public boolean selector(List<ComponentValue> selector) {
        return SelectorParser.supports(selector, namespaces);
    }
}
