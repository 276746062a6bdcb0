package browsy.cli;

import java.io.PrintWriter;
import picocli.AutoComplete;

/** Prints a script that completes commands and options. */
final class CompletionCommand extends Command {
    CompletionCommand() {
        super("completion", "Prints completion for bash and zsh: source <(browsy completion)");
    }

    @Override
    public Integer call() {
        PrintWriter out = out();
        out.print(AutoComplete.bash("browsy", spec().root().commandLine()));
        out.flush();
        return 0;
    }
}
