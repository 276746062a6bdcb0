package browsy.css.value.inline;

import browsy.css.value.CssNumber;
import browsy.css.value.CssText;
import browsy.css.value.Keyword;

/**
 * A computed {@code initial-letter}.
 *
 * @param size the height in lines; 0 for {@code normal}
 * @param kind the syntax of the sink
 * @param sink the number of lines that the letter sinks, at least 1
 * @see <a href="https://drafts.csswg.org/css-inline-3/#sizing-drop-initials">css-inline-3</a>
 */
public record InitialLetter(double size, Sink kind, int sink) implements CssText {
    public static final InitialLetter NORMAL = new InitialLetter(0, Sink.DROP, 1);

    /** The syntax in which the sink is specified: a keyword, a number of lines, or omitted. */
    public enum Sink implements Keyword {
        DROP,
        RAISE,
        LINES,
        OMITTED
    }

    public boolean isNormal() {
        return size == 0;
    }

    @Override
    public String css() {
        if (isNormal()) {
            return "normal";
        }
        String text = CssNumber.text(size);
        return switch (kind) {
            case DROP, RAISE -> text + " " + kind.css();
            case LINES -> text + " " + sink;
            case OMITTED -> text;
        };
    }
}
