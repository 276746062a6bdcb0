package browsy.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import picocli.CommandLine;

/** All commands by name. Declaring one takes a while, so that none is declared in vain. */
final class Commands {
    private static final Map<String, Supplier<Command>> ALL = new LinkedHashMap<>();

    static {
        ALL.put("parse", ParseCommand::new);
        ALL.put("fetch", FetchCommand::new);
        ALL.put("markdown", MarkdownCommand::new);
        ALL.put("delta", DeltaCommand::new);
        ALL.put("explain", ExplainCommand::new);
        ALL.put("boxes", BoxesCommand::new);
        ALL.put("serve", ServeCommand::new);
        ALL.put("mcp", McpCommand::new);
        ALL.put("completion", CompletionCommand::new);
        ALL.put("help", HelpCommand::new);
    }

    /** Commands that are about the others. */
    private static final Set<String> ABOUT_COMMANDS = Set.of("completion", "help");

    private Commands() {}

    /**
     * Adds the command that is called, or all where that is none or must know the others.
     *
     * @param called the first word of the command line
     */
    static void add(CommandLine root, String called) {
        Supplier<Command> command = ALL.get(called);
        if (command != null && !ABOUT_COMMANDS.contains(called)) {
            root.addSubcommand(called, command.get().commandLine());
        } else {
            ALL.forEach((name, other) -> root.addSubcommand(name, other.get().commandLine()));
        }
    }
}
