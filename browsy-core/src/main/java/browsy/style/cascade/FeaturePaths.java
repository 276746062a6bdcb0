package browsy.style.cascade;

import org.jspecify.annotations.Nullable;

/** The paths of a document's elements, each once: a hash table by parent and features. */
final class FeaturePaths {

    private static final int SPREAD = 0x9E3779B9;

    /** The first path in each bucket; as many as a power of two. */
    private @Nullable FeaturePath[] buckets = new @Nullable FeaturePath[256];

    private int size;

    /** The path of an element at the top, or of one whose place tells nothing. */
    FeaturePath alone(ElementFeatures features) {
        return new FeaturePath(size++, null, features);
    }

    /** The path of children with such features below elements with another path. */
    FeaturePath child(FeaturePath parent, ElementFeatures features) {
        int hash = parent.number() * 31 + features.index();
        int bucket = bucket(hash);
        for (FeaturePath at = buckets[bucket]; at != null; at = at.nextInBucket()) {
            if (at.features() == features && at.parent() == parent) {
                return at;
            }
        }
        if (size > buckets.length) {
            grow();
            bucket = bucket(hash);
        }
        FeaturePath path = new FeaturePath(size++, parent, features);
        path.setNextInBucket(buckets[bucket]);
        buckets[bucket] = path;
        return path;
    }

    private int bucket(int hash) {
        return (hash * SPREAD) >>> Integer.numberOfLeadingZeros(buckets.length - 1);
    }

    private void grow() {
        @Nullable FeaturePath[] old = buckets;
        buckets = new @Nullable FeaturePath[2 * old.length];
        for (FeaturePath first : old) {
            FeaturePath at = first;
            while (at != null) {
                FeaturePath next = at.nextInBucket();
                FeaturePath parent = at.parent();
                int number = parent == null ? 0 : parent.number();
                int bucket = bucket(number * 31 + at.features().index());
                at.setNextInBucket(buckets[bucket]);
                buckets[bucket] = at;
                at = next;
            }
        }
    }
}
