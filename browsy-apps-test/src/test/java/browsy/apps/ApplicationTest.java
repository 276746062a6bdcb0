package browsy.apps;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.opentest4j.TestAbortedException;

/**
 * Runs the tasks of one application, in their order, on one data set. Each task has a new agent.
 */
@TestInstance(Lifecycle.PER_CLASS)
abstract class ApplicationTest {
    private static final String AGENT = System.getProperty("browsy.apps.agent", "session");

    private final String name;
    private final List<Task> tasks;
    private RunningApplication application;

    @SuppressWarnings("NullAway.Init")
    ApplicationTest(String name, Task... tasks) {
        this.name = name;
        this.tasks = List.of(tasks);
    }

    @BeforeAll
    void start() {
        application = RunningApplication.start(name);
    }

    @AfterAll
    void stop() {
        application.close();
    }

    @TestFactory
    Stream<DynamicTest> tasks() {
        return tasks.stream().map(task -> DynamicTest.dynamicTest(id(task), () -> run(task)));
    }

    private static String id(Task task) {
        return task.getClass().getSimpleName();
    }

    private void run(Task task) throws Exception {
        Report report = new Report(name, id(task), AGENT, task.scripts());
        try (Agent agent = agent(id(task))) {
            task.perform(agent, application);
            task.verify(application);
            report.passed();
        } catch (Exception | AssertionError failure) {
            report.failed(failure);
            if (AGENT.equals("session") && task.scripts() != Task.Scripts.NONE) {
                throw new TestAbortedException("The task needs scripts.", failure);
            }
            throw failure;
        }
    }

    private Agent agent(String task) {
        return switch (AGENT) {
            case "session" -> new SessionAgent(application.url(), StepRecorder.of(name, task));
            case "chromium" -> new ChromiumAgent(application.url());
            default -> throw new IllegalArgumentException("No agent is named " + AGENT + ".");
        };
    }
}
