package browsy.model;

import java.util.Objects;

/**
 * A type that a page may have.
 *
 * @param type the type
 * @param probability how likely it is right, from 0 to 1
 */
public record PageTypeCandidate(PageType type, double probability) {

    public PageTypeCandidate {
        Objects.requireNonNull(type, "type");
    }
}
