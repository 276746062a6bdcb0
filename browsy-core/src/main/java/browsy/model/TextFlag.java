package browsy.model;

/** A reason to distrust a text. */
public enum TextFlag implements Named {
    /** The text is invisible: of zero size, off screen, or in the colour of its background. */
    INVISIBLE("invisible"),
    /** The text contains zero-width, tag or other invisible characters. */
    HIDDEN_CHARACTERS("hidden_characters"),
    /** The text addresses instructions to a language model. */
    ADDRESSES_MODEL("addresses_model");

    private final String wireName;

    TextFlag(String wireName) {
        this.wireName = wireName;
    }

    @Override
    public String wireName() {
        return wireName;
    }
}
