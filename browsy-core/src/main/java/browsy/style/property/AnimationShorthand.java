package browsy.style.property;

import static browsy.style.property.AnimationProperties.ANIMATION_DELAY;
import static browsy.style.property.AnimationProperties.ANIMATION_DIRECTION;
import static browsy.style.property.AnimationProperties.ANIMATION_DURATION;
import static browsy.style.property.AnimationProperties.ANIMATION_FILL_MODE;
import static browsy.style.property.AnimationProperties.ANIMATION_ITERATION_COUNT;
import static browsy.style.property.AnimationProperties.ANIMATION_NAME;
import static browsy.style.property.AnimationProperties.ANIMATION_PLAY_STATE;

import browsy.css.parse.AnimationParsers;
import browsy.css.parse.CommaListParser;
import browsy.css.parse.ValueReader;
import browsy.css.value.Specified;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The shorthand {@code animation}. A keyword that several properties accept belongs to the first of
 * them that has no value yet; the name is last.
 *
 * @see <a href="https://drafts.csswg.org/css-animations-2/#animation">css-animations-2</a>
 */
final class AnimationShorthand {

    private final List<Column<?>> columns =
            List.of(
                    new Column<>(ANIMATION_DURATION),
                    new Column<>(ANIMATION_DELAY),
                    new Column<>(ANIMATION_ITERATION_COUNT),
                    new Column<>(ANIMATION_DIRECTION),
                    new Column<>(ANIMATION_FILL_MODE),
                    new Column<>(ANIMATION_PLAY_STATE),
                    new Column<>(ANIMATION_NAME));

    /** The items of one longhand. */
    private static final class Column<T> {
        private final Property<List<T>> property;
        private final CommaListParser<T> parser;
        private final List<Specified<? extends T>> items = new ArrayList<>(1);

        /** The item of the current animation; null if it has none yet. */
        private @Nullable Specified<? extends T> current;

        Column(Property<List<T>> property) {
            this.property = property;
            this.parser = (CommaListParser<T>) property.parser();
        }

        /** Takes the item of the current animation if it has none yet. */
        boolean takes(ValueReader in) {
            if (current != null) {
                return false;
            }
            int start = in.position();
            current = parser.item().parse(in);
            if (current == null) {
                in.reset(start);
            }
            return current != null;
        }

        void endAnimation() {
            items.add(current == null ? Specified.of(property.initial().get(0)) : current);
            current = null;
        }

        void set(Shorthand.Output out) {
            out.set(property, Specified.listOf(items));
        }
    }

    private AnimationShorthand() {}

    /** Sets the longhands that a value specifies; false if the value is invalid. */
    static boolean parse(ValueReader in, Shorthand.Output out) {
        AnimationShorthand shorthand = new AnimationShorthand();
        int count = 0;
        do {
            if (count == CommaListParser.MAX_ITEMS || !shorthand.animation(in)) {
                return false;
            }
            count++;
        } while (in.takeComma());
        shorthand.columns.forEach(column -> column.set(out));
        return true;
    }

    private boolean animation(ValueReader in) {
        boolean any = false;
        boolean eased = false;
        while (!in.atEnd() && !in.isAtComma()) {
            if (!eased && AnimationParsers.takeEasing(in)) {
                eased = true;
            } else if (!takesItem(in)) {
                return false;
            }
            any = true;
        }
        columns.forEach(Column::endAnimation);
        return any;
    }

    private boolean takesItem(ValueReader in) {
        for (Column<?> column : columns) {
            if (column.takes(in)) {
                return true;
            }
        }
        return false;
    }
}
