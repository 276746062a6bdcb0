package browsy.content;

import org.jspecify.annotations.Nullable;

/** What a part of a page is, by its markup. */
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
     * @param number its number in an ordered list, null in all others
     */
    record Item(@Nullable Integer number) implements Meaning {}

    /**
     * Preformatted text, whose white space is as it is written.
     *
     * @param language the name of the programming language, null if the markup has none
     */
    record Preformatted(@Nullable String language) implements Meaning {}

    /**
     * A cell of a {@link Structure#ROW}.
     *
     * @param header whether it is a header of its row or column
     * @param columns the number of columns it spans, at least 1
     * @param rows the number of rows it spans, at least 1
     * @param alignment how its text is aligned
     */
    record Cell(boolean header, int columns, int rows, Alignment alignment) implements Meaning {}

    /** How the text of a cell is aligned. */
    enum Alignment {
        START,
        CENTER,
        END
    }

    /**
     * A picture.
     *
     * @param alternative the text in place of it
     * @param address absolute if the address of the page is known, null if it has none
     */
    record Image(String alternative, @Nullable String address) implements Meaning {}
}
