package browsy.css.parse;

import browsy.css.syntax.CssFunction;
import browsy.css.value.Specified;
import browsy.css.value.TrackSize;
import browsy.css.value.grid.GridTemplate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parses {@code <track-list>} and {@code <auto-track-list>}.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#track-sizing">css-grid-2</a>
 */
final class TrackListParser {
    private final ValueReader in;
    private boolean autoRepeat;
    private boolean anyTrack;
    private boolean anyUnfixed;

    TrackListParser(ValueReader in) {
        this.in = in;
    }

    /**
     * Whether the parsed list satisfies the rule that a list with an automatic repetition contains
     * only fixed track sizes.
     */
    boolean isValid() {
        return !autoRepeat || !anyUnfixed;
    }

    /**
     * Parses the components of the list. Returns null if there is no track or a part is invalid.
     *
     * @param explicit whether the list is an {@code <explicit-track-list>}, without {@code
     *     repeat()}
     */
    @Nullable List<Specified<? extends GridTemplate.Component>> parse(boolean explicit) {
        List<Specified<? extends GridTemplate.Component>> components = new ArrayList<>();
        boolean names = false;
        while (true) {
            GridTemplate.LineNames lineNames = names ? null : GridParsers.lineNames(in);
            if (lineNames != null) {
                components.add(Specified.of(lineNames));
                names = true;
                continue;
            }
            names = false;
            CssFunction repeat = explicit ? null : in.takeFunction("repeat");
            Specified<? extends GridTemplate.Component> component =
                    repeat != null ? repeat(in.inside(repeat)) : track(in);
            if (component == null) {
                return repeat == null && anyTrack ? components : null;
            }
            components.add(component);
            anyTrack = true;
        }
    }

    private @Nullable Specified<? extends GridTemplate.Component> track(ValueReader from) {
        boolean fixed = isFixed(from);
        Specified<? extends TrackSize> size = GridParsers.trackSize(from);
        if (size == null) {
            return null;
        }
        anyUnfixed |= !fixed;
        return size.map(GridTemplate.Track::new);
    }

    /**
     * Whether the next track is a {@code <fixed-size>}: a length or percentage, or {@code minmax()}
     * with one on either side. The reader does not move.
     */
    private static boolean isFixed(ValueReader from) {
        if (from.peek() instanceof CssFunction function && function.name().equals("minmax")) {
            ValueReader inner = from.inside(function);
            boolean min = LengthParsers.lengthPercentage(inner, Range.NON_NEGATIVE) != null;
            if (!min) {
                inner.next();
            }
            inner.takeComma();
            return min || LengthParsers.lengthPercentage(inner, Range.NON_NEGATIVE) != null;
        }
        int start = from.position();
        boolean length = LengthParsers.lengthPercentage(from, Range.NON_NEGATIVE) != null;
        from.reset(start);
        return length;
    }

    /** Parses the arguments of {@code repeat()}. At most one repetition may be automatic. */
    private @Nullable Specified<? extends GridTemplate.Component> repeat(ValueReader inner) {
        GridTemplate.Repeat.Count kind = GridTemplate.Repeat.Count.FIXED;
        int count = 0;
        if (inner.takeIdent("auto-fill")) {
            kind = GridTemplate.Repeat.Count.AUTO_FILL;
        } else if (inner.takeIdent("auto-fit")) {
            kind = GridTemplate.Repeat.Count.AUTO_FIT;
        } else {
            count = GridParsers.repetitions(inner);
            if (count == 0) {
                return null;
            }
        }
        boolean auto = kind != GridTemplate.Repeat.Count.FIXED;
        if (!inner.takeComma() || auto && autoRepeat) {
            return null;
        }
        autoRepeat |= auto;
        List<Specified<? extends GridTemplate.Component>> members = new ArrayList<>();
        boolean any = false;
        while (!inner.atEnd()) {
            GridTemplate.LineNames names = GridParsers.lineNames(inner);
            if (names != null) {
                members.add(Specified.of(names));
                continue;
            }
            Specified<? extends GridTemplate.Component> track = track(inner);
            if (track == null) {
                return null;
            }
            members.add(track);
            any = true;
        }
        if (!any) {
            return null;
        }
        GridTemplate.Repeat.Count counted = kind;
        int times = count;
        return Specified.<GridTemplate.Component>listOf(members)
                .map(list -> new GridTemplate.Repeat(counted, times, list));
    }
}
