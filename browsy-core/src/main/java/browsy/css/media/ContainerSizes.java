package browsy.css.media;

import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * What an earlier layout found out about query containers. Styling with none leaves all rules that
 * ask for a container's size out; a layout then tells the sizes of the containers that the styled
 * document names, and a second styling takes the rules in.
 */
@FunctionalInterface
public interface ContainerSizes {

    /**
     * The content box of an element.
     *
     * @return null if it is not known
     */
    @Nullable Size contentBox(Element element);

    /** Knows no sizes. */
    static ContainerSizes none() {
        return element -> null;
    }

    /**
     * A size.
     *
     * @param width CSS px
     * @param height CSS px
     */
    record Size(double width, double height) {}
}
