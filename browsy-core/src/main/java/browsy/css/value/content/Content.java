package browsy.css.value.content;

import browsy.css.value.Keyword;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A computed {@code content}. */
public sealed interface Content {
    /**
     * {@code normal}: no box for {@code ::before} and {@code ::after}, the usual content elsewhere.
     */
    enum Absent implements Content, Keyword {
        NORMAL,
        NONE
    }

    /**
     * What is generated.
     *
     * @param items what is shown
     * @param alternative what is read out in its place, null where that is the same
     */
    record Items(List<ContentItem> items, @Nullable List<ContentItem> alternative)
            implements Content {
        public Items {
            items = List.copyOf(items);
            alternative = alternative == null ? null : List.copyOf(alternative);
        }

        /** What is read out. */
        public List<ContentItem> spoken() {
            return alternative == null ? items : alternative;
        }
    }
}
