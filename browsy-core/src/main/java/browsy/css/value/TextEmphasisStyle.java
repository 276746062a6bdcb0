package browsy.css.value;

import java.util.Locale;

/**
 * A computed {@code text-emphasis-style}: the mark beside each character.
 *
 * @param open whether the shape is only an outline
 * @param text what {@link Shape#STRING} shows
 * @see <a
 *     href="https://drafts.csswg.org/css-text-decor-4/#text-emphasis-style-property">css-text-decor-4</a>
 */
public record TextEmphasisStyle(Shape shape, boolean open, String text) implements CssText {
    public static final TextEmphasisStyle NONE = new TextEmphasisStyle(Shape.NONE, false, "");

    /** What is drawn. */
    public enum Shape {
        NONE("", ""),
        /** Circles beside horizontal text, sesames beside vertical one. */
        AUTO("", ""),
        DOT("\u2022", "\u25e6"),
        CIRCLE("\u25cf", "\u25cb"),
        DOUBLE_CIRCLE("\u25c9", "\u25ce"),
        TRIANGLE("\u25b2", "\u25b3"),
        SESAME("\ufe45", "\ufe46"),
        STRING("", "");

        private final String filled;
        private final String open;

        Shape(String filled, String open) {
            this.filled = filled;
            this.open = open;
        }
    }

    /** The mark as text; empty where there is none. */
    public String mark(boolean isHorizontal) {
        return switch (shape) {
            case STRING -> text;
            case AUTO -> drawn(isHorizontal ? Shape.CIRCLE : Shape.SESAME);
            default -> drawn(shape);
        };
    }

    private String drawn(Shape drawn) {
        return open ? drawn.open : drawn.filled;
    }

    @Override
    public String css() {
        return switch (shape) {
            case NONE -> "none";
            case STRING -> '"' + text + '"';
            case AUTO -> open ? "open" : "filled";
            default -> {
                String name = shape.name().toLowerCase(Locale.ROOT).replace('_', '-');
                yield open ? "open " + name : name;
            }
        };
    }
}
