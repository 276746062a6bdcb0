package browsy.cli.args;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Writes the usage text of a command, or of a group of commands. */
public final class HelpText {
    private static final String SHORT_NAME_SPACE = "    ";

    private HelpText() {}

    /**
     * Returns the usage text of a command.
     *
     * @param commands the commands of a group; empty if the command is none
     */
    public static String of(CommandSyntax syntax, List<CommandSyntax> commands) {
        HelpLines lines = new HelpLines();
        lines.paragraph("Usage: " + syntax.name() + " ", usage(syntax, !commands.isEmpty()));
        for (String line : syntax.description()) {
            lines.paragraph("", line);
        }
        List<HelpLines.Row> rows = new ArrayList<>();
        for (Parameter<?> parameter : syntax.parameters()) {
            rows.add(
                    new HelpLines.Row(SHORT_NAME_SPACE + form(parameter), parameter.description()));
        }
        syntax.options().stream()
                .sorted(Comparator.comparing(Option::name))
                .forEach(option -> rows.add(new HelpLines.Row(form(option), text(option))));
        lines.table(rows);
        if (!commands.isEmpty()) {
            lines.paragraph("", "Commands:");
            lines.table(
                    commands.stream()
                            .map(c -> new HelpLines.Row(c.lastName(), c.description().get(0)))
                            .toList());
        }
        return lines.toString();
    }

    private static String usage(CommandSyntax syntax, boolean group) {
        StringBuilder usage = new StringBuilder("[OPTIONS]");
        for (Option option : syntax.options()) {
            if (option instanceof ValueOption<?> one && one.required()) {
                usage.append(' ').append(assignment(one.name(), one.label()));
            } else if (option instanceof ListOption list && list.required()) {
                usage.append(' ').append(assignment(list.name(), list.label())).append("...");
            }
        }
        for (Parameter<?> parameter : syntax.parameters()) {
            usage.append(' ').append(form(parameter));
        }
        return usage.append(group ? " COMMAND" : "").toString();
    }

    private static String form(Parameter<?> parameter) {
        String label = parameter.label() + (parameter.repeated() ? "..." : "");
        return parameter.required() ? label : "[" + label + "]";
    }

    private static String form(Option option) {
        if (option instanceof Flag flag && flag.shortName() != null) {
            return flag.shortName() + ", " + flag.name();
        }
        if (option instanceof Argument<?> argument) {
            return SHORT_NAME_SPACE + assignment(option.name(), argument.label());
        }
        return SHORT_NAME_SPACE + option.name();
    }

    private static String assignment(String name, String label) {
        return name + "=" + label;
    }

    private static String text(Option option) {
        if (option instanceof ListOption list) {
            return list.description()
                    + (list.separated()
                            ? "; may be repeated or separated by commas"
                            : "; may be repeated");
        }
        if (option instanceof Argument<?> argument && !argument.type().names().isEmpty()) {
            return option.description() + ": " + String.join(", ", argument.type().names());
        }
        return option.description();
    }
}
