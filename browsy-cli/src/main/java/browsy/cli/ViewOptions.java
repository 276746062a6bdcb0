package browsy.cli;

import browsy.model.SpatialDom;
import browsy.output.Scope;
import browsy.tools.PageView;
import browsy.tools.ToolException;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options for the output of a page: format, part of the page and limit of tokens. */
final class ViewOptions {
    /** The names of all formats, for the help text and for shell completion. */
    static final class FormatNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return PageView.formats().iterator();
        }
    }

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(names = "--json", arity = "0", description = "JSON in place of compact text")
    private boolean json;

    @Option(
            names = "--format",
            paramLabel = "NAME",
            completionCandidates = FormatNames.class,
            description = "compact (default) or another of ${COMPLETION-CANDIDATES}")
    private @Nullable String format;

    @Option(
            names = "--scope",
            paramLabel = "SCOPE",
            description = "part of the page, such as main, visible, form:ID; all by default")
    private @Nullable String scope;

    @Option(
            names = "--interactive",
            arity = "0",
            description =
                    "only links, buttons, fields and choices, under the landmarks they are in")
    private boolean interactive;

    @Option(names = "--visible-only", arity = "0", description = "leave out hidden elements")
    private boolean visibleOnly;

    @Option(
            names = "--above-fold",
            arity = "0",
            description = "only elements that start within the window")
    private boolean aboveFold;

    @Option(
            names = "--max-tokens",
            paramLabel = "N",
            description = "most tokens of text; what matters least is left out")
    private int maxTokens;

    /**
     * Renders a page by the options.
     *
     * @param full whether the format {@code json} is replaced by {@code json-full}
     * @throws ParameterException if the format or scope is unknown, or the limit is negative
     */
    String show(SpatialDom dom, boolean full) {
        PageView view =
                PageView.DEFAULT
                        .in(format(full))
                        .of(scope())
                        .within(CliCommand.checkMaxTokens(command, maxTokens));
        try {
            return view.show(dom, List.of()).text();
        } catch (ToolException e) {
            throw new ParameterException(command.commandLine(), String.valueOf(e.getMessage()));
        }
    }

    private String format(boolean full) {
        String name = format != null ? format : json ? "json" : "compact";
        return name.equals("json") && full ? "json-full" : name;
    }

    /** The scope of the output; {@code --interactive} narrows it to operable elements. */
    private String scope() {
        return interactive ? Scope.INTERACTIVE + ":" + pageScope() : pageScope();
    }

    /** The scope by {@code --scope}, or else by the options that name single scopes. */
    private String pageScope() {
        if (scope != null) {
            return scope;
        }
        if (visibleOnly) {
            return aboveFold ? "visible_above_fold" : "visible";
        }
        return aboveFold ? "above_fold" : "all";
    }
}
