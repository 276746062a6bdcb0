package browsy.fetch.action;

import browsy.fetch.action.PageTransition.Change;
import browsy.fetch.action.PageTransition.Nothing;
import browsy.fetch.form.FormControls;
import browsy.fetch.form.UserInput;
import browsy.fetch.navigation.LoadedPage;
import browsy.html.Checkedness;
import browsy.html.Directionality;
import browsy.html.Disabledness;
import browsy.html.ElementTree;
import browsy.html.TreeElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The effects of arrow keys, which choose among the radio buttons of a group and the options of a
 * list, as in Chromium.
 */
final class ArrowKeys {
    private ArrowKeys() {}

    /** An arrow key. */
    enum Arrow {
        UP(-1),
        DOWN(1),
        LEFT(-1),
        RIGHT(1);

        private final int steps;

        Arrow(int steps) {
            this.steps = steps;
        }

        /** The arrow key with a name of UI Events in lower case; null if it is another key. */
        static @Nullable Arrow named(String key) {
            for (Arrow arrow : values()) {
                if (key.equals("arrow" + arrow.name().toLowerCase(Locale.ROOT))) {
                    return arrow;
                }
            }
            return null;
        }

        private boolean isHorizontal() {
            return this == LEFT || this == RIGHT;
        }
    }

    /** The transition that an arrow key causes on the focused element. */
    static PageTransition press(LoadedPage page, Arrow arrow) {
        ResolvedTarget focused = Keyboard.focused(page).orElse(null);
        if (focused == null) {
            return new Nothing("nothing has the focus");
        }
        Element element = focused.source();
        UserInput changed = null;
        if (element.normalName().equals("select") && !element.hasAttr("multiple")) {
            boolean chooses = Checkedness.isDropDown(element) || !arrow.isHorizontal();
            changed = chooses ? chosen(page.input(), element, arrow.steps) : null;
        } else if (element.normalName().equals("input")
                && FormControls.inputType(element).equals("radio")) {
            changed = checked(page, element, arrow);
        }
        return changed == null
                ? new Nothing("arrow keys choose another radio button or option only")
                : new Change(changed);
    }

    /** Selects the next enabled option of a list; null if there is none. */
    private static @Nullable UserInput chosen(UserInput input, Element list, int steps) {
        Checkedness checkedness = new Checkedness(input);
        List<Element> options = Checkedness.options(list);
        int selected = -1;
        for (int i = 0; i < options.size() && selected < 0; i++) {
            selected = checkedness.isSelected(options.get(i)) ? i : -1;
        }
        for (int i = selected + steps; i >= 0 && i < options.size(); i += steps) {
            Element option = options.get(i);
            if (!Disabledness.isDisabledOption(option) && !option.hasAttr("hidden")) {
                return input.withOnlyOption(list, option);
            }
        }
        return null;
    }

    /** Checks the next focusable radio button of a group and focuses it; null if there is none. */
    private static @Nullable UserInput checked(LoadedPage page, Element button, Arrow arrow) {
        UserInput input = page.input();
        List<Element> group =
                new ArrayList<>(new Checkedness(input).radioGroups().of(button).members());
        Set<Element> reachable = FocusOrder.reachable(page);
        group.removeIf(
                member ->
                        member != button
                                && (Focusability.tabIndex(member) == null
                                        || !reachable.contains(member)));
        int steps =
                arrow.isHorizontal() && isRightToLeft(page, button) ? -arrow.steps : arrow.steps;
        Element next = group.get(Math.floorMod(group.indexOf(button) + steps, group.size()));
        return next == button ? null : input.withFocus(next, true).withCheckedness(next, true);
    }

    private static boolean isRightToLeft(LoadedPage page, Element button) {
        TreeElement placed = ElementTree.of(page.current().document()).get(button);
        return placed != null && new Directionality(page.input()).isRightToLeft(placed);
    }
}
