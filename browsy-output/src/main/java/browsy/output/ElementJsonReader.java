package browsy.output;

import browsy.model.AlertKind;
import browsy.model.Bounds;
import browsy.model.CheckedState;
import browsy.model.CurrentKind;
import browsy.model.ElementState;
import browsy.model.HiddenReason;
import browsy.model.InputType;
import browsy.model.PopupKind;
import browsy.model.Relations;
import browsy.model.Role;
import browsy.model.Run;
import browsy.model.SelectOption;
import browsy.model.SpatialElement;
import browsy.model.SpatialElementBuilder;
import browsy.model.TextFlag;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads an element from JSON. The fields may be in any order. */
final class ElementJsonReader {

    private final JsonIn in;
    private final SpatialElementBuilder facts = SpatialElement.builder();
    private ElementState state = ElementState.NONE;
    private final ConstraintsReader constraints = new ConstraintsReader();
    private @Nullable Integer parent;
    private @Nullable Integer landmark;
    private @Nullable Integer form;
    private @Nullable Integer heading;

    private ElementJsonReader(JsonIn in) {
        this.in = in;
    }

    /** Reads one element. */
    static SpatialElement read(JsonIn in) {
        return new ElementJsonReader(in).read();
    }

    private SpatialElement read() {
        in.object(this::field);
        return facts.state(state)
                .constraints(constraints.build())
                .relations(new Relations(parent, landmark, form, heading))
                .build();
    }

    /** Reads the value of a field. Unknown fields are skipped. */
    private void field(String name) {
        switch (name) {
            case JsonFieldNames.ID -> facts.id(in.number());
            case JsonFieldNames.TAG -> facts.tag(in.text());
            // An unknown role is ignored.
            case JsonFieldNames.ROLE -> facts.role(Role.of(in.text()).orElse(null));
            case JsonFieldNames.TEXT -> facts.text(in.text());
            case JsonFieldNames.RUNS -> facts.runs(in.list(this::run));
            case JsonFieldNames.PLACEHOLDER -> facts.placeholder(in.text());
            case JsonFieldNames.HREF -> facts.href(in.text());
            case JsonFieldNames.VALUE -> facts.value(in.text());
            case JsonFieldNames.TYPE -> facts.inputType(in.named(InputType.class));
            case JsonFieldNames.NAME -> facts.name(in.text());
            case JsonFieldNames.LABEL -> facts.label(in.text());
            case JsonFieldNames.ALERT_TYPE -> facts.alertType(in.named(AlertKind.class));
            case JsonFieldNames.HIDDEN -> facts.hidden(in.flag());
            case JsonFieldNames.CLICKABLE -> facts.clickable(in.flag());
            case JsonFieldNames.ACCESSIBLE_NAME -> facts.accessibleName(in.text());
            case JsonFieldNames.DESCRIPTION -> facts.description(in.text());
            case JsonFieldNames.LEVEL -> facts.level(in.number());
            case JsonFieldNames.OPTIONS -> facts.options(in.list(this::option));
            case JsonFieldNames.COVERED_BY -> facts.coveredBy(in.number());
            case JsonFieldNames.CLICK_THROUGH -> facts.clickThrough(in.flag());
            case JsonFieldNames.FLAGS -> facts.textFlags(flags());
            case JsonFieldNames.PARENT -> parent = in.number();
            case JsonFieldNames.LANDMARK -> landmark = in.number();
            case JsonFieldNames.FORM -> form = in.number();
            case JsonFieldNames.HEADING -> heading = in.number();
            case JsonFieldNames.SELECTOR -> facts.selector(in.text());
            case JsonFieldNames.WHY_HIDDEN -> facts.hiddenReasons(in.list(this::reason));
            case JsonFieldNames.BOUNDS -> facts.bounds(bounds());
            default -> {
                if (!stateField(name) && !constraints.field(name, in)) {
                    in.skip();
                }
            }
        }
    }

    /** Reads a field if it is a state; otherwise returns false without reading. */
    private boolean stateField(String name) {
        switch (name) {
            case JsonFieldNames.DISABLED -> state = state.withDisabled(in.flag());
            case JsonFieldNames.CHECKED -> state = state.withChecked(checked());
            case JsonFieldNames.EXPANDED -> state = state.withExpanded(in.flag());
            case JsonFieldNames.SELECTED -> state = state.withSelected(in.flag());
            case JsonFieldNames.REQUIRED -> state = state.withRequired(in.flag());
            case JsonFieldNames.PRESSED -> state = state.withPressed(checked());
            case JsonFieldNames.CURRENT -> state = state.withCurrent(in.named(CurrentKind.class));
            case JsonFieldNames.POPUP -> state = state.withPopup(in.named(PopupKind.class));
            case JsonFieldNames.INVALID -> state = state.withInvalid(in.flag());
            case JsonFieldNames.READ_ONLY -> state = state.withReadOnly(in.flag());
            default -> {
                return false;
            }
        }
        return true;
    }

    private Run run() {
        return in.isNumber() ? new Run.Reference(in.number()) : new Run.Text(in.text());
    }

    private CheckedState checked() {
        return in.named(CheckedState.class, in.word());
    }

    private Set<TextFlag> flags() {
        Set<TextFlag> flags = EnumSet.noneOf(TextFlag.class);
        flags.addAll(in.list(() -> in.named(TextFlag.class)));
        return flags;
    }

    private Bounds bounds() {
        List<Double> box = in.list(in::decimal);
        if (box.size() != 4) {
            throw in.error("four numbers");
        }
        return new Bounds(box.get(0), box.get(1), box.get(2), box.get(3));
    }

    private SelectOption option() {
        var option =
                new Object() {
                    String value = "";
                    @Nullable String label;
                    boolean selected;
                    boolean disabled;
                    @Nullable String group;
                };
        in.object(
                name -> {
                    switch (name) {
                        case JsonFieldNames.OPTION_VALUE -> option.value = in.text();
                        case JsonFieldNames.LABEL -> option.label = in.text();
                        case JsonFieldNames.SELECTED -> option.selected = in.flag();
                        case JsonFieldNames.DISABLED -> option.disabled = in.flag();
                        case JsonFieldNames.GROUP -> option.group = in.text();
                        default -> in.skip();
                    }
                });
        String label = option.label == null ? option.value : option.label;
        return new SelectOption(
                option.value, label, option.selected, option.disabled, option.group);
    }

    private HiddenReason reason() {
        var reason =
                new Object() {
                    HiddenReason.@Nullable Kind kind;
                    @Nullable Integer by;
                    @Nullable String rule;
                    @Nullable Integer revealedBy;
                };
        in.object(
                name -> {
                    switch (name) {
                        case JsonFieldNames.KIND -> reason.kind = in.named(HiddenReason.Kind.class);
                        case JsonFieldNames.BY -> reason.by = in.number();
                        case JsonFieldNames.RULE -> reason.rule = in.text();
                        case JsonFieldNames.REVEALED_BY -> reason.revealedBy = in.number();
                        default -> in.skip();
                    }
                });
        if (reason.kind == null) {
            throw in.error("a hidden reason with the field '" + JsonFieldNames.KIND + "'");
        }
        return new HiddenReason(reason.kind, reason.by, reason.rule, reason.revealedBy);
    }
}
