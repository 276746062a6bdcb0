package browsy.style.cascade;

import browsy.css.parse.ParseMode;
import browsy.css.parse.WideKeyword;
import browsy.css.selector.PseudoElementKind;
import browsy.css.syntax.ComponentValue;
import browsy.css.value.Direction;
import browsy.css.value.writing.WritingMode;
import browsy.html.TreeElement;
import browsy.style.computed.CascadedValues;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.StyleComputer;
import browsy.style.computed.StyleContext;
import browsy.style.property.DeclarationParser;
import browsy.style.property.DeclaredValue;
import browsy.style.property.LogicalProperty;
import browsy.style.property.Longhand;
import browsy.style.property.Property;
import browsy.style.property.PropertyTable;
import browsy.style.property.PropertyValue;
import browsy.style.property.TextProperties;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Determines the winning declaration of each property of an element and computes the element's
 * style. An instance is reused for all elements of a style run. Not thread-safe.
 *
 * @see <a href="https://drafts.csswg.org/css-cascade-6/#cascading">CSS Cascading, 2</a>
 */
final class Cascade {

    private final StyleComputer computer;
    private final Substitution substitution;
    private final ParseMode mode;
    private final CascadedValues values = new CascadedValues();
    private final Rollbacks rollbacks = new Rollbacks();
    private final boolean[] decided = new boolean[PropertyTable.size()];

    /**
     * The longhands that values with substitution functions expand to, given the custom properties
     * {@link #parsedWith}.
     */
    private final Map<DeclaredValue.Pending, List<PropertyValue>> parsed = new IdentityHashMap<>();

    private @Nullable CustomProperties parsedWith;

    Cascade(StyleComputer computer, Substitution substitution, ParseMode mode) {
        this.computer = computer;
        this.substitution = substitution;
        this.mode = mode;
    }

    /**
     * Computes the style of an element or pseudo-element in these steps:
     *
     * <ol>
     *   <li>The custom properties are cascaded.
     *   <li>If a declaration sets {@code writing-mode} or {@code direction} and there are logical
     *       properties, these two are decided first, because logical properties map to physical
     *       ones by them.
     *   <li>All properties are decided and their values computed.
     *   <li>The font is recorded for the computed values of registered custom properties.
     * </ol>
     *
     * @param items all declarations that apply, the strongest first
     * @param target the element or pseudo-element with its context
     * @param inherited the custom properties of the parent
     */
    ElementStyle cascade(
            List<CascadeOrder.Item> items, StyleTarget target, CustomProperties inherited) {
        StyleContext surroundings = target.surroundings();
        CustomProperties custom = CustomCascade.cascade(items, target.element(), inherited);
        Run run = new Run(items, target, custom);
        ComputedStyle above = surroundings.parent();
        WritingMode writingMode =
                above == null ? WritingMode.HORIZONTAL_TB : above.get(TextProperties.WRITING_MODE);
        Direction direction = above == null ? Direction.LTR : above.get(TextProperties.DIRECTION);
        if (setFlow(items) && hasLogical(items)) {
            run.start();
            run.decideOnly(TextProperties.WRITING_MODE, TextProperties.DIRECTION);
            writingMode = computer.writingMode(values, surroundings);
            direction = computer.direction(values, surroundings);
        }
        run.start();
        run.decideAll(writingMode, direction);
        ComputedStyle computed = computer.compute(values, surroundings);
        if (custom != inherited && !custom.registry().isEmpty()) {
            custom.computedWith(computer.fontUnits(computed));
        }
        return new ElementStyle(
                computed, custom, values.takesFromParent(), surroundings.container().isUsed());
    }

    private static boolean anyDependsOnElement(List<CascadeOrder.Item> items) {
        for (CascadeOrder.Item item : items) {
            if (item.part().dependsOnElement()) {
                return true;
            }
        }
        return false;
    }

