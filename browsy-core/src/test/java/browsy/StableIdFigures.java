package browsy;

import browsy.html.ElementStates;
import browsy.model.SpatialElement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;

/**
 * Counts the ids that untouched elements lose through random edits of saved pages, for known copies
 * and for unrelated documents. Arguments: the number of edits for each page, a seed, then folders
 * of pages.
 */
final class StableIdFigures {
    private int edits;
    private int untouched;
    private int kept;
    private int stolen;
    private int told;
    private final boolean copied;
    private final long firstSeed;

    private StableIdFigures(boolean copied, long firstSeed) {
        this.copied = copied;
        this.firstSeed = firstSeed;
    }

    public static void main(String[] args) throws IOException {
        int editsPerPage = Integer.parseInt(args[0]);
        long seed = Long.parseLong(args[1]);
        for (String folder : List.of(args).subList(2, args.length)) {
            for (boolean copied : new boolean[] {true, false}) {
                new StableIdFigures(copied, seed).count(Path.of(folder), editsPerPage);
            }
        }
    }

    private void count(Path folder, int editsPerPage) throws IOException {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = walk.filter(file -> file.toString().endsWith(".html")).sorted().toList();
        }
        for (Path file : files) {
            edit(file, editsPerPage);
        }
        System.out.printf(
                Locale.ROOT,
                "%s, %s: %d pages, %d edits, %d of %d untouched elements kept their ids,"
                        + " %d ids came to mean another element%n",
                folder,
                copied ? "copies" : "documents",
                files.size(),
                edits,
                kept,
                untouched,
                stolen);
    }

    private void edit(Path file, int count) throws IOException {
        Page page = Browsy.open(Files.readString(file), ParseOptions.DEFAULT);
        Map<Element, Integer> ids = new IdentityHashMap<>();
        for (SpatialElement element : page.dom().elements()) {
            ids.put(page.source(element.id()), element.id());
        }
        for (int seed = 0; seed < count; seed++) {
            PageEdits change = new PageEdits(page.document(), firstSeed + 31L * edits + seed);
            change.edit();
            Page changed =
                    page.withDocument(
                            change.document(),
                            ElementStates.none(),
                            copied ? change::copy : element -> null);
            compare(page, changed, change, ids);
            edits++;
        }
    }

    private void compare(Page before, Page after, PageEdits change, Map<Element, Integer> ids) {
        for (SpatialElement element : after.dom().elements()) {
            Element source = after.source(element.id());
            Integer own = source == null ? null : ids.get(change.original(source));
            boolean same = own != null && own == element.id();
            boolean isUntouched = source != null && change.untouched(source) != null && own != null;
            untouched += isUntouched ? 1 : 0;
            kept += isUntouched && same ? 1 : 0;
            boolean other = !same && element.id() <= before.lastId();
            stolen += other ? 1 : 0;
            if ((other || (isUntouched && !same)) && told++ < 40) {
                System.out.println(change.log() + " " + own + " -> " + element);
            }
        }
    }
}
