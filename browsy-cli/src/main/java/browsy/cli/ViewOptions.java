package browsy.cli;

import browsy.model.SpatialDom;
import browsy.output.Scope;
import browsy.tools.PageView;
import browsy.tools.ToolException;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** How to print a page: the options that all commands that print one share. */
final class ViewOptions {
    private final Command command;
    private final Supplier<Boolean> json;
    private final Supplier<@Nullable String> format;
    private final Supplier<@Nullable String> scope;
    private final Supplier<Boolean> interactive;
    private final Supplier<Boolean> visibleOnly;
    private final Supplier<Boolean> aboveFold;
    private final Supplier<Integer> maxTokens;

    ViewOptions(Command command) {
        this.command = command;
        json = command.flag("--json", "JSON in place of compact text");
        format =
                command.text(
                        "--format",
                        "NAME",
                        "compact (default), json, refs, tree, aria, markdown, text, svg and"
                                + " others");
        scope =
                command.text(
                        "--scope",
                        "SCOPE",
                        "part of the page, such as main, visible, form:ID; all by default");
        interactive =
                command.flag(
                        "--interactive",
                        "only links, buttons, fields and choices, under the landmarks they are in");
        visibleOnly = command.flag("--visible-only", "leave out hidden elements");
        aboveFold = command.flag("--above-fold", "only elements that start within the window");
        maxTokens = command.maxTokens("most tokens of text; what matters least is left out");
    }

    /**
     * The page as the options want it.
     *
     * @param full whether JSON shall tell all there is
     */
    String show(SpatialDom dom, boolean full) {
        PageView view = PageView.DEFAULT.in(format(full)).of(scope()).within(maxTokens.get());
        try {
            return view.show(dom, List.of()).text();
        } catch (ToolException e) {
            throw command.misuse(String.valueOf(e.getMessage()));
        }
    }

    private String format(boolean full) {
        String given = format.get();
        String name = given != null ? given : json.get() ? "json" : "compact";
        return name.equals("json") && full ? "json-full" : name;
    }

    private String scope() {
        return interactive.get() ? Scope.INTERACTIVE + ":" + part() : part();
    }

    private String part() {
        String given = scope.get();
        if (given != null) {
            return given;
        }
        if (visibleOnly.get()) {
            return aboveFold.get() ? "visible_above_fold" : "visible";
        }
        return aboveFold.get() ? "above_fold" : "all";
    }
}
