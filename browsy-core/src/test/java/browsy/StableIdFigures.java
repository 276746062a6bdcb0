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
 * Counts how many ids random edits of saved pages cost elements that they do not touch. Arguments:
 * the number of edits of each page, then folders of pages.
 */
final class StableIdFigures {
    private int edits;
    private int untouched;
    private int kept;
    private int stolen;
    private int told;

    private StableIdFigures() {}

    public static void main(String[] args) throws IOException {
        int editsPerPage = Integer.parseInt(args[0]);
        for (String folder : List.of(args).subList(1, args.length)) {
            StableIdFigures figures = new StableIdFigures();
            List<Path> files;
            try (Stream<Path> walk = Files.walk(Path.of(folder))) {
                files = walk.filter(file -> file.toString().endsWith(".html")).sorted().toList();
            }
            for (Path file : files) {
                figures.edit(file, editsPerPage);
            }
            System.out.printf(
                    Locale.ROOT,
                    "%s: %d pages, %d edits, %d of %d untouched elements kept their ids,"
                            + " %d ids came to mean another element%n",
                    folder,
                    files.size(),
                    figures.edits,
                    figures.kept,
                    figures.untouched,
                    figures.stolen);
        }
    }

    private void edit(Path file, int count) throws IOException {
        Page page = Browsy.open(Files.readString(file), ParseOptions.DEFAULT);
        Map<Element, Integer> ids = new IdentityHashMap<>();
        for (SpatialElement element : page.dom().elements()) {
            ids.put(page.source(element.id()), element.id());
        }
        for (int seed = 0; seed < count; seed++) {
            PageEdits change = new PageEdits(page.document(), 31L * edits + seed);
            change.edit();
            compare(page, page.withDocument(change.document(), ElementStates.none()), change, ids);
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
