package browsy.apps;

import java.nio.file.Path;

/**
 * The actions of an agent on web pages. It names elements as the compact text of a page shows them:
 * by role and accessible name. All actions fail with an exception if the page has no such element.
 */
interface Agent extends AutoCloseable {
    /** Opens an address, absolute or relative to the application. */
    void open(String address);

    /** The text of the page. */
    String page();

    /** The address of the page. */
    String url();

    void click(Spot spot);

    /** Replaces the value of a text field. */
    void type(Spot field, String text);

    /** Presses Enter in a text field, which submits its form. */
    void submit(Spot field);

    /** Selects options by their labels; a list with single selection takes one. */
    void choose(Spot list, String... options);

    void check(Spot box);

    void uncheck(Spot box);

    void upload(Spot field, Path file);

    /** Clicks an element that leads to a file, and returns the content of the file. */
    byte[] download(Spot spot);

    default void click(String role, String name) {
        click(Spot.of(role, name));
    }

    default void type(String label, String text) {
        type(Spot.of("textbox", label), text);
    }

    /** Whether the page contains a text; white space, also no-break spaces, counts as one. */
    default boolean sees(String text) {
        return page().replaceAll("[\\s\u00a0]+", " ").contains(text);
    }

    /** Requires that the page contains a text, as an agent does to see that an action succeeded. */
    default void expect(String text) {
        if (!sees(text)) {
            throw new AssertionError("The page does not contain \"" + text + "\":\n" + page());
        }
    }

    @Override
    void close();
}
