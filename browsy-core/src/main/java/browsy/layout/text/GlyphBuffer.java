package browsy.layout.text;

import java.util.Arrays;

/**
 * The glyphs of one segment of text in logical order, while substitutions work on them. Every glyph
 * knows the text index its cluster starts at; these never decrease.
 */
final class GlyphBuffer {

    /** Stands for an invisible character without advance, which lookups pass over. */
    static final int INVISIBLE = -1;

    /** Stands for an invisible character that keeps its neighbours from forming a ligature. */
    static final int INVISIBLE_NON_JOINER = -2;

    /** Stands for a wide character that no font has: 1em. */
    static final int WIDE_BOX = -3;

    /** Stands for the first {@link FixedSpace}; the others follow downwards. */
    static final int FIRST_FIXED_SPACE = -4;

    private int[] glyphs = new int[64];
    private int[] clusters = new int[64];
    private JoiningType[] joining = new JoiningType[64];
    private int length;

    void clear() {
        length = 0;
    }

    void add(int glyph, int cluster, JoiningType type) {
        if (length == glyphs.length) {
            glyphs = Arrays.copyOf(glyphs, length * 2);
            clusters = Arrays.copyOf(clusters, length * 2);
            joining = Arrays.copyOf(joining, length * 2);
        }
        glyphs[length] = glyph;
        clusters[length] = cluster;
        joining[length] = type;
        length++;
    }

    int length() {
        return length;
    }

    int glyph(int index) {
        return glyphs[index];
    }

    int cluster(int index) {
        return clusters[index];
    }

    JoiningType joining(int index) {
        return joining[index];
    }

    void setGlyph(int index, int glyph) {
        glyphs[index] = glyph;
    }

    /**
     * Puts a ligature in the place of its first component. The glyphs between its components stay
     * behind it and join its cluster.
     *
     * @param components ascending indices
     */
    void ligate(int[] components, int ligature) {
        int first = components[0];
        int last = components[components.length - 1];
        int kept = first + 1;
        int component = 1;
        for (int i = first + 1; i <= last; i++) {
            if (i == components[component]) {
                component++;
            } else {
                move(i, kept++);
            }
        }
        for (int i = first; i < kept; i++) {
            clusters[i] = clusters[first];
        }
        glyphs[first] = ligature;
        for (int i = last + 1; i < length; i++) {
            move(i, kept++);
        }
        length = kept;
    }

    private void move(int from, int to) {
        glyphs[to] = glyphs[from];
        clusters[to] = clusters[from];
        joining[to] = joining[from];
    }
}
