package browsy.css.value.grid;

import browsy.css.value.TrackSize;
import java.util.List;

/**
 * A computed {@code grid-template-rows} or {@code -columns}.
 *
 * @see <a href="https://drafts.csswg.org/css-grid-2/#track-sizing">css-grid-2</a>
 */
public sealed interface GridTemplate {
    /** {@code none}. */
    GridTemplate NONE = new Tracks(List.of());

    /** Track list; line names stand between the tracks they name the line of. */
    record Tracks(List<Component> components) implements GridTemplate {
        public Tracks {
            components = List.copyOf(components);
        }
    }

    /** {@code subgrid <line-name-list>?}; {@code Repeat} holds names only. */
    record Subgrid(List<Component> lineNames) implements GridTemplate {
        public Subgrid {
            lineNames = List.copyOf(lineNames);
        }
    }

    /** A member of a track list. */
    sealed interface Component {}

    /** {@code [name name]}. */
    record LineNames(List<String> names) implements Component {
        public LineNames {
            names = List.copyOf(names);
        }
    }

    /** One track. */
    record Track(TrackSize size) implements Component {}

    /** {@code repeat()}: the components hold no further repeats. */
    record Repeat(Count kind, int count, List<Component> components) implements Component {
        public Repeat {
            components = List.copyOf(components);
        }

        /** How often; {@code count} matters for {@link #FIXED} only. */
        public enum Count {
            FIXED,
            AUTO_FILL,
            AUTO_FIT
        }
    }
}
