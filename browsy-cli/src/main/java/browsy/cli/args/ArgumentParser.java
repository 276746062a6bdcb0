package browsy.cli.args;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Parses the arguments of one command. Options and parameters can be in any order. A value follows
 * its option or an equals sign. After {@code --} all arguments are parameters; {@code -} is one.
 */
public final class ArgumentParser {
    private static final String END_OF_OPTIONS = "--";

    private final CommandSyntax syntax;
    private final List<String> words;
    private final List<String> positional = new ArrayList<>();
    private final Map<Object, List<Object>> values = new IdentityHashMap<>();
    private int next;

    private ArgumentParser(CommandSyntax syntax, List<String> words) {
        this.syntax = syntax;
        this.words = words;
    }

    /**
     * Parses arguments.
     *
     * @param words the arguments after the name of the command
     * @throws UsageException if they do not fit the declaration
     */
    public static Arguments parse(CommandSyntax syntax, List<String> words) {
        ArgumentParser parser = new ArgumentParser(syntax, words);
        parser.readWords();
        parser.assignPositional();
        parser.completeOptions();
        return new Arguments(parser.values);
    }

    /** Tests whether one of the arguments before {@code --} is a flag. */
    public static boolean contains(List<String> words, Flag flag) {
        for (String word : words) {
            if (word.equals(END_OF_OPTIONS)) {
                return false;
            }
            if (flag.isNamed(word)) {
                return true;
            }
        }
        return false;
    }

    private void readWords() {
        while (next < words.size()) {
            String word = words.get(next++);
            if (word.equals(END_OF_OPTIONS)) {
                positional.addAll(words.subList(next, words.size()));
                return;
            }
            if (word.length() > 1 && word.charAt(0) == '-') {
                readOption(word);
            } else {
                positional.add(word);
            }
        }
    }

    private void readOption(String word) {
        int equalsSign = word.indexOf('=');
        String name = equalsSign < 0 ? word : word.substring(0, equalsSign);
        String attached = equalsSign < 0 ? null : word.substring(equalsSign + 1);
        Option option = find(name);
        if (option == null) {
            throw new UsageException(
                    "Unknown option: '" + name + "'", SimilarNames.of(name, names()));
        }
        if (!(option instanceof ListOption) && values.containsKey(option)) {
            throw new UsageException("Option '" + name + "' can be given only once");
        }
        if (option instanceof ValueOption<?> one) {
            add(one, "option", name, value(one, name, attached));
        } else if (option instanceof ListOption list) {
            addTexts(list, value(list, name, attached));
        } else if (attached == null) {
            values.put(option, List.of());
        } else {
            throw new UsageException("Option '" + name + "' takes no value");
        }
    }

    private @Nullable Option find(String name) {
        for (Option option : syntax.options()) {
            if (option.name().equals(name) || option instanceof Flag flag && flag.isNamed(name)) {
                return option;
            }
        }
        return null;
    }

    private List<String> names() {
        return syntax.options().stream().map(Option::name).toList();
    }

    /** The value of an option: the text after its equals sign, or else the next argument. */
    private String value(Argument<?> option, String name, @Nullable String attached) {
        if (attached != null) {
            return attached;
        }
        if (next == words.size()) {
            throw new UsageException(
                    "Missing value for option '" + name + "' (" + option.label() + ")");
        }
        String word = words.get(next++);
        int equalsSign = word.indexOf('=');
        if (word.equals(END_OF_OPTIONS)
                || find(equalsSign < 0 ? word : word.substring(0, equalsSign)) != null) {
            throw new UsageException(
                    "Expected a value for option '" + name + "' but found '" + word + "'");
        }
        return word;
    }

    /**
     * Adds a value.
     *
     * @param kind what the value was given by, for errors
     * @param name the name of that
     */
    private <T> void add(Argument<T> argument, String kind, String name, String text) {
        try {
            given(argument).add(argument.type().convert(text));
        } catch (IllegalArgumentException e) {
            throw new UsageException(
                    "Invalid value for " + kind + " '" + name + "': " + e.getMessage());
        }
    }

    private List<Object> given(Argument<?> argument) {
        List<Object> known = values.get(argument);
        if (known != null) {
            return known;
        }
        List<Object> added = new ArrayList<>();
        values.put(argument, added);
        return added;
    }

    private void addTexts(ListOption option, String value) {
        List<Object> texts = given(option);
        int start = 0;
        while (option.separated() && value.indexOf(',', start) >= 0) {
            int comma = value.indexOf(',', start);
            texts.add(value.substring(start, comma));
            start = comma + 1;
        }
        texts.add(value.substring(start));
    }

    private void assignPositional() {
        int used = 0;
        for (Parameter<?> parameter : syntax.parameters()) {
            if (parameter.required() && used == positional.size()) {
                throw new UsageException("Missing required parameter: '" + parameter.label() + "'");
            }
            int end = parameter.repeated() ? positional.size() : used + 1;
            while (used < end && used < positional.size()) {
                add(parameter, "parameter", parameter.label(), positional.get(used++));
            }
        }
        if (used < positional.size()) {
            throw new UsageException("Unexpected argument: '" + positional.get(used) + "'");
        }
    }

    /** Takes values from the environment, and checks that no required option is missing. */
    private void completeOptions() {
        for (Option option : syntax.options()) {
            if (values.containsKey(option)) {
                continue;
            }
            if (option instanceof ListOption list && list.required()) {
                throw missing(list.name(), list.label());
            }
            if (option instanceof ValueOption<?> one) {
                String variable = one.variable();
                String text = variable == null ? null : System.getenv(variable);
                if (variable != null && text != null && !text.isEmpty()) {
                    add(one, "environment variable", variable, text);
                } else if (one.required()) {
                    throw missing(one.name(), one.label());
                }
            }
        }
    }

    private static UsageException missing(String name, String label) {
        return new UsageException("Missing required option: '" + name + " " + label + "'");
    }
}