    private static boolean setFlow(List<CascadeOrder.Item> items) {
        for (CascadeOrder.Item item : items) {
            if (item.part().setsFlow()) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasLogical(List<CascadeOrder.Item> items) {
        for (CascadeOrder.Item item : items) {
            if (item.part().hasLogical()) {
                return true;
            }
        }
        return false;
    }

    /** The cascade of one element or pseudo-element. */
    private final class Run {
        private final List<CascadeOrder.Item> items;
        private final TreeElement element;
        private final @Nullable PseudoElementKind pseudo;
        private final CustomProperties custom;

        Run(List<CascadeOrder.Item> items, StyleTarget target, CustomProperties custom) {
            this.items = items;
            this.element = target.element();
            this.pseudo = target.pseudo();
            this.custom = custom;
            // The values of registered properties depend on the font, which is not known yet, so
            // they
            // must not be reused.
            if (custom != parsedWith
                    || !custom.registry().isEmpty()
                    || anyDependsOnElement(items)) {
                parsed.clear();
                parsedWith = custom;
            }
        }

        void start() {
            values.clear();
            rollbacks.clear();
            Arrays.fill(decided, false);
        }

        /** Decides two properties only; logical properties are ignored. */
        void decideOnly(Property<?> first, Property<?> second) {
            for (CascadeOrder.Item item : items) {
                for (DeclarationBlock.Entry entry : item.part().longhands()) {
                    PropertyValue value = entry.value();
                    Longhand longhand = value.longhand();
                    if (longhand == first || longhand == second) {
                        decide((Property<?>) longhand, value, item.level());
                    }
                }
            }
        }

        /** Decides all properties, with logical properties mapped to physical ones. */
        void decideAll(WritingMode writingMode, Direction direction) {
            for (CascadeOrder.Item item : items) {
                List<DeclarationBlock.Entry> longhands = item.part().longhands();
                for (int i = 0; i < longhands.size(); i++) {
                    PropertyValue value = longhands.get(i).value();
                    Property<?> property =
                            value.longhand() instanceof LogicalProperty logical
                                    ? logical.physical(writingMode, direction)
                                    : (Property<?>) value.longhand();
                    decide(property, value, item.level());
                }
            }
        }

        /**
         * Applies a declaration to a property unless a stronger one has already decided the
         * property, {@code revert} or {@code revert-layer} excludes the declaration, or the
         * property does not apply to the pseudo-element.
         */
        private void decide(Property<?> property, PropertyValue given, Level level) {
            if (decided[property.index()]
                    || rollbacks.skips(property, level)
                    || (pseudo != null
                            && !PseudoElementProperties.apply(pseudo, property, level))) {
                return;
            }
            DeclaredValue value = given.value();
            if (value instanceof DeclaredValue.Pending pending) {
                value = substituted(pending, given.longhand());
            }
            if (value instanceof DeclaredValue.Typed typed) {
                values.set(property, typed.value());
                if (level.origin() == Origin.USER_AGENT) {
                    values.markDefault(property);
                }
                decided[property.index()] = true;
            } else if (value instanceof DeclaredValue.Wide wide) {
                keyword(property, wide.keyword(), level);
            }
        }

        /**
         * Applies a CSS-wide keyword. {@code revert} and {@code revert-layer} of authors leave the
         * property undecided and exclude weaker declarations; in the user agent sheet they act as
         * {@code unset}.
         */
        private void keyword(Property<?> property, WideKeyword keyword, Level level) {
            boolean revert = keyword == WideKeyword.REVERT || keyword == WideKeyword.REVERT_LAYER;
            if (revert && level.origin() != Origin.USER_AGENT) {
                rollbacks.add(property, level, keyword);
                return;
            }
            switch (keyword) {
                case INHERIT -> values.setInherit(property);
                case INITIAL -> values.setInitial(property);
                default -> {
                    if (property.isInherited()) {
                        values.setInherit(property);
                    } else {
                        values.setInitial(property);
                    }
                }
            }
            decided[property.index()] = true;
        }

        /**
         * Returns the value of a longhand after substitution of {@code var()} and similar
         * functions; {@code unset} if the declaration is invalid at computed-value time.
         */
        private DeclaredValue substituted(DeclaredValue.Pending pending, Longhand longhand) {
            List<PropertyValue> result = parsed.get(pending);
            if (result == null) {
                List<ComponentValue> tokens =
                        substitution.substitute(pending.value(), custom, element);
                List<PropertyValue> longhands =
                        tokens == null
                                ? null
                                : DeclarationParser.parseSubstituted(pending, tokens, mode);
                result = longhands == null ? List.of() : longhands;
                parsed.put(pending, result);
            }
            for (PropertyValue value : result) {
                if (value.longhand() == longhand) {
                    return value.value();
                }
            }
            return new DeclaredValue.Wide(WideKeyword.UNSET);
        }
    }
}
