package browsy.fetch.navigation;

import browsy.Page;
import browsy.engine.PageEngine;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** The session history. It keeps pages with their input, so that traversal sends no requests. */
public final class History {
    /** The maximum number of pages before the current one. */
    private static final int MAX_PAGES = 20;

    private final Deque<LoadedPage> earlier = new ArrayDeque<>();
    private final Deque<LoadedPage> later = new ArrayDeque<>();
    private @Nullable LoadedPage current;

    /** The page that was shown before the current one. */
    private @Nullable LoadedPage before;

    /** The highest element id of all pages. New elements get higher ids, so that ids are unique. */
    private int lastId;

    /** Copies the history; its pages are immutable. */
    public History copy() {
        History copy = new History();
        copy.earlier.addAll(earlier);
        copy.later.addAll(later);
        copy.current = current;
        copy.before = before;
        copy.lastId = lastId;
        return copy;
    }

    /** The current page; null before the first one. */
    public @Nullable LoadedPage current() {
        return current;
    }

    /** The page that was shown before the current one, in time; null if there is none. */
    public @Nullable LoadedPage previous() {
        return before;
    }

    /** Adds a page after the current one, makes it current and discards the later pages. */
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

    /** Replaces the current page by a changed state of it. */
    public void update(LoadedPage page) {
        show(page);
    }

    /** Replaces the current page by another one, from a reload or a navigation to its URL. */
    public void replace(LoadedPage page) {
        before = current;
        show(page);
    }

    private void show(LoadedPage page) {
        lastId = Math.max(lastId, PageEngine.of(Page.class).lastId(page.current()));
        current = page.withIdsAbove(lastId);
    }

    /** Goes back one page; returns false if there is no earlier page. */
    public boolean back() {
        return move(earlier, later);
    }

    /** Goes forward one page; returns false if there is no later page. */
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
