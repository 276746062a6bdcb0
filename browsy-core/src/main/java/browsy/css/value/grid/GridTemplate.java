package browsy.css.value.grid;

import browsy.css.value.TrackSize;
import java.util.List;

/**
 * A computed {@code grid-template-rows} or {@code grid-template-columns}.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#track-sizing">css-grid-2</a>
 */
public sealed interface GridTemplate {
    /** {@code none}. */
    GridTemplate NONE = new Tracks(List.of());

    /** A track list. Line names between two tracks name the line between these tracks. */
    record Tracks(List<Component> components) implements GridTemplate {
        public Tracks {
            components = List.copyOf(components);
        }
    }

    /** {@code subgrid <line-name-list>?}. A {@link Repeat} in it contains only line names. */
    record Subgrid(List<Component> lineNames) implements GridTemplate {
        public Subgrid {
            lineNames = List.copyOf(lineNames);
        }
    }

    /** A component of a track list. */
    sealed interface Component {}

    /** {@code [name name]}. */
    record LineNames(List<String> names) implements Component {
        public LineNames {
            names = List.copyOf(names);
        }
    }

    /** One track. */
    record Track(TrackSize size) implements Component {}

    /**
     * {@code repeat()}. Its components contain no further {@code Repeat}.
     *
     * @param count the number of repetitions if {@code kind} is {@link Count#FIXED}
     */
    record Repeat(Count kind, int count, List<Component> components) implements Component {
        public Repeat {
            components = List.copyOf(components);
        }

        /** The kind of repetition. */
        public enum Count {
            FIXED,
            AUTO_FILL,
            AUTO_FIT
        }
    }
}
