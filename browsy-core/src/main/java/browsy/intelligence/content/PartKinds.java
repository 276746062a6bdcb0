package browsy.intelligence.content;

import browsy.html.AttributeKind;
import browsy.spatial.tree.FlatTree;
import java.util.Arrays;

/**
 * The kinds that the class names and ids of elements indicate. Results are cached by class list,
 * because most elements share their classes with others.
 */
final class PartKinds {

    /**
     * The greatest number of words in an id. Longer ids are generated from headings and describe a
     * topic.
     */
    private static final int MAX_WORDS_OF_ID = 3;

    /** A flag that marks computed facts. No kind has this bit. */
    private static final int KNOWN = 1 << 31;

    private final FlatTree tree;
    private final int[] facts;

    /** The facts of each distinct class list, by its number; 0 until computed. */
    private int[] classFacts = new int[64];

    PartKinds(FlatTree tree) {
        this.tree = tree;
        facts = new int[tree.size()];
        for (int i = 0; i < facts.length; i++) {
            facts[i] = tree.has(i, AttributeKind.CLASS) ? classFacts(i) : 0;
            String id = tree.has(i, AttributeKind.ID) ? tree.id(i) : null;
            if (id != null) {
                facts[i] |= PartKind.of(id, MAX_WORDS_OF_ID);
            }
        }
    }

    /** Whether the names of an element indicate a kind. */
    boolean is(PartKind name, int index) {
        return name.in(facts[index]);
    }

    /** Whether the names of an element indicate a kind that is not part of the text around it. */
    boolean areApart(int index) {
        return (facts[index] & PartKind.APART) != 0;
    }

    /**
     * Whether the names of an element indicate no kind that is apart from the text around it,
     * except those that contain no prose.
     */
    boolean areOnlyWordless(int index) {
        return (facts[index] & PartKind.APART & ~PartKind.WORDLESS) == 0;
    }

    private int classFacts(int index) {
        int list = tree.classList(index);
        if (list >= classFacts.length) {
            classFacts = Arrays.copyOf(classFacts, 2 * list);
        }
        if (classFacts[list] == 0) {
            int found = KNOWN;
            for (String name : tree.classes(index)) {
                found |= PartKind.of(name, Integer.MAX_VALUE);
            }
            classFacts[list] = found;
        }
        return classFacts[list] & ~KNOWN;
    }
}
