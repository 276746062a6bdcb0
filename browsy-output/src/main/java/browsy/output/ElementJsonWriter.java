package browsy.output;

import browsy.model.Bounds;
import browsy.model.CheckedState;
import browsy.model.Constraints;
import browsy.model.ElementState;
import browsy.model.HiddenReason;
import browsy.model.Relations;
import browsy.model.SelectOption;
import browsy.model.SpatialElement;
import browsy.model.TextFlag;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Writes elements as JSON objects. */
final class ElementJsonWriter {

    private final JsonOut out;
    private final boolean full;
    private final IntFunction<@Nullable String> paths;

    /**
     * Creates a writer.
     *
     * @param full whether relations, selectors and hidden reasons are written
     * @param paths returns the document position of an element by id; null if it is unknown
     */
    ElementJsonWriter(JsonOut out, boolean full, IntFunction<@Nullable String> paths) {
        this.out = out;
        this.full = full;
        this.paths = paths;
    }

    /**
     * Writes the fields of an element. The accessible name is omitted if it equals the text or
     * label, unless the full variant is written.
     */
    void write(SpatialElement element) {
        ElementState state = element.state();
        out.number(WireNames.ID, element.id());
        out.text(WireNames.PATH, paths.apply(element.id()));
        out.text(WireNames.TAG, element.tag());
        out.named(WireNames.ROLE, element.role());
        out.text(WireNames.TEXT, element.text());
        if (element.hasReferences()) {
            out.runs(WireNames.RUNS, element.runs());
        }
        out.text(WireNames.PLACEHOLDER, element.placeholder());
        out.text(WireNames.HREF, element.href());
        out.text(WireNames.VALUE, element.value());
        out.named(WireNames.TYPE, element.inputType());
        out.flag(WireNames.DISABLED, state.disabled());
        checked(WireNames.CHECKED, state.checked());
        out.optionalFlag(WireNames.EXPANDED, state.expanded());
        out.optionalFlag(WireNames.SELECTED, state.selected());
        out.flag(WireNames.REQUIRED, state.required());
        out.text(WireNames.NAME, element.name());
        out.text(WireNames.LABEL, element.label());
        out.named(WireNames.ALERT_TYPE, element.alertType());
        out.flag(WireNames.HIDDEN, element.hidden());
        out.flag(WireNames.CLICKABLE, element.clickable());
        boolean isRedundant =
                Objects.equals(element.accessibleName(), element.text())
                        || Objects.equals(element.accessibleName(), element.label());
        if (full || !isRedundant) {
            out.text(WireNames.ACCESSIBLE_NAME, element.accessibleName());
        }
        out.text(WireNames.DESCRIPTION, element.description());
        out.number(WireNames.LEVEL, element.level());
        checked(WireNames.PRESSED, state.pressed());
        out.named(WireNames.CURRENT, state.current());
        out.named(WireNames.POPUP, state.popup());
        out.flag(WireNames.INVALID, state.invalid());
        out.flag(WireNames.READ_ONLY, state.readOnly());
        constraints(element.constraints());
        if (!element.options().isEmpty()) {
            out.objects(WireNames.OPTIONS, element.options(), this::option);
        }
        out.number(WireNames.COVERED_BY, element.visibility().coveredBy());
        out.flag(WireNames.CLICK_THROUGH, element.visibility().clickThrough());
        if (!element.textFlags().isEmpty()) {
            out.texts(
                    WireNames.FLAGS, element.textFlags().stream().map(TextFlag::wireName).toList());
        }
        if (full) {
            relations(element);
        }
        Bounds box = element.bounds();
        out.rounded(WireNames.BOUNDS, box.x(), box.y(), box.width(), box.height());
    }

    private void checked(String name, @Nullable CheckedState state) {
        if (state == CheckedState.MIXED) {
            out.named(name, state);
        } else {
            out.optionalFlag(name, state == null ? null : state == CheckedState.TRUE);
        }
    }

    private void constraints(Constraints constraints) {
        out.text(WireNames.MIN, constraints.min());
        out.text(WireNames.MAX, constraints.max());
        out.text(WireNames.STEP, constraints.step());
        out.number(WireNames.MIN_LENGTH, constraints.minLength());
        out.number(WireNames.MAX_LENGTH, constraints.maxLength());
        out.text(WireNames.PATTERN, constraints.pattern());
        out.text(WireNames.ACCEPT, constraints.accept());
        out.flag(WireNames.MULTIPLE, constraints.multiple());
        out.text(WireNames.AUTOCOMPLETE, constraints.autocomplete());
    }

    private void option(SelectOption option) {
        out.text(WireNames.OPTION_VALUE, option.value());
        if (!option.label().equals(option.value())) {
            out.text(WireNames.LABEL, option.label());
        }
        out.flag(WireNames.SELECTED, option.selected());
        out.flag(WireNames.DISABLED, option.disabled());
        out.text(WireNames.GROUP, option.group());
    }

    private void relations(SpatialElement element) {
        Relations relations = element.relations();
        out.number(WireNames.PARENT, relations.parent());
        out.number(WireNames.LANDMARK, relations.landmark());
        out.number(WireNames.FORM, relations.form());
        out.number(WireNames.HEADING, relations.heading());
        out.text(WireNames.SELECTOR, element.selector());
        List<HiddenReason> reasons = element.visibility().reasons();
        if (!reasons.isEmpty()) {
            out.objects(
                    WireNames.WHY_HIDDEN,
                    reasons,
                    reason -> {
                        out.named(WireNames.KIND, reason.kind());
                        out.number(WireNames.BY, reason.by());
                        out.text(WireNames.RULE, reason.rule());
                        out.number(WireNames.REVEALED_BY, reason.revealedBy());
                    });
        }
    }
}
