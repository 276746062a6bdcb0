package browsy.layout.text;

/** Joining_Type: on which sides a letter of a cursive script joins its neighbours. */
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

    /** Whether a letter after this one can join it. */
    boolean joinsNext() {
        return this == DUAL || this == LEFT || this == CAUSING;
    }

    /** Whether this letter can join the one before it. */
    boolean joinsPrevious() {
        return this == DUAL || this == RIGHT || this == CAUSING;
    }
}
