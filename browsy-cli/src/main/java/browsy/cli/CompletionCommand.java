package browsy.cli;

import java.io.PrintWriter;
import picocli.AutoComplete;
import picocli.CommandLine.Command;

/** Prints a shell script that completes the names of commands and options in bash and zsh. */
@Command(
        name = "completion",
        addMethodSubcommands = false,
        description = "Prints completion for bash and zsh: source <(browsy completion)")
final class CompletionCommand extends CliCommand {
    @Override
    public Integer call() {
        PrintWriter out = out();
        out.print(AutoComplete.bash("browsy", spec().root().commandLine()));
        out.flush();
        return 0;
    }
}
