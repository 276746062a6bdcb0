package browsy.cli.args;

import java.util.List;

/** Lines of a usage text, wrapped at 80 columns. */
final class HelpLines {
    private static final int WIDTH = 80;
    private static final int MARGIN = 2;
    private static final int MAX_LEFT = 20;

    private final StringBuilder text = new StringBuilder();

    /** A name and its explanation. */
    record Row(String left, String right) {}

    /** Adds a paragraph whose further lines are indented as far as its lead is long. */
    void paragraph(String lead, String words) {
        text.append(lead);
        wrap(words, lead.length(), lead.length());
    }

    /** Adds two columns. An explanation begins on a new line if the name is long. */
    void table(List<Row> rows) {
        int left = 0;
        for (Row row : rows) {
            left = row.left().length() > MAX_LEFT ? left : Math.max(left, row.left().length());
        }
        int column = MARGIN + left + MARGIN;
        for (Row row : rows) {
            text.append(" ".repeat(MARGIN)).append(row.left());
            int used = MARGIN + row.left().length();
            if (used + MARGIN > column) {
                text.append('\n');
                used = 0;
            }
            text.append(" ".repeat(column - used));
            wrap(row.right(), column, column + MARGIN);
        }
    }

    private void wrap(String words, int start, int indent) {
        int column = start;
        boolean first = true;
        for (String word : words.split(" ")) {
            if (!first && column + 1 + word.length() > WIDTH) {
                text.append('\n').append(" ".repeat(indent));
                column = indent;
            } else if (!first) {
                text.append(' ');
                column++;
            }
            text.append(word);
            column += word.length();
            first = false;
        }
        text.append('\n');
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
