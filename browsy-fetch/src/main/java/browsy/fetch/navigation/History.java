package browsy.fetch.navigation;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * The session history. It keeps pages with their input, so that traversal sends no requests.
 * Entries that differ in the fragment share a document: traversal between them keeps the input.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/browsing-the-web.html#she-document">HTML:
 *     session history entries</a>
 */
public final class History {
    /** The maximum number of pages before the current one. */
    private static final int MAX_PAGES = 20;

    private final Deque<Entry> earlier = new ArrayDeque<>();
    private final Deque<Entry> later = new ArrayDeque<>();
    private @Nullable Entry current;

    /** The page that was shown before the current one. */
    private @Nullable LoadedPage before;

    /** The highest element id of all pages. New elements get higher ids, so that ids are unique. */
    private int lastId;

    /** The identity of a document, which fragment navigations and reloads keep. */
    private static final class DocumentState {}

    /**
     * An entry.
     *
     * @param document the document, which may have other entries
     * @param page the page when it was left; the current page for the current entry
     */
    private record Entry(DocumentState document, LoadedPage page) {}

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
        return current == null ? null : current.page();
    }

    /** The page that was shown before the current one, in time; null if there is none. */
    public @Nullable LoadedPage previous() {
        return before;
    }

    /** Adds a page after the current one, makes it current and discards the later pages. */
    public void push(LoadedPage page) {
        add(new DocumentState(), page);
    }

    /** Like {@link #push}, for the current document under a URL with another fragment. */
    public void pushFragment(LoadedPage page) {
        add(document(), page);
    }

    private void add(DocumentState document, LoadedPage page) {
        if (current != null) {
            earlier.addLast(current);
            if (earlier.size() > MAX_PAGES) {
                earlier.removeFirst();
            }
        }
        later.clear();
        before = current();
        show(document, page);
    }

    /** Replaces the current page by a changed state of it. */
    public void update(LoadedPage page) {
        show(document(), page);
    }

    /** Replaces the current page by the result of a reload, for all entries of its document. */
    public void reload(LoadedPage page) {
        before = current();
        show(document(), page);
    }

    /** Replaces the current page by another one, from a navigation to its URL. */
    public void replace(LoadedPage page) {
        before = current();
        show(new DocumentState(), page);
    }

    private DocumentState document() {
        return current == null ? new DocumentState() : current.document();
    }

    private void show(DocumentState document, LoadedPage page) {
        lastId = Math.max(lastId, Engine.ofPages().lastId(page.current()));
        current = new Entry(document, page.withIdsAbove(lastId));
    }

    /** Goes back one page; returns false if there is no earlier page. */
    public boolean back() {
        return move(earlier, later);
    }

    /** Goes forward one page; returns false if there is no later page. */
    public boolean forward() {
        return move(later, earlier);
    }

    private boolean move(Deque<Entry> from, Deque<Entry> to) {
        Entry next = from.pollLast();
        if (next == null || current == null) {
            return false;
        }
        to.addLast(current);
        before = current.page();
        boolean inDocument = next.document() == current.document();
        show(next.document(), inDocument ? at(next.page(), current.page()) : next.page());
        return true;
    }

    /** Returns the current page under the URL and at the scroll offset of another entry. */
    private static LoadedPage at(LoadedPage entry, LoadedPage now) {
        return Navigator.targeted(now.at(entry.url())).at(entry.scroll());
    }
}
