package browsy.output;

import java.util.ArrayList;
import java.util.List;

/**
 * The lines of a Markdown document, each behind the markers of the containers that it stands in.
 * Containers deeper than {@value #MAX_DEPTH} have no markers, which keeps the length of a line in
 * proportion to what is on it.
 */
final class MarkdownLines {

    static final int MAX_DEPTH = 32;

    /** A quote or an item. */
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
     * @param first what stands before its first line
     * @param rest what stands before all others
     */
    void begin(String first, String rest) {
        if (containers.size() < MAX_DEPTH) {
            containers.add(new Container(first, rest));
        } else {
            tooDeep++;
        }
    }

    /** Ends the innermost container, which leaves no trace if there is no line in it. */
    void end() {
        if (tooDeep > 0) {
            tooDeep--;
        } else {
            containers.remove(containers.size() - 1);
        }
    }

    /** Whether containers have markers here. */
    boolean isDeep() {
        return containers.size() >= MAX_DEPTH;
    }

    /** An empty line comes before the next line. */
    void separate() {
        separated = out.length() > 0;
    }

    /** Writes lines, parted by line breaks. */
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

    /** Ends a line without text, whose markers need no spaces behind them. */
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
