package browsy.fetch.navigation;

import browsy.Page;
import browsy.engine.PageEngine;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** The session history. It keeps pages with their input, so that traversal sends no requests. */
public final class History {
    private static final int MAX_PAGES = 20;

    private final Deque<LoadedPage> earlier = new ArrayDeque<>();
    private final Deque<LoadedPage> later = new ArrayDeque<>();
    private @Nullable LoadedPage current;
    private @Nullable LoadedPage before;

    /** The highest id that any of the pages has used: none comes to mean two things. */
    private int lastId;

    public @Nullable LoadedPage current() {
        return current;
    }

    /** The page that was shown before the current one; null where there is none. */
    public @Nullable LoadedPage previous() {
        return before;
    }

    /** Goes to a new page; what lay ahead is forgotten. */
    public void push(LoadedPage page) {
        if (current != null) {
            earlier.addLast(current);
            if (earlier.size() > MAX_PAGES) {
                earlier.removeFirst();
            }
        }
        later.clear();
        before = current;
        show(page);
    }

    /** Puts a changed state of the current page in its place. */
    public void update(LoadedPage page) {
        show(page);
    }

    /** Puts another page in the place of the current one. */
    public void replace(LoadedPage page) {
        before = current;
        show(page);
    }

    private void show(LoadedPage page) {
        lastId = Math.max(lastId, PageEngine.of(Page.class).lastId(page.current()));
        current = page.withIdsAbove(lastId);
    }

    /** Goes back; false where there is no earlier page. */
    public boolean back() {
        return move(earlier, later);
    }

    /** Goes forward; false where there is no later page. */
    public boolean forward() {
        return move(later, earlier);
    }

    private boolean move(Deque<LoadedPage> from, Deque<LoadedPage> to) {
        LoadedPage next = from.pollLast();
        if (next == null || current == null) {
            return false;
        }
        to.addLast(current);
        before = current;
        show(next);
        return true;
    }
}
