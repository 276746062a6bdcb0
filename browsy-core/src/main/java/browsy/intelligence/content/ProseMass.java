package browsy.intelligence.content;

import browsy.infra.TimeLimit;
import browsy.spatial.tree.FlatTree;

/** The mass of each element: the length of the prose in it outside links, in letters. */
final class ProseMass {

    private final FlatTree tree;
    private final BlockList blocks;
    private final int[] mass;

    private ProseMass(FlatTree tree, BlockList blocks) {
        this.tree = tree;
        this.blocks = blocks;
        mass = new int[tree.size()];
    }

    /** Computes the mass of all blocks. */
    static ProseMass of(FlatTree tree, BlockList blocks) {
        ProseMass all = new ProseMass(tree, blocks);
        for (int b = 0; b < blocks.size(); b++) {
            TimeLimit.check();
            all.add(blocks.get(b));
        }
        all.sumUp();
        return all;
    }

    /** Computes the mass of the blocks outside the surroundings. */
    ProseMass without(Boilerplate apart) {
        ProseMass rest = new ProseMass(tree, blocks);
        for (int b = 0; b < blocks.size(); b++) {
            if (!apart.contains(blocks.get(b).owner())) {
                rest.add(blocks.get(b));
            }
        }
        rest.sumUp();
        return rest;
    }

    private void add(Block block) {
        if (block.isProse()) {
            mass[block.owner()] += block.plain();
        }
    }

    /** Adds the mass of each element to its parent, bottom-up. */
    private void sumUp() {
        for (int i = mass.length - 1; i > 0; i--) {
            mass[tree.parent(i)] += mass[i];
        }
    }

    /** Returns the mass of an element. */
    int of(int index) {
        return mass[index];
    }

    /** Returns the mass of the page. */
    int ofPage() {
        return mass.length == 0 ? 0 : mass[0];
    }

    /** Returns the share of an element in the mass of the page, 0 to 1. */
    double share(int index) {
        return ofPage() == 0 ? 0 : (double) mass[index] / ofPage();
    }

    /** Returns the child of an element with the greatest mass, -1 if it has no child. */
    int heaviestChild(int index) {
        int heaviest = -1;
        for (int child = index + 1; child < tree.end(index); child = tree.end(child)) {
            if (heaviest < 0 || mass[child] > mass[heaviest]) {
                heaviest = child;
            }
        }
        return heaviest;
    }
}
