/**
 * Reads the arguments of commands: declarations of parameters and options, the parser, usage texts
 * and shell completion.
 *
 * <p>The parser is written here for two reasons. Libraries that read annotations take longer to
 * start than a small page takes to parse. Libraries that only split arguments, such as Apache
 * Commons CLI, know no parameters, no typed values, no default from the environment and no
 * completion; the part that remains, to find options and their values, is shorter than an adapter.
 */
@NullMarked
package browsy.cli.args;

import org.jspecify.annotations.NullMarked;
