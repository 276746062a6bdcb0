package browsy.fetch.http;

import java.util.LinkedHashMap;
import java.util.Map;

/** A map with a maximum size, which removes the least recently used entries. */
final class RecentlyUsed<K, V> extends LinkedHashMap<K, V> {
    private static final long serialVersionUID = 1L;

    private final int max;

    RecentlyUsed(int max) {
        super(16, 0.75f, true);
        this.max = max;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > max;
    }
}
