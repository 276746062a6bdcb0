package browsy.cli;

import browsy.cli.args.Arguments;
import browsy.cli.args.Flag;
import browsy.cli.args.Option;
import browsy.cli.args.UsageException;
import browsy.cli.args.ValueOption;
import browsy.cli.args.ValueType;
import browsy.cli.args.ValueTypes;
import browsy.model.SpatialDom;
import browsy.output.Scope;
import browsy.tools.PageView;
import browsy.tools.ToolException;
import java.util.List;

/** The options for the output of a page: format, part of the page and limit of tokens. */
final class ViewOptions {
    private static final Flag JSON = new Flag("--json", "JSON in place of compact text");
    private static final ValueOption<String> FORMAT =
            new ValueOption<>("--format", "NAME", new FormatType(), "compact (default) or another");
    private static final ValueOption<String> SCOPE =
            new ValueOption<>(
                    "--scope",
                    "SCOPE",
                    ValueTypes.TEXT,
                    "part of the page, such as main, visible, form:ID; all by default");
    private static final Flag INTERACTIVE =
            new Flag(
                    "--interactive",
                    "only links, buttons, fields and choices, under the landmarks they are in");
    private static final Flag VISIBLE_ONLY =
            new Flag("--visible-only", "leave out hidden elements");
    private static final Flag ABOVE_FOLD =
            new Flag("--above-fold", "only elements that start within the window");
    private static final ValueOption<Integer> MAX_TOKENS =
            TokenLimit.option("most tokens of text; what matters least is left out");

    /** The options to declare. */
    static final List<Option> ALL =
            List.of(JSON, FORMAT, SCOPE, INTERACTIVE, VISIBLE_ONLY, ABOVE_FOLD, MAX_TOKENS);

    private final Arguments arguments;

    ViewOptions(Arguments arguments) {
        this.arguments = arguments;
    }

    /** The names of formats. */
    private static final class FormatType implements ValueType<String> {
        @Override
        public String convert(String text) {
            return text;
        }

        @Override
        public List<String> names() {
            return PageView.formats();
        }
    }

    /**
     * Renders a page by the options.
     *
     * @param full whether the format {@code json} is replaced by {@code json-full}
     * @throws UsageException if the format or scope is unknown
     */
    String show(SpatialDom dom, boolean full) {
        PageView view =
                PageView.DEFAULT
                        .in(format(full))
                        .of(scope())
                        .within(arguments.get(MAX_TOKENS, TokenLimit.NONE));
        try {
            return view.show(dom, List.of()).text();
        } catch (ToolException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    private String format(boolean full) {
        String name = arguments.get(FORMAT, arguments.has(JSON) ? "json" : "compact");
        return name.equals("json") && full ? "json-full" : name;
    }

    /** The scope of the output; {@code --interactive} narrows it to operable elements. */
    private String scope() {
        return arguments.has(INTERACTIVE) ? Scope.INTERACTIVE + ":" + pageScope() : pageScope();
    }

    /** The scope by {@code --scope}, or else by the options that name single scopes. */
    private String pageScope() {
        String scope = arguments.get(SCOPE);
        if (scope != null) {
            return scope;
        }
        boolean aboveFold = arguments.has(ABOVE_FOLD);
        if (arguments.has(VISIBLE_ONLY)) {
            return aboveFold ? "visible_above_fold" : "visible";
        }
        return aboveFold ? "above_fold" : "all";
    }
}
