package browsy.apps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Tasks of a programmer in documentation made by the JDK's javadoc. */
class JavadocTest extends ApplicationTest {
    JavadocTest() {
        super(
                "javadoc",
                new OpenClassOfPackage(),
                new GoToMethod(),
                new FindConstantInIndex(),
                new FindReplacementOfDeprecatedMethod(),
                new ReadConstantValue(),
                new BrowseHierarchy(),
                new FollowSeeAlso(),
                new FindImplementations(),
                new ReadSourceOfMethod(),
                new ShowStaticMethods(),
                new SearchMember());
    }

    static final class OpenClassOfPackage implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            agent.open("/");
            agent.click("link", "harbour.berth");
            agent.click("link", "Berth");
            agent.expect("Record Class Berth");
            agent.expect("the depth of the water in centimetres");
        }

        @Override
        public void verify(RunningApplication library) {
            assertTrue(library.get("/harbour/berth/Berth.html").contains("Record Class Berth"));
        }
    }

    static final class GoToMethod implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            agent.open("/harbour/Ferry.html");
            agent.click(Spot.of("link", "embark"));
            assertEquals(library.url() + "/harbour/Ferry.html#embark(int)", agent.url());
            agent.expect("the number of passengers, at least 1");
            agent.expect("if the ferry has no seat left");
        }

        @Override
        public void verify(RunningApplication library) {
            assertTrue(library.get("/harbour/Ferry.html").contains("id=\"embark(int)\""));
        }
    }

    static final class FindConstantInIndex implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            agent.open("/");
            agent.click("link", "Index");
            agent.click("link", "Q");
            agent.click("link", "QUARANTINE");
            agent.expect("The vessel is in quarantine.");
            assertTrue(agent.url().endsWith("/harbour/Signals.Flag.html#QUARANTINE"), agent.url());
        }

        @Override
        public void verify(RunningApplication library) {
            assertTrue(library.get("/harbour/Signals.Flag.html").contains("id=\"QUARANTINE\""));
        }
    }

    static final class FindReplacementOfDeprecatedMethod implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            agent.open("/");
            agent.click("link", "Deprecated");
            agent.expect("harbour.Ferry.whistle()");
            agent.click("link", "Signals.whistle(Vessel)");
            agent.expect("Blows the whistle of a vessel for four seconds.");
        }

        @Override
        public void verify(RunningApplication library) {
            assertTrue(library.get("/deprecated-list.html").contains("harbour.Ferry.whistle()"));
        }
    }

    static final class ReadConstantValue implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            agent.open("/harbour/Vessel.html");
            agent.click("link", "MAX_DRAUGHT");
            agent.click("link", "Constant Field Values");
            agent.expect("1140");
            agent.expect("Marstal");
        }

        @Override
        public void verify(RunningApplication library) {
            assertTrue(library.get("/constant-values.html").contains("1140"));
        }
    }

    static final class BrowseHierarchy implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            agent.open("/");
            agent.click("link", "Tree");
            agent.expect("Hierarchy For All Packages");
            agent.expect("Enum Class Hierarchy");
            agent.click("link", "OverloadException");
            agent.expect("Thrown when a vessel has no room left.");
        }

        @Override
        public void verify(RunningApplication library) {
            assertTrue(library.get("/overview-tree.html").contains("OverloadException"));
        }
    }

    static final class FollowSeeAlso implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            agent.open("/harbour/Vessel.html");
            agent.expect("See Also");
            agent.click("link", "Berth");
            agent.expect("A place for one vessel.");
        }

        @Override
        public void verify(RunningApplication library) {
            assertTrue(library.get("/harbour/Vessel.html").contains("See Also"));
        }
    }

    static final class FindImplementations implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            agent.open("/harbour/package-summary.html");
            agent.click("link", "Vessel");
            agent.expect("All Known Implementing Classes:");
            agent.click("link", "Ferry");
            agent.expect("A vessel that carries passengers on a timetable.");
        }

        @Override
        public void verify(RunningApplication library) {
            assertTrue(library.get("/harbour/Vessel.html").contains("Implementing Classes"));
        }
    }

    static final class ReadSourceOfMethod implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            agent.open("/harbour/Ferry.html");
            // The first link of this name leads to the description, the second to the source.
            agent.click(Spot.of("link", "embark").nth(1));
            agent.expect("throw new OverloadException");
            agent.expect("No seat is left.");
        }

        @Override
        public void verify(RunningApplication library) {
            assertTrue(library.get("/src-html/harbour/Ferry.html").contains("No seat is left."));
        }
    }

    static final class ShowStaticMethods implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            agent.open("/harbour/Ferry.html");
            agent.click("tab", "Static Methods");
            agent.expect("#ofLine(int)");
            // The link of the summary goes; the description of the method stays.
            agent.expect("Embarks passengers.");
            assertFalse(agent.sees("#embark(int)"), agent.page());
        }

        @Override
        public void verify(RunningApplication library) {
            assertTrue(library.get("/harbour/Ferry.html").contains("Static Methods"));
        }

        @Override
        public Scripts scripts() {
            return Scripts.HANDLERS;
        }
    }

    static final class SearchMember implements Task {
        @Override
        public void perform(Agent agent, RunningApplication library) {
            agent.open("/");
            agent.type("Search", "hoist");
            agent.expect("hoist(Signals.Flag)");
        }

        @Override
        public void verify(RunningApplication library) {
            assertTrue(library.get("/member-search-index.js").contains("hoist(Signals.Flag)"));
        }

        @Override
        public Scripts scripts() {
            return Scripts.FRAMEWORK;
        }
    }
}
