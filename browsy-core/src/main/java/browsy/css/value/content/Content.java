package browsy.css.value.content;

import browsy.css.value.Keyword;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A computed {@code content}. */
public sealed interface Content {
    /**
     * The keywords. {@code normal} generates no box for {@code ::before} and {@code ::after}, and
     * the default contents for elements and other pseudo-elements.
     */
    enum Absent implements Content, Keyword {
        NORMAL,
        NONE
    }

    /**
     * Generated content.
     *
     * @param items the visible content
     * @param alternative the alternative text for speech; null if it is the visible content
     */
    record Items(List<ContentItem> items, @Nullable List<ContentItem> alternative)
            implements Content {
        public Items {
            items = List.copyOf(items);
            alternative = alternative == null ? null : List.copyOf(alternative);
        }

        /** The content for speech. */
        public List<ContentItem> spoken() {
            return alternative == null ? items : alternative;
        }
    }
}
