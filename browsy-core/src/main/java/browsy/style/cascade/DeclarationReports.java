package browsy.style.cascade;

import browsy.css.parse.WideKeyword;
import browsy.css.selector.ComplexSelector;
import browsy.css.selector.Specificity;
import browsy.css.syntax.CssSerializer;
import browsy.css.syntax.Declaration;
import browsy.css.value.Direction;
import browsy.css.value.writing.WritingMode;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.DeclaredValue;
import browsy.style.property.LogicalProperty;
import browsy.style.property.Longhand;
import browsy.style.property.Property;
import browsy.style.property.TextProperties;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Repeats the cascade of one property of an element and reports the outcome of each declaration.
 */
final class DeclarationReports {

    private final Property<?> property;
    private final WritingMode writingMode;
    private final Direction direction;
    private final List<DeclarationReport> reports = new ArrayList<>();
    private final Rollbacks rollbacks = new Rollbacks();
    private boolean decided;

    private DeclarationReports(Property<?> property, ComputedStyle style) {
        this.property = property;
        this.writingMode = style.get(TextProperties.WRITING_MODE);
        this.direction = style.get(TextProperties.DIRECTION);
    }

    /**
     * Reports all declarations of a property, the strongest first.
     *
     * @param items all declarations that apply to the element, the strongest first
     * @param style the computed style of the element, which maps logical properties to physical
     *     ones
     */
    static List<DeclarationReport> of(
            List<CascadeOrder.Item> items, Property<?> property, ComputedStyle style) {
        DeclarationReports reports = new DeclarationReports(property, style);
        for (CascadeOrder.Item item : items) {
            for (DeclarationBlock.Entry entry : item.part().longhands()) {
                if (reports.isOfProperty(entry.value().longhand())) {
                    reports.add(item, entry);
                }
            }
        }
        return reports.reports;
    }

    /** The declaration that decides a property. */
    record Decision(CascadeOrder.Item item, Declaration declaration) {

        /** Whether an author rule, style attribute or keyframe contains the declaration. */
        boolean isByAuthor() {
            Origin origin = item.level().origin();
            return origin != Origin.USER_AGENT && origin != Origin.PRESENTATIONAL_HINT;
        }

        boolean isByOneOfSeveralSelectors() {
            MatchedRule match = item.match();
            return match != null && match.rule().hasSeveralSelectors();
        }

        /**
         * The rule as {@code selector { declaration }} or {@code @keyframes name { declaration }},
         * or the style attribute.
         */
        String rule() {
            String text = text(declaration);
            MatchedRule match = item.match();
            if (item.animation() != null) {
                return "@keyframes " + item.animation() + " { " + text + " }";
            }
            return match == null
                    ? "style=\"" + text + '"'
                    : match.rule().selectors().selectors().get(match.selector())
                            + " { "
                            + text
                            + " }";
        }
    }

    /**
     * Returns the declaration that decides a property; null if there is none.
     *
     * @param items all declarations that apply to the element, the strongest first
     * @param style the computed style of the element, which maps logical properties to physical
     *     ones
     */
    static @Nullable Decision decision(
            List<CascadeOrder.Item> items, Property<?> property, ComputedStyle style) {
        DeclarationReports reports = new DeclarationReports(property, style);
        for (CascadeOrder.Item item : items) {
            for (DeclarationBlock.Entry entry : item.part().longhands()) {
                if (reports.isOfProperty(entry.value().longhand())
                        && reports.outcome(item.level(), entry.value().value())
                                == DeclarationReport.Outcome.WON) {
                    return new Decision(item, entry.source());
                }
            }
        }
        return null;
    }

    private static String text(Declaration declaration) {
        return declaration.name() + ": " + CssSerializer.serialize(declaration.value());
    }

    private boolean isOfProperty(Longhand longhand) {
        return longhand instanceof LogicalProperty logical
                ? logical.physical(writingMode, direction) == property
                : longhand == property;
    }

    /** Adds the report of a declaration of the property. */
    private void add(CascadeOrder.Item item, DeclarationBlock.Entry entry) {
        DeclarationReport.Outcome outcome = outcome(item.level(), entry.value().value());
        Declaration declaration = entry.source();
        String text = text(declaration);
        MatchedRule match = item.match();
        if (match == null) {
            boolean hint = item.level().origin() == Origin.PRESENTATIONAL_HINT;
            String animation = item.animation();
            String attribute = hint ? "presentational hint" : "style attribute";
            reports.add(
                    new DeclarationReport(
                            hint ? declaration.name() : text,
                            outcome,
                            item.level().important(),
                            animation == null ? attribute : "@keyframes " + animation,
                            0,
                            "",
                            "",
                            ""));
            return;
        }
        ComplexSelector selector = match.rule().selectors().selectors().get(match.selector());
        ActiveSheet sheet = match.sheet();
        reports.add(
                new DeclarationReport(
                        text,
                        outcome,
                        item.level().important(),
                        sheet.source(),
                        line(sheet.sheet().text(), declaration.offset()),
                        selector.toString(),
                        Specificity.format(match.specificity()),
                        sheet.layerName(match.rule())));
    }

    /**
     * Determines the outcome of the next weaker declaration and updates the state of the cascade.
     */
    private DeclarationReport.Outcome outcome(Level level, DeclaredValue value) {
        if (decided || rollbacks.skips(property, level)) {
            return DeclarationReport.Outcome.LOST;
        }
        boolean reverts =
                value instanceof DeclaredValue.Wide wide
                        && (wide.keyword() == WideKeyword.REVERT
                                || wide.keyword() == WideKeyword.REVERT_LAYER)
                        && level.origin() != Origin.USER_AGENT;
        if (reverts) {
            rollbacks.add(property, level, ((DeclaredValue.Wide) value).keyword());
            return DeclarationReport.Outcome.ROLLED_BACK;
        }
        decided = true;
        return DeclarationReport.Outcome.WON;
    }

    private static int line(String text, int offset) {
        int line = 1;
        for (int i = 0; i < offset && i < text.length(); i++) {
            if (text.charAt(i) == '\n') {
                line++;
            }
        }
        return line;
    }
}
