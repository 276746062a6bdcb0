package browsy.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;

/**
 * A command. It declares how it is written in plain calls while it is made, and each gives where to
 * find what was written: reading annotations would take longer than all else that a command line
 * needs.
 */
abstract class Command implements Callable<Integer> {
    /** picocli's own looks for Groovy first, which takes a while where there is none. */
    private static final IFactory FACTORY =
            new IFactory() {
                @Override
                public <K> K create(Class<K> type) throws Exception {
                    return CommandLine.defaultFactory().create(type);
                }
            };

    private final CommandSpec spec;

    /**
     * @param name the word that calls it
     * @param description what it does, a paragraph each
     */
    Command(String name, String... description) {
        spec = CommandSpec.wrapWithoutInspection(this, FACTORY);
        spec.name(name);
        spec.usageMessage().description(description);
    }

    /** How it is written. */
    final CommandSpec spec() {
        return spec;
    }

    /** The command as picocli runs it. */
    final CommandLine commandLine() {
        return new CommandLine(spec, FACTORY);
    }

    final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    final PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** To throw where the command line makes no sense. */
    final ParameterException misuse(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    /** Declares an option that is given or not. */
    final Supplier<Boolean> flag(String name, String description) {
        return option(
                OptionSpec.builder(name)
                        .type(boolean.class)
                        .arity("0")
                        .initialValue(false)
                        .description(description));
    }

    /** Declares an option with a text. */
    final Supplier<@Nullable String> text(String name, String label, String description) {
        return option(optionOf(String.class, name, label, description));
    }

    /** Declares an option with a number. */
    final Supplier<Integer> number(String name, String label, int initial, String description) {
        return option(optionOf(int.class, name, label, description).initialValue(initial));
    }

    /**
     * Declares {@code --max-tokens}, for which none is none at all.
     *
     * @return what throws if it is negative
     */
    final Supplier<Integer> maxTokens(String description) {
        Supplier<Integer> given = number("--max-tokens", "N", 0, description);
        return () -> {
            int tokens = given.get();
            if (tokens < 0) {
                throw misuse("--max-tokens must not be negative: " + tokens);
            }
            return tokens;
        };
    }

    /** Declares an option with a folder. */
    final Supplier<@Nullable Path> folder(String name, String label, String description) {
        return option(optionOf(Path.class, name, label, description));
    }

    /** Declares an option of a type that picocli does not know. */
    final <T> Supplier<T> option(
            String name, String label, T initial, ITypeConverter<T> reader, String description) {
        return option(
                optionOf(initial.getClass(), name, label, description)
                        .converters(reader)
                        .initialValue(initial));
    }

    /**
     * Declares an option that takes several texts.
     *
     * @param option its names, how a text is divided, what holds without
     */
    final Supplier<List<String>> texts(
            OptionSpec.Builder option, String label, String description) {
        if (option.initialValue() == null) {
            option.initialValue(List.of());
        }
        return option(
                option.type(List.class)
                        .auxiliaryTypes(String.class)
                        .arity("1")
                        .paramLabel(label)
                        .description(description));
    }

    /** Declares an option of whatever kind. */
    final <T extends @Nullable Object> Supplier<T> option(OptionSpec.Builder builder) {
        OptionSpec option = builder.build();
        spec.addOption(option);
        return option::getValue;
    }

    private static OptionSpec.Builder optionOf(
            Class<?> type, String name, String label, String description) {
        return OptionSpec.builder(name)
                .type(type)
                .arity("1")
                .paramLabel(label)
                .description(description);
    }

    /** Declares a text that is not introduced by a name. */
    final Supplier<String> parameter(String label, String description) {
        return parameter(parameterOf(String.class, "1", label, description));
    }

    /** Declares a text that may be left out. */
    final Supplier<@Nullable String> optionalParameter(String label, String description) {
        return parameter(parameterOf(String.class, "0..1", label, description));
    }

    /** Declares any number of files. */
    final Supplier<List<Path>> files(String arity, String label, String description) {
        return parameter(
                parameterOf(List.class, arity, label, description)
                        .index("0..*")
                        .auxiliaryTypes(Path.class)
                        .initialValue(List.of()));
    }

    private <T extends @Nullable Object> Supplier<T> parameter(
            PositionalParamSpec.Builder builder) {
        PositionalParamSpec parameter = builder.build();
        spec.addPositional(parameter);
        return parameter::getValue;
    }

    private PositionalParamSpec.Builder parameterOf(
            Class<?> type, String arity, String label, String description) {
        return PositionalParamSpec.builder()
                .index(String.valueOf(spec.positionalParameters().size()))
                .type(type)
                .arity(arity)
                .required(arity.startsWith("1"))
                .paramLabel(label)
                .description(description);
    }
}
