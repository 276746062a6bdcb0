package browsy.layout.text;

/**
 * The Joining_Type property: the sides on which a letter of a cursive script joins its neighbours.
 */
enum JoiningType {
    NON_JOINING,
    DUAL,
    LEFT,
    RIGHT,
    CAUSING,
    TRANSPARENT;

    private static final CodePointTable<JoiningType> TABLE =
            CodePointTable.load("joining.cpt", JoiningType.class);

    static JoiningType of(int codePoint) {
        return TABLE.get(codePoint);
    }

    /** Tests whether this letter can join the following one. */
    boolean joinsNext() {
        return this == DUAL || this == LEFT || this == CAUSING;
    }

    /** Tests whether this letter can join the preceding one. */
    boolean joinsPrevious() {
        return this == DUAL || this == RIGHT || this == CAUSING;
    }
}
