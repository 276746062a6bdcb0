package browsy.output;

import java.util.ArrayList;
import java.util.List;

/**
 * The lines of a Markdown document, each with the prefixes of its containers. Containers deeper
 * than {@value #MAX_DEPTH} have no prefix, so that the length of a line is proportional to its
 * content.
 */
final class MarkdownLines {

    static final int MAX_DEPTH = 32;

    /** A block quote or a list item. */
    private static final class Container {
        final String first;
        final String rest;
        boolean begun;

        Container(String first, String rest) {
            this.first = first;
            this.rest = rest;
        }
    }

    private final StringBuilder out = new StringBuilder();
    private final List<Container> containers = new ArrayList<>();
    private int tooDeep;
    private boolean separated;

    /**
     * Begins a container.
     *
     * @param first the prefix of its first line
     * @param rest the prefix of its other lines
     */
    void begin(String first, String rest) {
        if (containers.size() < MAX_DEPTH) {
            containers.add(new Container(first, rest));
        } else {
            tooDeep++;
        }
    }

    /** Ends the innermost container. A container without lines produces no output. */
    void end() {
        if (tooDeep > 0) {
            tooDeep--;
        } else {
            containers.remove(containers.size() - 1);
        }
    }

    /** Tests whether further containers get no prefix. */
    boolean isDeep() {
        return containers.size() >= MAX_DEPTH;
    }

    /** Requests an empty line before the next line. */
    void separate() {
        separated = out.length() > 0;
    }

    /** Writes lines, separated by line breaks. */
    void write(String lines) {
        int start = 0;
        for (int end = lines.indexOf('\n'); end >= 0; end = lines.indexOf('\n', start)) {
            line(lines, start, end);
            start = end + 1;
        }
        line(lines, start, lines.length());
    }

    private void line(String text, int start, int end) {
        if (separated) {
            separated = false;
            int from = out.length();
            containers.stream().filter(container -> container.begun).forEach(this::indent);
            endLine(from);
        }
        int from = out.length();
        containers.forEach(this::indent);
        if (start < end) {
            out.append(text, start, end).append('\n');
        } else {
            endLine(from);
        }
    }

    private void indent(Container container) {
        out.append(container.begun ? container.rest : container.first);
        container.begun = true;
    }

    /** Ends a line without content, without trailing spaces after its prefixes. */
    private void endLine(int from) {
        int end = out.length();
        while (end > from && out.charAt(end - 1) == ' ') {
            end--;
        }
        out.setLength(end);
        out.append('\n');
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
