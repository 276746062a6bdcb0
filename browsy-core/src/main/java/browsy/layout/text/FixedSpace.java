package browsy.layout.text;

import org.jspecify.annotations.Nullable;

/**
 * Space characters with a fixed width, which they have if the font contains no glyph for them. Most
 * are fractions of an em.
 */
enum FixedSpace {
    SPACE(0),
    EM(1),
    HALF_EM(2),
    THIRD_EM(3),
    FOURTH_EM(4),
    FIFTH_EM(5),
    SIXTH_EM(6),
    SIXTEENTH_EM(16),
    MEDIUM_MATHEMATICAL(0),
    FIGURE(0),
    PUNCTUATION(0),
    NARROW(0);

    private static final FixedSpace[] VALUES = values();

    /** The divisor of the em; 0 if the width is not a fraction of the em. */
    private final int partsOfEm;

    FixedSpace(int partsOfEm) {
        this.partsOfEm = partsOfEm;
    }

    static FixedSpace at(int ordinal) {
        return VALUES[ordinal];
    }

    /** Returns the space of a character; null if the character is none of them. */
    static @Nullable FixedSpace of(int codePoint) {
        switch (codePoint) {
            case 0x00A0:
            case 0x2028:
            case 0x2029:
                return SPACE;
            case 0x2001:
            case 0x2003:
                return EM;
            case 0x2000:
            case 0x2002:
                return HALF_EM;
            case 0x2004:
                return THIRD_EM;
            case 0x2005:
                return FOURTH_EM;
            case 0x2009:
                return FIFTH_EM;
            case 0x2006:
                return SIXTH_EM;
            case 0x200A:
                return SIXTEENTH_EM;
            case 0x205F:
                return MEDIUM_MATHEMATICAL;
            case 0x2007:
                return FIGURE;
            case 0x2008:
                return PUNCTUATION;
            case 0x202F:
                return NARROW;
            default:
                return null;
        }
    }

    /** Returns the advance in a font, CSS px. */
    double advance(FontScale scale) {
        switch (this) {
            case SPACE:
                return scale.advanceOf(' ');
            case NARROW:
                return scale.advanceOf(' ') / 2;
            case FIGURE:
                return scale.advanceOf('0');
            case PUNCTUATION:
                return scale.advanceOf('.');
            case MEDIUM_MATHEMATICAL:
                return scale.glyphSize() * 4 / 18;
            default:
                return scale.glyphSize() / partsOfEm;
        }
    }
}
