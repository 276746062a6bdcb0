package browsy.layout.text;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The glyphs of one text segment in logical order during substitution. Each glyph has the text
 * index of its cluster's start; these indices never decrease.
 */
final class GlyphBuffer {

    /** Placeholder of an invisible character without an advance, which lookups skip. */
    static final int INVISIBLE = -1;

    /** Placeholder of an invisible character that prevents a ligature of its neighbours. */
    static final int INVISIBLE_NON_JOINER = -2;

    /** Placeholder of the first {@link FixedSpace}; the others have descending values. */
    static final int FIRST_FIXED_SPACE = -3;

    private int[] glyphs;
    private int[] clusters;

    /** The joining types of the glyphs; null while all are non-joining, as in most scripts. */
    private JoiningType @Nullable [] joining;

    private int length;

    /**
     * Whether each glyph has a cluster of its own that starts one index after the preceding one.
     */
    private boolean oneToOne = true;

    /**
     * Creates an empty buffer.
     *
     * @param capacity the initial capacity; the buffer grows as required
     */
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

    /**
     * Tests whether each text index from the first cluster up to {@code end} has exactly one glyph.
     */
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

    /** Copies a glyph to an earlier index. */
    void move(int from, int to) {
        glyphs[to] = glyphs[from];
        clusters[to] = clusters[from];
        if (joining != null) {
            joining[to] = joining[from];
        }
    }

    /**
     * Writes a ligature, followed by the skipped glyphs between its components, which become part
     * of its cluster.
     *
     * @param components the indices of the components, ascending
     * @param to the index to write at, not after the first component
     * @return the index after the written glyphs
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
