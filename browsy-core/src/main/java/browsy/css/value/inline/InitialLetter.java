package browsy.css.value.inline;

import browsy.css.value.CssNumber;
import browsy.css.value.CssText;
import browsy.css.value.Keyword;

/**
 * A computed {@code initial-letter}.
 *
 * @param size in lines; 0 is {@code normal}
 * @param sink over how many lines it sinks, whole, at least 1
 * @see <a href="https://drafts.csswg.org/css-inline-3/#sizing-drop-initials">css-inline-3</a>
 */
public record InitialLetter(double size, Sink kind, int sink) implements CssText {
    public static final InitialLetter NORMAL = new InitialLetter(0, Sink.DROP, 1);

    /** How the sink was given. */
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
