package browsy.output;

import browsy.model.AlertKind;
import browsy.model.Bounds;
import browsy.model.CheckedState;
import browsy.model.Constraints;
import browsy.model.CurrentKind;
import browsy.model.ElementState;
import browsy.model.HiddenReason;
import browsy.model.InputType;
import browsy.model.Overlay;
import browsy.model.PageType;
import browsy.model.PageTypeCandidate;
import browsy.model.PopupKind;
import browsy.model.Relations;
import browsy.model.Role;
import browsy.model.Scroll;
import browsy.model.SelectOption;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.TextFlag;
import browsy.model.Viewport;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Generates random pages, in which every fact of the model occurs. */
final class RandomDoms {

    private static final List<String> TAGS = List.of("a", "p", "input", "select", "div", "h2");
    private static final List<String> TEXTS =
            List.of("", "a b", "\"q\"]\n", "ü 日本", "\u202e\u0000");

    private final Random random;

    RandomDoms(long seed) {
        random = new Random(seed);
    }

    SpatialDom next() {
        List<SpatialElement> elements = new ArrayList<>();
        int count = random.nextInt(8);
        for (int id = 1; id <= count; id++) {
            elements.add(element(id * 3));
        }
        List<SuggestedAction> actions = random.nextBoolean() ? List.of() : List.of(action());
        return SpatialDom.builder(new Viewport(1 + random.nextInt(2000), 720.5))
                .url("https://example.com/")
                .title(TEXTS.get(random.nextInt(TEXTS.size())))
                .scroll(new Scroll(0, random.nextInt(100)))
                .pageType(any(PageType.values()))
                .pageTypeCandidates(
                        random.nextBoolean()
                                ? List.of()
                                : List.of(new PageTypeCandidate(any(PageType.values()), 0.25)))
                .suggestedActions(actions)
                .uncertainActions(random.nextBoolean() ? List.of() : actions)
                .overlays(
                        random.nextBoolean()
                                ? List.of()
                                : List.of(
                                        new Overlay(
                                                any(Overlay.Kind.values()),
                                                number(),
                                                text(),
                                                List.of(1, 2))))
                .alertIds(random.nextBoolean() ? List.of() : List.of(3))
                .codes(random.nextBoolean() ? List.of() : List.of("123456"))
                .elements(elements)
                .build();
    }

    private SuggestedAction action() {
        return switch (random.nextInt(5)) {
            case 0 -> new SuggestedAction.Login(number(), number(), number(), number());
            case 1 ->
                    new SuggestedAction.Register(
                            number(), number(), number(), number(), number(), number());
            case 2 -> new SuggestedAction.ChangePassword(number(), 2, number(), number());
            case 3 ->
                    new SuggestedAction.FillForm(
                            List.of(
                                    new SuggestedAction.FormField(
                                            1, text(), text(), maybe(InputType.values()))),
                            number());
            default -> new SuggestedAction.Paginate(number(), number());
        };
    }

    private SpatialElement element(int id) {
        return SpatialElement.builder(id, TAGS.get(random.nextInt(TAGS.size())))
                .role(maybe(Role.values()))
                .text(text())
                .href(text())
                .alertType(maybe(AlertKind.values()))
                .inputType(maybe(InputType.values()))
                .name(text())
                .label(text())
                .placeholder(text())
                .value(text())
                .constraints(constraints())
                .options(
                        random.nextInt(4) > 0
                                ? List.of()
                                : List.of(new SelectOption("v", "l", flag(), flag(), text())))
                .state(
                        new ElementState(
                                flag(),
                                maybe(CheckedState.values()),
                                truth(),
                                truth(),
                                maybe(CheckedState.values()),
                                maybe(CurrentKind.values()),
                                flag(),
                                flag(),
                                flag(),
                                maybe(PopupKind.values())))
                .clickable(flag())
                .accessibleName(text())
                .description(text())
                .level(number())
                .hidden(flag())
                .hiddenReasons(
                        flag()
                                ? List.of()
                                : List.of(
                                        new HiddenReason(
                                                any(HiddenReason.Kind.values()),
                                                number(),
                                                text(),
                                                number())))
                .coveredBy(number())
                .clickThrough(flag())
                .bounds(new Bounds(random.nextInt(900) - 100, random.nextInt(900), 7, 0))
                .relations(new Relations(number(), number(), number(), number()))
                .selector(text())
                .textFlags(flag() ? Set.of() : Set.of(any(TextFlag.values())))
                .build();
    }

    private Constraints constraints() {
        return new Constraints(
                text(), text(), text(), number(), number(), text(), text(), flag(), text());
    }

    private boolean flag() {
        return random.nextInt(3) == 0;
    }

    private @Nullable Boolean truth() {
        return random.nextBoolean() ? null : (Boolean) random.nextBoolean();
    }

    private @Nullable Integer number() {
        return random.nextBoolean() ? null : (Integer) (1 + random.nextInt(20));
    }

    private @Nullable String text() {
        return random.nextBoolean() ? null : TEXTS.get(random.nextInt(TEXTS.size()));
    }

    private <T> @Nullable T maybe(T[] values) {
        return random.nextBoolean() ? null : any(values);
    }

    private <T> T any(T[] values) {
        return values[random.nextInt(values.length)];
    }
}
