package browsy.cli;

import browsy.cli.args.ArgumentParser;
import browsy.cli.args.Arguments;
import browsy.cli.args.CommandSyntax;
import browsy.cli.args.SimilarNames;
import browsy.cli.args.UsageException;
import java.util.List;

/**
 * A command with its arguments.
 *
 * @param command the command; a group if the command line names none of its commands
 * @param words the arguments after its name
 */
record Call(CliCommand command, List<String> words) {

    /** Finds the command of a command line. Other commands are not created. */
    static Call of(String... args) {
        List<String> words = List.of(args);
        CliCommand command = new BrowsyCommand();
        int used = 0;
        while (command instanceof CommandGroup group && used < words.size()) {
            CliCommand named = group.command(words.get(used));
            if (named == null) {
                break;
            }
            command = named;
            used++;
        }
        return new Call(command, words.subList(used, words.size()));
    }

    /** Tests whether the arguments ask for the usage text. */
    boolean asksForHelp() {
        return ArgumentParser.contains(words, CommandSyntax.HELP);
    }

    /**
     * Parses the arguments.
     *
     * @throws UsageException if they do not fit the command
     */
    Arguments arguments() {
        if (command instanceof CommandGroup group
                && !words.isEmpty()
                && !words.get(0).startsWith("-")) {
            String name = words.get(0);
            throw new UsageException(
                    "Unknown command: '" + name + "'", SimilarNames.of(name, group.names()));
        }
        return ArgumentParser.parse(command.syntax(), words);
    }
}
