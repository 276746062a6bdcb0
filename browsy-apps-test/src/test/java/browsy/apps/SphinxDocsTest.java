package browsy.apps;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;

/** Tasks of a reader of documentation made by Sphinx. */
class SphinxDocsTest extends ApplicationTest {
    SphinxDocsTest() {
        super(
                "sphinx-docs",
                new ReadChaptersInOrder(),
                new ReadTable(),
                new GoToSection(),
                new FindFunctionInIndex(),
                new LookUpTerm(),
                new FollowFootnote(),
                new BrowseModules(),
                new ReadSourceOfMethod(),
                new ReadSourceOfPage(),
                new DownloadExample(),
                new SearchDocumentation());
    }

    static final class ReadChaptersInOrder implements Task {
        @Override
        public void perform(Agent agent, RunningApplication site) {
            agent.open("/");
            agent.click("link", "Installation");
            agent.expect("Tides needs Python 3.9 or newer.");
            agent.click("link", "Stations");
            agent.expect("A station file has one line");
            agent.click("link", "Reference");
            agent.expect("Returns the hour of high water.");
        }

        @Override
        public void verify(RunningApplication site) {
            assertTrue(site.get("/reference.html").contains("Returns the hour of high water."));
        }
    }

    static final class ReadTable implements Task {
        @Override
        public void perform(Agent agent, RunningApplication site) {
            agent.open("/stations.html");
            agent.expect("Stations of the north");
            String row =
                    agent.page()
                            .lines()
                            .filter(line -> line.contains("Esbjerg") && line.contains("1874"))
                            .findFirst()
                            .orElseThrow(() -> new AssertionError(agent.page()));
            assertTrue(row.contains("1.42 m"), row);
        }

        @Override
        public void verify(RunningApplication site) {
            assertTrue(site.get("/stations.html").contains("1.42 m"));
        }
    }

    static final class GoToSection implements Task {
        @Override
        public void perform(Agent agent, RunningApplication site) {
            agent.open("/");
            agent.click("link", "Known stations");
            agent.expect("Hirtshals");
            assertEquals(site.url() + "/stations.html#known-stations", agent.url());
        }

        @Override
        public void verify(RunningApplication site) {
            assertTrue(site.get("/stations.html").contains("id=\"known-stations\""));
        }
    }

    static final class FindFunctionInIndex implements Task {
        @Override
        public void perform(Agent agent, RunningApplication site) {
            agent.open("/");
            agent.click(Spot.of("link", "Index"));
            agent.click("link", "R");
            agent.click("link", "read_station() (in module tides)");
            agent.expect("from a station file.");
            assertEquals(site.url() + "/reference.html#tides.read_station", agent.url());
        }

        @Override
        public void verify(RunningApplication site) {
            assertTrue(site.get("/reference.html").contains("id=\"tides.read_station\""));
        }
    }

    static final class LookUpTerm implements Task {
        @Override
        public void perform(Agent agent, RunningApplication site) {
            agent.open("/stations.html");
            agent.click("link", "range");
            agent.expect("The difference between high and low water.");
            assertEquals(site.url() + "/glossary.html#term-range", agent.url());
        }

        @Override
        public void verify(RunningApplication site) {
            assertTrue(site.get("/glossary.html").contains("id=\"term-range\""));
        }
    }

    static final class FollowFootnote implements Task {
        @Override
        public void perform(Agent agent, RunningApplication site) {
            agent.open("/installation.html");
            agent.click("link", "[1]");
            agent.expect("runs wherever Python runs.");
            assertTrue(agent.url().contains("/installation.html#"), agent.url());
        }

        @Override
        public void verify(RunningApplication site) {
            assertTrue(site.get("/installation.html").contains("role=\"doc-footnote\""));
        }
    }

    static final class BrowseModules implements Task {
        @Override
        public void perform(Agent agent, RunningApplication site) {
            agent.open("/");
            agent.click("link", "Module Index");
            agent.expect("Python Module Index");
            agent.click(Spot.of("link", "tides"));
            assertEquals(site.url() + "/reference.html#module-tides", agent.url());
        }

        @Override
        public void verify(RunningApplication site) {
            assertTrue(site.get("/py-modindex.html").contains("reference.html#module-tides"));
        }
    }

    static final class ReadSourceOfMethod implements Task {
        @Override
        public void perform(Agent agent, RunningApplication site) {
            agent.open("/reference.html");
            // The second of the links with this name, behind the method `level`.
            agent.click(Spot.of("link", "[source]").nth(1));
            agent.expect("raise ValueError(hour)");
            assertEquals(site.url() + "/_modules/tides.html#Station.level", agent.url());
        }

        @Override
        public void verify(RunningApplication site) {
            assertTrue(site.get("/_modules/tides.html").contains("id=\"Station.level\""));
        }
    }

    static final class ReadSourceOfPage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication site) {
            agent.open("/glossary.html");
            agent.click("link", "Page source");
            agent.expect(".. glossary::");
            agent.expect("The time at which the stream does not run.");
        }

        @Override
        public void verify(RunningApplication site) {
            assertTrue(site.get("/_sources/glossary.rst.txt").contains(".. glossary::"));
        }
    }

    static final class DownloadExample implements Task {
        @Override
        public void perform(Agent agent, RunningApplication site) {
            agent.open("/stations.html");
            byte[] example = agent.download(Spot.of("link", "the file of Skagen"));
            assertArrayEquals("Skagen;0.35\n".getBytes(StandardCharsets.UTF_8), example);
        }

        @Override
        public void verify(RunningApplication site) throws Exception {
            try (var files = Files.walk(site.file("_downloads"))) {
                assertEquals(1, files.filter(file -> file.endsWith("skagen.csv")).count());
            }
        }
    }

    static final class SearchDocumentation implements Task {
        @Override
        public void perform(Agent agent, RunningApplication site) {
            agent.open("/search.html");
            agent.type(Spot.named("q"), "feet");
            agent.click("button", "search");
            agent.expect("heights in feet");
            agent.click(Spot.of("link", "Installation").nth(0));
            agent.expect("Versions before 2.0 read datum heights in feet.");
        }

        @Override
        public void verify(RunningApplication site) {
            assertTrue(site.get("/searchindex.js").contains("feet"));
        }

        @Override
        public Scripts scripts() {
            return Scripts.FETCH;
        }
    }
}
