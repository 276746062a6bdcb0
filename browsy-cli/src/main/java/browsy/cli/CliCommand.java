package browsy.cli;

import browsy.cli.args.Arguments;
import browsy.cli.args.CommandSyntax;
import browsy.cli.args.UsageException;

/** A command of the command line. */
interface CliCommand {
    /** The declaration of its parameters and options. */
    CommandSyntax syntax();

    /**
     * Runs the command.
     *
     * @return the exit status
     * @throws UsageException if the arguments fit the declaration but not each other
     * @throws Exception for a failure that ends the command
     */
    int run(Arguments arguments, Streams streams) throws Exception;
}
