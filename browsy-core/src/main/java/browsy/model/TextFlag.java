package browsy.model;

/** What is odd about a text, so that a reader can distrust it. */
public enum TextFlag implements Named {
    /** No person would see it: no size, off screen, or in the colour of its background. */
    INVISIBLE("invisible"),
    /** Carries zero-width, tag or other invisible characters. */
    HIDDEN_CHARACTERS("hidden_characters"),
    /** Gives orders to a language model. */
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
