package browsy.cli.args;

import java.nio.file.Path;

/** The usual types of values. */
public final class ValueTypes {
    /** Any text. */
    public static final ValueType<String> TEXT = new TextType();

    /** A decimal integer. */
    public static final ValueType<Integer> INTEGER = new IntegerType();

    /** The path of a file or folder, which need not exist. */
    public static final ValueType<Path> PATH = new PathType();

    private ValueTypes() {}

    private static final class TextType implements ValueType<String> {
        @Override
        public String convert(String text) {
            return text;
        }
    }

    private static final class IntegerType implements ValueType<Integer> {
        @Override
        public Integer convert(String text) {
            try {
                return Integer.valueOf(text);
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException("'" + text + "' is not an integer", e);
            }
        }
    }

    private static final class PathType implements ValueType<Path> {
        @Override
        public Path convert(String text) {
            return Path.of(text);
        }
    }
}
