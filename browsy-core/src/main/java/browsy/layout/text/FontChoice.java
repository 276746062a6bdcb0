package browsy.layout.text;

/**
 * The face that a character is set in.
 *
 * @param glyphs one per code point, or one of the stand-ins of {@link GlyphBuffer}
 * @param joining joining types of the same code points
 */
record FontChoice(FontFace face, int[] glyphs, JoiningType[] joining) {}
