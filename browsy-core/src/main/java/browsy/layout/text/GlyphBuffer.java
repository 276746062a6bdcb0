package browsy.layout.text;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The glyphs of one segment of text in logical order, while substitutions work on them. Every glyph
 * knows the text index its cluster starts at; these never decrease.
 */
final class GlyphBuffer {

    /** Stands for an invisible character without advance, which lookups pass over. */
    static final int INVISIBLE = -1;

    /** Stands for an invisible character that keeps its neighbours from forming a ligature. */
    static final int INVISIBLE_NON_JOINER = -2;

    /**
     * Stands for a wide character that no font has: 1em, as in the fonts that readers of such pages
     * have. Where no such font is installed, Chromium draws a narrower box.
     */
    static final int WIDE_BOX = -3;

    /** Stands for the first {@link FixedSpace}; the others follow downwards. */
    static final int FIRST_FIXED_SPACE = -4;

    private int[] glyphs;
    private int[] clusters;

    /** Null as long as no glyph joins others, as in most scripts. */
    private JoiningType @Nullable [] joining;

    private int length;

    /** Whether each glyph has a cluster of its own, which begins one index after the one before. */
    private boolean oneToOne = true;

    /** Room for so many glyphs, and for more where it is needed. */
    GlyphBuffer(int capacity) {
        glyphs = new int[Math.max(1, capacity)];
        clusters = new int[glyphs.length];
    }

    void clear() {
        length = 0;
        oneToOne = true;
    }

    void add(int glyph, int cluster, JoiningType type) {
        if (length == glyphs.length) {
            glyphs = Arrays.copyOf(glyphs, length * 2);
            clusters = Arrays.copyOf(clusters, length * 2);
            joining = joining == null ? null : Arrays.copyOf(joining, length * 2);
        }
        if (joining == null && type != JoiningType.NON_JOINING) {
            joining = new JoiningType[glyphs.length];
            Arrays.fill(joining, 0, length, JoiningType.NON_JOINING);
        }
        oneToOne &= length == 0 || cluster == clusters[length - 1] + 1;
        glyphs[length] = glyph;
        clusters[length] = cluster;
        if (joining != null) {
            joining[length] = type;
        }
        length++;
    }

    /** Whether each index from the first cluster to an end is a glyph of its own. */
    boolean isOneToOne(int end) {
        return oneToOne && (length == 0 || clusters[length - 1] + 1 == end);
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
        return joining == null ? JoiningType.NON_JOINING : joining[index];
    }

    void setGlyph(int index, int glyph) {
        glyphs[index] = glyph;
    }

    /** Moves a glyph towards the start. */
    void move(int from, int to) {
        glyphs[to] = glyphs[from];
        clusters[to] = clusters[from];
        if (joining != null) {
            joining[to] = joining[from];
        }
    }

    /**
     * Writes a ligature, and behind it the glyphs between its components, which join its cluster.
     *
     * @param components ascending indices
     * @param to where to write, not after the first component
     * @return index after what was written
     */
    int ligate(int[] components, int ligature, int to) {
        oneToOne = false;
        int first = components[0];
        int cluster = clusters[first];
        int kept = to;
        int component = 0;
        for (int i = first; i <= components[components.length - 1]; i++) {
            if (i == first || i != components[component]) {
                move(i, kept);
                clusters[kept++] = cluster;
            }
            if (i == components[component]) {
                component++;
            }
        }
        glyphs[to] = ligature;
        return kept;
    }

    void truncate(int newLength) {
        length = newLength;
    }
}
