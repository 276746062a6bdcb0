package browsy.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The commands, in the order of the usage text. */
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

    /** Returns the command of a name, null if there is none. */
    static @Nullable Subcommand named(String name) {
        for (Subcommand command : values()) {
            if (command.lowerCaseName().equals(name)) {
                return command;
            }
        }
        return null;
    }

    /** Returns the names of all commands. */
    static List<String> names() {
        List<String> names = new ArrayList<>();
        for (Subcommand command : values()) {
            names.add(command.lowerCaseName());
        }
        return names;
    }

    private String lowerCaseName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Creates the command. */
    CliCommand create() {
        return switch (this) {
            case PARSE -> new ParseCommand();
            case FETCH -> new FetchCommand();
            case MARKDOWN -> new MarkdownCommand();
            case DELTA -> new DeltaCommand();
            case EXPLAIN -> new ExplainCommand();
            case BOXES -> new BoxesCommand();
            case SERVE -> new ServeCommand();
            case MCP -> new McpCommand();
            case VAULT -> new VaultCommand();
            case COMPLETION -> new CompletionCommand();
            case HELP -> new HelpCommand();
        };
    }
}
