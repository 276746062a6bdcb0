package browsy.conformance;

import java.util.Arrays;
import java.util.List;

/**
 * Parses tables: one row per line, cells separated by tabs. A backslash escapes backslashes, tabs
 * and line breaks in cells.
 */
final class Table {
    private Table() {}

    /** Returns the cells of each line. */
    static List<List<String>> rows(String table) {
        return table.lines()
                .map(line -> Arrays.stream(line.split("\t", -1)).map(Table::unescaped).toList())
                .toList();
    }

    private static String unescaped(String cell) {
        if (cell.indexOf('\\') < 0) {
            return cell;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < cell.length(); i++) {
            char c = cell.charAt(i);
            if (c == '\\' && i + 1 < cell.length()) {
                i++;
                text.append(
                        switch (cell.charAt(i)) {
                            case 't' -> '\t';
                            case 'n' -> '\n';
                            case 'r' -> '\r';
                            default -> cell.charAt(i);
                        });
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }
}
