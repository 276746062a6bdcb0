package browsy.css.media;

import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The sizes of query containers, known from an earlier layout. Styling happens in two passes: the
 * first one has no sizes, and drops all rules with a container size query. After the layout, the
 * second pass has the sizes of the containers, and applies these rules.
 */
@FunctionalInterface
public interface ContainerSizes {

    /** The size of the content box of an element; null if it is unknown. */
    @Nullable Size contentBox(Element element);

    /** Returns an instance without sizes. */
    static ContainerSizes none() {
        return element -> null;
    }

    /**
     * The size of a content box.
     *
     * @param width CSS px
     * @param height CSS px
     */
    record Size(double width, double height) {

        // Hand-written: the first call of a generated equals is slow and delays the first page.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Size that
                    && Double.compare(width, that.width) == 0
                    && Double.compare(height, that.height) == 0;
        }

        @Override
        public int hashCode() {
            return 31 * Double.hashCode(width) + Double.hashCode(height);
        }
    }
}
