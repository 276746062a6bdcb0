package browsy.layout.text;

/**
 * The glyphs of a character or grapheme cluster in one font face.
 *
 * @param glyphs one glyph per code point, or a placeholder of {@link GlyphBuffer}
 * @param joining the joining types of the same code points
 */
record FontChoice(FontFace face, int[] glyphs, JoiningType[] joining) {}
