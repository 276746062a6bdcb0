package browsy.intelligence.gate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Small pages with overlays and access requests, and what they are. */
final class GatePages {

    private static final Path FILE = Path.of("src/test/resources/intelligence/gates.txt");

    private static final String TEXT =
            "The ferry to the northern islands stays in port until the storm is over. ".repeat(4);

    private GatePages() {}

    /** A page with its expected conclusions. */
    record GatePage(String name, String expected, String html) {
        @Override
        public String toString() {
            return name;
        }
    }

    static List<GatePage> all() throws IOException {
        List<GatePage> pages = new ArrayList<>();
        String[] sections = Files.readString(FILE).split("(?m)^=== ");
        for (String section : List.of(sections).subList(1, sections.length)) {
            String[] head = section.substring(0, section.indexOf('\n')).split("\\|", 2);
            String name = head[0].strip();
            String body = section.substring(section.indexOf('\n')).strip();
            pages.add(new GatePage(name, head[1].strip(), html(name, body)));
        }
        return pages;
    }

    private static String html(String name, String body) {
        String start = "<!DOCTYPE html><html lang=\"" + language(name) + "\"><title>Page</title>";
        if (name.startsWith("alone")) {
            return start + body.replace("LONG", TEXT.repeat(2));
        }
        String main = "<main><h1>Harbour news</h1><p>" + TEXT + "</p><p>" + TEXT + "</p></main>";
        boolean first = body.startsWith("<div class=\"bar\"") || body.startsWith("<form");
        return start + (first ? body + main : main + body);
    }

    /** The language that ends the name or a part of it, English without one. */
    private static String language(String name) {
        for (String part : name.split(",")) {
            if (part.strip().length() == 2) {
                return part.strip();
            }
        }
        return "en";
    }
}
