package browsy.cli.args;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes a script that completes command names, options, the values that a type lists, and else
 * file names, in bash and zsh.
 */
public final class CompletionScript {
    private static final String TEMPLATE =
            """
            # Completion of browsy for bash and zsh: source <(browsy completion)
            if [ -n "${ZSH_VERSION:-}" ]; then
              autoload -U +X compinit && compinit
              autoload -U +X bashcompinit && bashcompinit
            fi

            _browsy() {
              local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
              local called=browsy names= i
              # bash splits --option=value into three words
              if [ "$word" = "=" ]; then
                word=
              elif [ "$before" = "=" ] && [ "$COMP_CWORD" -gt 1 ]; then
                before="${COMP_WORDS[COMP_CWORD-2]}"
              fi
              for ((i = 1; i < COMP_CWORD; i++)); do
                case "$called ${COMP_WORDS[i]}" in
            %CALLS%      called="$called ${COMP_WORDS[i]}" ;;
                esac
              done
              case "$called $before" in
            %VALUES%    *)
                  case "$called:$word" in
            %OPTIONS%%COMMANDS%      esac ;;
              esac
              COMPREPLY=($(compgen -W "$names" -- "$word"))
            }

            complete -o default -F _browsy browsy
            """;

    private final List<String> calls = new ArrayList<>();
    private final StringBuilder values = new StringBuilder();
    private final StringBuilder options = new StringBuilder();
    private final StringBuilder commands = new StringBuilder();

    /**
     * Adds a command.
     *
     * @param children the names of its commands if it is a group, or else of its first parameter
     */
    public void add(CommandSyntax syntax, List<String> children) {
        calls.add("\"" + syntax.name() + "\"");
        List<String> names = new ArrayList<>();
        for (Option option : syntax.options()) {
            names.add(option.name());
            if (option instanceof Argument<?> argument) {
                branch(
                        values,
                        "    ",
                        "\"" + syntax.name() + " " + option.name() + "\"",
                        argument.type().names());
            }
        }
        branch(options, "        ", "\"" + syntax.name() + ":-\"*", names);
        if (!children.isEmpty()) {
            branch(commands, "        ", "\"" + syntax.name() + ":\"*", children);
        }
    }

    private static void branch(
            StringBuilder to, String indent, String pattern, List<String> names) {
        to.append(indent)
                .append(pattern)
                .append(") names=\"")
                .append(String.join(" ", names))
                .append("\" ;;\n");
    }

    /** Returns the script. */
    @Override
    public String toString() {
        String called = "      " + String.join(" | \\\n      ", calls) + ")\n";
        return TEMPLATE.replace("%CALLS%", called)
                .replace("%VALUES%", values)
                .replace("%OPTIONS%", options)
                .replace("%COMMANDS%", commands);
    }
}
