package browsy.model;

import org.jspecify.annotations.Nullable;

/**
 * Where an element belongs, as ids of other elements of the same Spatial DOM.
 *
 * @param parent nearest DOM ancestor that is itself an element of the Spatial DOM
 * @param landmark nearest landmark around it
 * @param form form that owns it
 * @param heading nearest heading before it, under which a reader would file it
 */
public record Relations(
        @Nullable Integer parent,
        @Nullable Integer landmark,
        @Nullable Integer form,
        @Nullable Integer heading) {

    /** Belongs to nothing. */
    public static final Relations NONE = new Relations(null, null, null, null);
}
