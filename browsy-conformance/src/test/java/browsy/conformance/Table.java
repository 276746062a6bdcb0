package browsy.conformance;

import java.util.Arrays;
import java.util.List;

/** Lines of cells with tabs between them; backslashes, tabs and line ends in cells are escaped. */
final class Table {
    private Table() {}

    /** The cells of each line. */
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
