package browsy.fetch.navigation;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** The pages of a session, as they were left, so that going back sends nothing again. */
public final class History {
    private static final int MAX_PAGES = 20;

    private final Deque<LoadedPage> earlier = new ArrayDeque<>();
    private @Nullable LoadedPage current;

    public @Nullable LoadedPage current() {
        return current;
    }

    /** The page before the current one; null where there is none. */
    public @Nullable LoadedPage previous() {
        return earlier.peekLast();
    }

    /** Goes to a new page. */
    public void push(LoadedPage page) {
        if (current != null) {
            earlier.addLast(current);
            if (earlier.size() > MAX_PAGES) {
                earlier.removeFirst();
            }
        }
        current = page;
    }

    /** Puts a changed state of the current page in its place. */
    public void replace(LoadedPage page) {
        current = page;
    }

    /** Goes back; false where there is no earlier page. */
    public boolean back() {
        LoadedPage last = earlier.pollLast();
        if (last == null) {
            return false;
        }
        current = last;
        return true;
    }
}
