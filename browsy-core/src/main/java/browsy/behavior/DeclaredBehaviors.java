package browsy.behavior;

import browsy.html.DetailsSummary;
import browsy.model.JsBehavior.Kind;
import java.util.Locale;
import java.util.Optional;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The effects of clicks that HTML defines: on details, popovers and dialogs.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/form-elements.html#the-button-element">HTML:
 *     the button element</a>
 */
final class DeclaredBehaviors {
    private final DocumentTargets targets;

    DeclaredBehaviors(DocumentTargets targets) {
        this.targets = targets;
    }

    /** The effect of a click on the element itself; empty if HTML defines none. */
    Optional<Behavior> of(Element trigger) {
        if (trigger.normalName().equals("summary")) {
            return details(trigger);
        }
        boolean button =
                trigger.normalName().equals("button")
                        || (trigger.normalName().equals("input") && isInputButton(trigger));
        if (!button) {
            return Optional.empty();
        }
        Optional<Behavior> command = command(trigger);
        return command.isPresent() ? command : popover(trigger);
    }

    private static boolean isInputButton(Element input) {
        return switch (input.attr("type").toLowerCase(Locale.ROOT)) {
            case "button", "submit", "reset", "image" -> true;
            default -> false;
        };
    }

    private static Optional<Behavior> details(Element summary) {
        return Optional.ofNullable(DetailsSummary.detailsOf(summary))
                .map(details -> new Behavior(summary, Kind.TOGGLE_VISIBILITY, details, ""));
    }

    private Optional<Behavior> command(Element button) {
        Kind kind =
                switch (button.attr("command").toLowerCase(Locale.ROOT)) {
                    case "show-modal", "show-popover" -> Kind.SHOW;
                    case "close", "request-close", "hide-popover" -> Kind.HIDE;
                    case "toggle-popover" -> Kind.TOGGLE_VISIBILITY;
                    default -> null;
                };
        return kind == null ? Optional.empty() : on(button, kind, button.attr("commandfor"));
    }

    private Optional<Behavior> popover(Element button) {
        Kind kind =
                switch (button.attr("popovertargetaction").toLowerCase(Locale.ROOT)) {
                    case "show" -> Kind.SHOW;
                    case "hide" -> Kind.HIDE;
                    default -> Kind.TOGGLE_VISIBILITY;
                };
        return on(button, kind, button.attr("popovertarget"));
    }

    private Optional<Behavior> on(Element trigger, Kind kind, String id) {
        @Nullable Element target = targets.byId(id);
        return target == null
                ? Optional.empty()
                : Optional.of(new Behavior(trigger, kind, target, ""));
    }
}
