package browsy.layout.text;

/** The width class of a character, for characters whose advance does not come from a font. */
enum CharacterWidth {
    NORMAL,
    /** Emoji_Presentation: drawn as an image and shaped separately from text. */
    EMOJI,
    NON_SPACING,
    /** Invisible, with an advance of zero. */
    IGNORABLE;

    private static final CodePointTable<CharacterWidth> TABLE =
            CodePointTable.load("width.cpt", CharacterWidth.class);

    static CharacterWidth of(int codePoint) {
        return TABLE.get(codePoint);
    }
}
