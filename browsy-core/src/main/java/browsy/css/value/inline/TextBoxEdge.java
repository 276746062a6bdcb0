package browsy.css.value.inline;

import browsy.css.value.CssText;
import browsy.css.value.Keyword;

/**
 * A computed {@code text-box-edge}.
 *
 * @param over the metric of the over edge; {@code AUTO} determines both edges
 * @param under the metric of the under edge
 * @see <a href="https://drafts.csswg.org/css-inline-3/#text-box-edge">css-inline-3</a>
 */
public record TextBoxEdge(Over over, Under under) implements CssText {
    public static final TextBoxEdge AUTO = new TextBoxEdge(Over.AUTO, Under.TEXT);

    /** Metrics of the over edge. */
    public enum Over implements Keyword {
        AUTO,
        TEXT,
        CAP,
        EX
    }

    /** Metrics of the under edge. */
    public enum Under implements Keyword {
        TEXT,
        ALPHABETIC
    }

    @Override
    public String css() {
        boolean one = over == Over.AUTO || (over == Over.TEXT && under == Under.TEXT);
        return one ? over.css() : over.css() + " " + under.css();
    }
}
