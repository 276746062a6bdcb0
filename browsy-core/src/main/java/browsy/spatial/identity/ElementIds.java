package browsy.spatial.identity;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Assigns ids to the listed elements of a page. Elements of an earlier state of the page keep their
 * ids, and ids of removed elements are never reused.
 */
public final class ElementIds {

    private ElementIds() {}

    /**
     * Returns the ids of listed elements and texts, in their order.
     *
     * @param document the document of the elements
     * @param known the ids assigned in earlier states of the page
     */
    public static int[] assign(List<ElementPart> listed, Document document, KnownIds known) {
        Map<ElementPart, Integer> kept = kept(listed, document, known);
        int[] ids = new int[listed.size()];
        int last = known.last();
        for (int i = 0; i < ids.length; i++) {
            Integer id = kept.get(listed.get(i));
            ids[i] = id != null ? id : ++last;
        }
        return ids;
    }

    /**
     * Finds the ids that listed elements keep:
     *
     * <ol>
     *   <li>Match the elements of the earlier and the new document.
     *   <li>Among the elements that remain, match removed ones with added ones of equal content,
     *       then those with equal {@link ContentKeys}.
     *   <li>Return the id of the matched earlier element for each listed part.
     * </ol>
     */
    private static Map<ElementPart, Integer> kept(
            List<ElementPart> listed, Document document, KnownIds known) {
        Document earlier = known.document();
        if (earlier == null) {
            return Map.of();
        }
        if (earlier == document) {
            return known.ids();
        }
        NodeTable before = NodeTable.of(earlier);
        NodeTable after = NodeTable.of(document);
        TreeMatching matching = TreeMatching.of(before, after, known.copies());
        List<Integer> removed = new ArrayList<>();
        for (int i = 0; i < before.size(); i++) {
            if (matching.newOf(i) < 0
                    && known.ids().containsKey(ElementPart.whole(before.element(i)))) {
                removed.add(i);
            }
        }
        List<Integer> added = new ArrayList<>();
        for (ElementPart part : listed) {
            int index = part.isWhole() ? after.indexOf(part.element()) : -1;
            if (index >= 0 && matching.oldOf(index) < 0) {
                added.add(index);
            }
        }
        matchMoved(matching, removed, added, before::whole, after::whole);
        matchMoved(
                matching,
                removed,
                added,
                index -> ContentKeys.of(before.element(index)),
                index -> ContentKeys.of(after.element(index)));
        Map<ElementPart, Integer> kept = new HashMap<>();
        for (ElementPart part : listed) {
            Element element = part.element();
            int index = after.indexOf(element);
            int old = index < 0 ? -1 : matching.oldOf(index);
            // An element outside of both documents is in a frame, whose document is unchanged.
            Element earlierElement = index < 0 ? element : old < 0 ? null : before.element(old);
            Integer id = earlierElement == null ? null : known.ids().get(part.of(earlierElement));
            if (id != null) {
                kept.put(part, id);
            }
        }
        return kept;
    }

    /**
     * Matches elements that were removed at one place and added at another, if equally many have
     * the same key.
     */
    private static <K> void matchMoved(
            TreeMatching matching,
            List<Integer> left,
            List<Integer> added,
            Function<Integer, @Nullable K> oldKey,
            Function<Integer, @Nullable K> newKey) {
        Map<K, List<Integer>> gone = new LinkedHashMap<>();
        for (int index : left) {
            K key = matching.newOf(index) < 0 ? oldKey.apply(index) : null;
            if (key != null) {
                gone.computeIfAbsent(key, none -> new ArrayList<>()).add(index);
            }
        }
        Map<K, List<Integer>> come = new LinkedHashMap<>();
        for (int index : added) {
            K key = matching.oldOf(index) < 0 ? newKey.apply(index) : null;
            if (key != null) {
                come.computeIfAbsent(key, none -> new ArrayList<>()).add(index);
            }
        }
        come.forEach(
                (key, now) -> {
                    List<Integer> old = gone.get(key);
                    if (old != null && old.size() == now.size()) {
                        for (int i = 0; i < now.size(); i++) {
                            matching.match(old.get(i), now.get(i));
                        }
                    }
                });
    }
}
