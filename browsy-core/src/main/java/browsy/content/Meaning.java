package browsy.content;

import org.jspecify.annotations.Nullable;

/** What a box of the content tree represents, by its markup. */
public sealed interface Meaning
        permits Structure,
                Meaning.Heading,
                Meaning.Item,
                Meaning.Preformatted,
                Meaning.Cell,
                Meaning.Image {

    /**
     * A heading.
     *
     * @param level from 1
     */
    record Heading(int level) implements Meaning {}

    /**
     * An item of a {@link Structure#LIST}.
     *
     * @param number the number of the item in an ordered list, null in all other lists
     */
    record Item(@Nullable Integer number) implements Meaning {}

    /**
     * Preformatted text, whose white space is preserved.
     *
     * @param language the name of the programming language, null if the markup declares none
     */
    record Preformatted(@Nullable String language) implements Meaning {}

    /**
     * A cell of a {@link Structure#ROW}.
     *
     * @param header whether it is a header cell
     * @param columns the number of columns that it spans, at least 1
     * @param rows the number of rows that it spans, at least 1
     * @param alignment the horizontal alignment of its text
     */
    record Cell(boolean header, int columns, int rows, Alignment alignment) implements Meaning {}

    /** The horizontal alignment of the text of a cell. */
    enum Alignment {
        START,
        CENTER,
        END
    }

    /**
     * An image.
     *
     * @param alternative the text alternative of the image
     * @param address the URL of the image, null if it has none; absolute if the URL of the page is
     *     known
     */
    record Image(String alternative, @Nullable String address) implements Meaning {}
}
