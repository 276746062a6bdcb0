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
        out.number(JsonFieldNames.ID, element.id());
        out.text(JsonFieldNames.PATH, paths.apply(element.id()));
        out.text(JsonFieldNames.TAG, element.tag());
        out.named(JsonFieldNames.ROLE, element.role());
        out.text(JsonFieldNames.TEXT, element.text());
        if (element.hasReferences()) {
            out.runs(JsonFieldNames.RUNS, element.runs());
        }
        out.text(JsonFieldNames.PLACEHOLDER, element.placeholder());
        out.text(JsonFieldNames.HREF, element.href());
        out.text(JsonFieldNames.VALUE, element.value());
        out.named(JsonFieldNames.TYPE, element.inputType());
        out.flag(JsonFieldNames.DISABLED, state.disabled());
        checked(JsonFieldNames.CHECKED, state.checked());
        out.optionalFlag(JsonFieldNames.EXPANDED, state.expanded());
        out.optionalFlag(JsonFieldNames.SELECTED, state.selected());
        out.flag(JsonFieldNames.REQUIRED, state.required());
        out.text(JsonFieldNames.NAME, element.name());
        out.text(JsonFieldNames.LABEL, element.label());
        out.named(JsonFieldNames.ALERT_TYPE, element.alertType());
        out.flag(JsonFieldNames.HIDDEN, element.hidden());
        out.flag(JsonFieldNames.CLICKABLE, element.clickable());
        boolean isRedundant =
                Objects.equals(element.accessibleName(), element.text())
                        || Objects.equals(element.accessibleName(), element.label());
        if (full || !isRedundant) {
            out.text(JsonFieldNames.ACCESSIBLE_NAME, element.accessibleName());
        }
        out.text(JsonFieldNames.DESCRIPTION, element.description());
        out.number(JsonFieldNames.LEVEL, element.level());
        checked(JsonFieldNames.PRESSED, state.pressed());
        out.named(JsonFieldNames.CURRENT, state.current());
        out.named(JsonFieldNames.POPUP, state.popup());
        out.flag(JsonFieldNames.INVALID, state.invalid());
        out.flag(JsonFieldNames.READ_ONLY, state.readOnly());
        constraints(element.constraints());
        if (!element.options().isEmpty()) {
            out.objects(JsonFieldNames.OPTIONS, element.options(), this::option);
        }
        out.number(JsonFieldNames.COVERED_BY, element.visibility().coveredBy());
        out.flag(JsonFieldNames.CLICK_THROUGH, element.visibility().clickThrough());
        if (!element.textFlags().isEmpty()) {
            out.texts(
                    JsonFieldNames.FLAGS,
                    element.textFlags().stream().map(TextFlag::wireName).toList());
        }
        if (full) {
            relations(element);
        }
        Bounds box = element.bounds();
        out.rounded(JsonFieldNames.BOUNDS, box.x(), box.y(), box.width(), box.height());
    }

    private void checked(String name, @Nullable CheckedState state) {
        if (state == CheckedState.MIXED) {
            out.named(name, state);
        } else {
            out.optionalFlag(name, state == null ? null : state == CheckedState.TRUE);
        }
    }

    private void constraints(Constraints constraints) {
        out.text(JsonFieldNames.MIN, constraints.min());
        out.text(JsonFieldNames.MAX, constraints.max());
        out.text(JsonFieldNames.STEP, constraints.step());
        out.number(JsonFieldNames.MIN_LENGTH, constraints.minLength());
        out.number(JsonFieldNames.MAX_LENGTH, constraints.maxLength());
        out.text(JsonFieldNames.PATTERN, constraints.pattern());
        out.text(JsonFieldNames.ACCEPT, constraints.accept());
        out.flag(JsonFieldNames.MULTIPLE, constraints.multiple());
        out.text(JsonFieldNames.AUTOCOMPLETE, constraints.autocomplete());
    }

    private void option(SelectOption option) {
        out.text(JsonFieldNames.OPTION_VALUE, option.value());
        if (!option.label().equals(option.value())) {
            out.text(JsonFieldNames.LABEL, option.label());
        }
        out.flag(JsonFieldNames.SELECTED, option.selected());
        out.flag(JsonFieldNames.DISABLED, option.disabled());
        out.text(JsonFieldNames.GROUP, option.group());
    }

    private void relations(SpatialElement element) {
        Relations relations = element.relations();
        out.number(JsonFieldNames.PARENT, relations.parent());
        out.number(JsonFieldNames.LANDMARK, relations.landmark());
        out.number(JsonFieldNames.FORM, relations.form());
        out.number(JsonFieldNames.HEADING, relations.heading());
        out.text(JsonFieldNames.SELECTOR, element.selector());
        List<HiddenReason> reasons = element.visibility().reasons();
        if (!reasons.isEmpty()) {
            out.objects(
                    JsonFieldNames.WHY_HIDDEN,
                    reasons,
                    reason -> {
                        out.named(JsonFieldNames.KIND, reason.kind());
                        out.number(JsonFieldNames.BY, reason.by());
                        out.text(JsonFieldNames.RULE, reason.rule());
                        out.number(JsonFieldNames.REVEALED_BY, reason.revealedBy());
                    });
        }
    }
}
