package browsy.output.report;

import browsy.Browsy;
import browsy.model.SpatialDom;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The parsed pages of a folder and the time it took to parse them. */
record PageSet(String name, List<MeasuredPage> pages, long parseNanos) {

    private static final double WIDTH = 1920;
    private static final double HEIGHT = 1080;

    /** The HTML of a page and its parsed form. */
    record MeasuredPage(String html, SpatialDom dom) {}

    static PageSet read(Path folder) throws IOException {
        List<MeasuredPage> pages = new ArrayList<>();
        long nanos = 0;
        for (Path file : files(folder)) {
            String html = Files.readString(file, StandardCharsets.UTF_8);
            long start = System.nanoTime();
            SpatialDom dom = Browsy.parse(html, WIDTH, HEIGHT);
            nanos += System.nanoTime() - start;
            pages.add(new MeasuredPage(html, dom));
        }
        Path named = folder.endsWith("pages") ? folder.getParent() : folder;
        return new PageSet(named.getFileName().toString(), List.copyOf(pages), nanos);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".html")).sorted().toList();
        }
    }
}
