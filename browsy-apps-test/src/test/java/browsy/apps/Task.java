package browsy.apps;

/**
 * A task that an agent does in an application. The name of the class says what is to be done.
 *
 * <p>{@link #perform} uses only what an agent has: the text of pages, and elements by role and
 * name. It expects the messages that tell an agent that an action succeeded. {@link #verify} checks
 * the result without an agent, in the database, in files or by HTTP.
 */
interface Task {
    void perform(Agent agent, RunningApplication application) throws Exception;

    void verify(RunningApplication application) throws Exception;

    /** The part of the task that needs scripts; {@link Scripts#NONE} if it needs none. */
    default Scripts scripts() {
        return Scripts.NONE;
    }

    /** The kinds of scripts that a task depends on. */
    enum Scripts {
        NONE,
        /** Event handlers in the markup or in a small script of the page. */
        HANDLERS,
        /** Requests of scripts whose responses become part of the page. */
        FETCH,
        /** A framework that builds the page. */
        FRAMEWORK
    }
}
