package browsy.cli;

import java.io.Console;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Tells whether a person sees the output of the program. */
final class Terminal {
    private Terminal() {}

    /** Tests whether the program runs on a terminal that knows escape sequences. */
    static boolean isPresent() {
        return isConsole(System.console()) && knowsEscapes();
    }

    /** Tests whether to color texts: on a terminal, unless NO_COLOR is set. */
    static boolean hasColors() {
        String refused = System.getenv("NO_COLOR");
        return (refused == null || refused.isEmpty()) && isPresent();
    }

    /** From Java 22 there is a console without a terminal as well. */
    private static boolean isConsole(@Nullable Console console) {
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }

    private static boolean knowsEscapes() {
        boolean windows =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
        String name = System.getenv("TERM");
        return name == null
                ? !windows || System.getenv("WT_SESSION") != null
                : !name.equals("dumb");
    }
}
