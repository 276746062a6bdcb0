package browsy.model;

/** A part of the text of an element, in reading order. */
public sealed interface Run permits Run.Text, Run.Reference {

    /**
     * Words of the element itself.
     *
     * @param text the words, not empty; white space at the start or end separates them from
     *     adjacent references
     */
    record Text(String text) implements Run {}

    /**
     * Another element at this position, whose text belongs here.
     *
     * @param id the id of the element
     */
    record Reference(int id) implements Run {}
}
