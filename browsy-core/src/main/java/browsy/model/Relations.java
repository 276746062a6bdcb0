package browsy.model;

import org.jspecify.annotations.Nullable;

/**
 * The relations of an element to other elements of the same Spatial DOM, by id.
 *
 * @param parent the nearest ancestor in the DOM that is listed; null if there is none
 * @param landmark the nearest enclosing landmark; null if there is none
 * @param form the form owner; null if there is none
 * @param heading the nearest preceding heading of the section; null if there is none
 */
public record Relations(
        @Nullable Integer parent,
        @Nullable Integer landmark,
        @Nullable Integer form,
        @Nullable Integer heading) {

    /** No relations. */
    public static final Relations NONE = new Relations(null, null, null, null);
}
