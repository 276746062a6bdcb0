package browsy.output.report;

import com.knuddels.jtokkit.api.EncodingType;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Measures the formats over folders of pages and prints Markdown tables with a row for each folder.
 * Usage: {@code FormatReport FOLDER...}
 */
public final class FormatReport {

    private FormatReport() {}

    /** Prints the report of the given folders. */
    public static void main(String[] folders) throws IOException {
        read(folders); // warms up the JVM before the timed run
        List<PageSet> sets = read(folders);
        for (EncodingType type : List.of(EncodingType.O200K_BASE, EncodingType.CL100K_BASE)) {
            System.out.print(new TokenTable(type).of(sets));
        }
        System.out.print(DeltaTable.of(sets));
        System.out.print(LineTable.of(sets));
    }

    private static List<PageSet> read(String[] folders) throws IOException {
        List<PageSet> sets = new ArrayList<>();
        for (String folder : folders) {
            sets.add(PageSet.read(Path.of(folder)));
        }
        return sets;
    }
}
