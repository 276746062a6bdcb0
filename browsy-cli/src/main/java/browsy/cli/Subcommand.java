package browsy.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;

/** The commands, in the order of the help text. */
enum Subcommand {
    PARSE,
    FETCH,
    MARKDOWN,
    DELTA,
    EXPLAIN,
    BOXES,
    SERVE,
    MCP,
    VAULT,
    COMPLETION,
    HELP;

    private static final Set<String> VERSION = Set.of("-V", "--version");

    /**
     * Returns the command that arguments call, empty if the first of them is none: an option, a
     * mistake or missing.
     */
    static Optional<Subcommand> calledBy(String[] args) {
        for (Subcommand command : values()) {
            if (args.length > 0 && command.lowerCaseName().equals(args[0])) {
                return Optional.of(command);
            }
        }
        return Optional.empty();
    }

    /** Returns the commands that a command line needs to process arguments. */
    static List<Subcommand> neededFor(String[] args) {
        if (args.length == 1 && VERSION.contains(args[0])) {
            return List.of();
        }
        Optional<Subcommand> called = calledBy(args);
        return called.isPresent() && !called.get().describesOthers()
                ? List.of(called.get())
                : List.of(values());
    }

    /** Whether the command prints the declarations of other commands. */
    private boolean describesOthers() {
        return this == COMPLETION || this == HELP;
    }

    /** Adds the command to a command line. */
    void addTo(CommandLine line) {
        line.addSubcommand(lowerCaseName(), declaration());
    }

    private String lowerCaseName() {
        return name().toLowerCase(Locale.ROOT);
    }

    private Class<? extends CliCommand> declaration() {
        return switch (this) {
            case PARSE -> ParseCommand.class;
            case FETCH -> FetchCommand.class;
            case MARKDOWN -> MarkdownCommand.class;
            case DELTA -> DeltaCommand.class;
            case EXPLAIN -> ExplainCommand.class;
            case BOXES -> BoxesCommand.class;
            case SERVE -> ServeCommand.class;
            case MCP -> McpCommand.class;
            case VAULT -> VaultCommand.class;
            case COMPLETION -> CompletionCommand.class;
            case HELP -> HelpCommand.class;
        };
    }
}
