package browsy.infra;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads files that are packaged with the classes. */
public final class Resource {

    private Resource() {}

    /**
     * Returns the contents of a file that is packaged with the classes.
     *
     * @param owner a class in the package of the file
     * @param name the name of the file, relative to the package or beginning with a slash
     * @throws IllegalStateException if the file is missing
     * @throws UncheckedIOException if it cannot be read
     */
    public static byte[] bytes(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("missing resource " + name);
            }
            return all(in);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read resource " + name, e);
        }
    }

    /** Reads a stream at once if it knows its length, as that of an entry of a jar does. */
    private static byte[] all(InputStream in) throws IOException {
        byte[] known = new byte[in.available()];
        int length = in.readNBytes(known, 0, known.length);
        byte[] rest = in.readAllBytes();
        if (length == known.length && rest.length == 0) {
            return known;
        }
        byte[] all = Arrays.copyOf(known, length + rest.length);
        System.arraycopy(rest, 0, all, length, rest.length);
        return all;
    }

    /** Returns the contents of a file in UTF-8; see {@link #bytes}. */
    public static String text(Class<?> owner, String name) {
        return new String(bytes(owner, name), StandardCharsets.UTF_8);
    }

    /**
     * Returns the lines of a file in UTF-8 that do not begin with {@code #}; see {@link #bytes}.
     * Does not use {@code java.util.stream}, whose classes would load at each start of a program.
     */
    public static List<String> lines(Class<?> owner, String name) {
        String text = text(owner, name);
        List<String> lines = new ArrayList<>();
        int end;
        for (int start = 0; start < text.length(); start = end + 1) {
            int newline = text.indexOf('\n', start);
            end = newline < 0 ? text.length() : newline;
            if (text.charAt(start) != '#') {
                lines.add(text.substring(start, end));
            }
        }
        return lines;
    }
}
