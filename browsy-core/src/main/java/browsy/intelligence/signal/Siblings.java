package browsy.intelligence.signal;

import java.util.Arrays;

/** Elements of like shape with the same parent, in document order. */
final class Siblings {

    private final int parent;
    private int[] members = new int[4];
    private int size;

    Siblings(int parent, int first) {
        this.parent = parent;
        add(first);
    }

    void add(int member) {
        if (size == members.length) {
            members = Arrays.copyOf(members, 2 * size);
        }
        members[size++] = member;
    }

    /** Returns the index of the parent in the flat tree. */
    int parent() {
        return parent;
    }

    int size() {
        return size;
    }

    /** Returns the index of a member in the flat tree. */
    int get(int member) {
        return members[member];
    }
}
