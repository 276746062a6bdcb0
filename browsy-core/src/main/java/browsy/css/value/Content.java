package browsy.css.value;

import java.util.List;

/** A computed {@code content}. */
public sealed interface Content {
    /**
     * {@code normal}: no box for {@code ::before} and {@code ::after}, the usual content elsewhere.
     */
    enum Absent implements Content, Keyword {
        NORMAL,
        NONE
    }

    /** What is generated; the alternative text after a slash is left out. */
    record Items(List<ContentItem> items) implements Content {
        public Items {
            items = List.copyOf(items);
        }
    }
}
