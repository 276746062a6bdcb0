package browsy.style.cascade;

import org.jspecify.annotations.Nullable;

/**
 * All distinct {@link FeatureNode}s of a document: a chained hash table with the parent path and
 * the features as the key.
 */
final class FeatureTree {

    /** The golden ratio in 32 bits; multiplication by it spreads the hash over the upper bits. */
    private static final int SPREAD = 0x9E3779B9;

    /** The first path in each bucket; the length is a power of two. */
    private @Nullable FeatureNode[] buckets = new @Nullable FeatureNode[256];

    private int size;

    /** Returns a new path without a parent, which no other element shares. */
    FeatureNode alone(ElementFeatures features) {
        return new FeatureNode(size++, null, features);
    }

    /**
     * Returns the path of children with the given features below elements with the path {@code
     * parent}.
     */
    FeatureNode child(FeatureNode parent, ElementFeatures features) {
        int hash = parent.number() * 31 + features.index();
        int bucket = bucket(hash);
        for (FeatureNode at = buckets[bucket]; at != null; at = at.nextInBucket()) {
            if (at.features() == features && at.parent() == parent) {
                return at;
            }
        }
        if (size > buckets.length) {
            grow();
            bucket = bucket(hash);
        }
        FeatureNode path = new FeatureNode(size++, parent, features);
        path.setNextInBucket(buckets[bucket]);
        buckets[bucket] = path;
        return path;
    }

    private int bucket(int hash) {
        return (hash * SPREAD) >>> Integer.numberOfLeadingZeros(buckets.length - 1);
    }

    private void grow() {
        @Nullable FeatureNode[] old = buckets;
        buckets = new @Nullable FeatureNode[2 * old.length];
        for (FeatureNode first : old) {
            FeatureNode at = first;
            while (at != null) {
                FeatureNode next = at.nextInBucket();
                FeatureNode parent = at.parent();
                int number = parent == null ? 0 : parent.number();
                int bucket = bucket(number * 31 + at.features().index());
                at.setNextInBucket(buckets[bucket]);
                buckets[bucket] = at;
                at = next;
            }
        }
    }
}
