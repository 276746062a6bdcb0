package browsy.style.cascade;

import browsy.html.TreeElement;
import browsy.html.TreeScope;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The {@code @keyframes} rules that animations of an element can name: those of its shadow tree if
 * it is a host, and those of its own tree. Compared by identity; elements to which the same rules
 * apply have the same object.
 */
final class Keyframes {

    private final Map<String, KeyframesRule> inside;
    private final Map<String, KeyframesRule> around;

    private Keyframes(Map<String, KeyframesRule> inside, Map<String, KeyframesRule> around) {
        this.inside = inside;
        this.around = around;
    }

    /** The rule with a name; null if there is none. */
    @Nullable KeyframesRule rule(String name) {
        KeyframesRule rule = inside.get(name);
        return rule == null ? around.get(name) : rule;
    }

    /** The {@code @keyframes} rules of a document. Not thread-safe. */
    static final class Scopes {
        private final ActiveSheets sheets;
        private final boolean any;
        private final Map<TreeScope, Map<String, KeyframesRule>> byScope = new IdentityHashMap<>();

        /** The rules for elements that are no hosts, by their tree. */
        private final Map<TreeScope, Keyframes> ofMembers = new IdentityHashMap<>();

        /** The rules for hosts, by their shadow tree. */
        private final Map<TreeScope, Keyframes> ofHosts = new IdentityHashMap<>();

        Scopes(ActiveSheets sheets) {
            this.sheets = sheets;
            this.any = sheets.haveKeyframes();
        }

        /** The rules for an element; null if the document has none. */
        @Nullable Keyframes of(TreeElement element) {
            if (!any) {
                return null;
            }
            TreeScope shadow = element.shadowScope();
            return shadow == null || rules(shadow).isEmpty()
                    ? ofMembers.computeIfAbsent(
                            element.scope(), scope -> new Keyframes(Map.of(), rules(scope)))
                    : ofHosts.computeIfAbsent(
                            shadow, s -> new Keyframes(rules(s), rules(element.scope())));
        }

        private Map<String, KeyframesRule> rules(TreeScope scope) {
            return byScope.computeIfAbsent(scope, s -> strongest(sheets.author(s)));
        }

        /**
         * The rules of a tree scope by name. Of several with the same name, one without prefix
         * applies, of these the one in the strongest layer, and within a layer the last.
         */
        private static Map<String, KeyframesRule> strongest(List<ActiveSheet> sheets) {
            Map<String, KeyframesRule> rules = new HashMap<>();
            Map<String, Integer> layers = new HashMap<>();
            for (ActiveSheet sheet : sheets) {
                for (KeyframesRule rule : sheet.sheet().keyframes()) {
                    KeyframesRule other = rules.get(rule.name());
                    int layer = sheet.layerOrder(rule.layer());
                    boolean stronger =
                            other == null
                                    || (rule.isPrefixed() == other.isPrefixed()
                                            ? layer
                                                    >= layers.getOrDefault(
                                                            rule.name(), Integer.MIN_VALUE)
                                            : other.isPrefixed());
                    if (stronger && sheet.isActive(rule.condition())) {
                        rules.put(rule.name(), rule);
                        layers.put(rule.name(), layer);
                    }
                }
            }
            return rules;
        }
    }
}
