package browsy.model;

/** A part of what an element says, in reading order. */
public sealed interface Run permits Run.Text, Run.Reference {

    /**
     * Words of the element itself.
     *
     * @param text not empty; spaces at its ends stand between it and the next reference
     */
    record Text(String text) implements Run {}

    /**
     * Another element of the page stands here, which says the words.
     *
     * @param id of the element
     */
    record Reference(int id) implements Run {}
}
