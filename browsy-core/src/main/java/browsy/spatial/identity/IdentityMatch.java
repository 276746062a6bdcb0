package browsy.spatial.identity;

import browsy.html.ElementChildren;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter;

/**
 * Decides whether two elements at corresponding positions of two document states are the same
 * element after a change.
 */
final class IdentityMatch {

    private static final int MAX_TEXT = 400;
    private static final int MAX_CHILDREN = 64;
    private static final int MAX_NODES = 2000;
    private static final double ENOUGH = 0.5;

    private final NodeTable before;
    private final NodeTable after;

    IdentityMatch(NodeTable before, NodeTable after) {
        this.before = before;
        this.after = after;
    }

    /** Whether two elements are similar enough to be the same. */
    boolean areAlike(int old, int now) {
        Element a = before.element(old);
        Element b = after.element(now);
        if (!a.normalName().equals(b.normalName()) || !a.attr("name").equals(b.attr("name"))) {
            return false;
        }
        if (a.hasAttr("id") && b.hasAttr("id")) {
            return a.attr("id").equals(b.attr("id"));
        }
        if (before.own(old) == after.own(now)) {
            return sharesContents(old, now);
        }
        String from = text(a);
        String to = text(b);
        if (!from.isEmpty() && from.equals(to)) {
            return true;
        }
        boolean sameTarget = a.hasAttr("href") && a.attr("href").equals(b.attr("href"));
        return (sameTarget || attributesAgree(a, b)) && similar(from, to);
    }

    /**
     * Whether two elements are the same if all their siblings are unchanged: their attributes are
     * equal, and their texts differ but not the markup of their content, or one of them has no
     * text.
     */
    boolean isSamePlace(int old, int now) {
        if (before.own(old) != after.own(now)) {
            return false;
        }
        Element a = before.element(old);
        Element b = after.element(now);
        if (text(a).isEmpty() || text(b).isEmpty() || (isContainer(a) && isContainer(b))) {
            return true;
        }
        return sharesDescendant(old, now) || isMarkedUpAlike(old, now);
    }

    /**
     * Whether an element only groups others, so that it remains the same when its content changes.
     */
    private static boolean isContainer(Element element) {
        return ElementChildren.hasAny(element)
                && element.ownText().isBlank()
                && !element.hasAttr("href")
                && !isControl(element);
    }

    private boolean isMarkedUpAlike(int old, int now) {
        int length = before.end(old) - old;
        if (length == 1 || length != after.end(now) - now || length > MAX_NODES) {
            return false;
        }
        for (int i = 1; i < length; i++) {
            if (before.own(old + i) != after.own(now + i)) {
                return false;
            }
        }
        return true;
    }

    private boolean sharesDescendant(int old, int now) {
        Set<Long> parts = new HashSet<>();
        for (int at = old + 1; at < before.end(old) && at - old < MAX_NODES; at++) {
            parts.add(before.whole(at));
        }
        for (int at = now + 1; at < after.end(now) && at - now < MAX_NODES; at++) {
            if (parts.contains(after.whole(at))) {
                return true;
            }
        }
        return false;
    }

    /** Whether two elements with equal attributes also have similar content. */
    private boolean sharesContents(int old, int now) {
        Element a = before.element(old);
        if (a.attributesSize() > 0 && (isControl(a) || leadsAway(a))) {
            return true;
        }
        if (!a.ownText().isBlank()
                && ElementChildren.hasAny(a)
                && a.ownText().equals(after.element(now).ownText())) {
            return true;
        }
        if (sharesChild(old, now)) {
            return true;
        }
        String from = text(a);
        String to = text(after.element(now));
        boolean figures = isNumber(from) && isNumber(to) && a.attributesSize() > 0;
        return figures || similar(from, to);
    }

    private static boolean leadsAway(Element link) {
        return !link.attr("href").isEmpty() && link.attr("href").charAt(0) != '#';
    }

    private boolean sharesChild(int old, int now) {
        Set<Long> parts = new HashSet<>();
        int end = before.end(old);
        for (int at = old + 1; at < end && parts.size() < MAX_CHILDREN; at = before.end(at)) {
            parts.add(before.whole(at));
        }
        int left = MAX_CHILDREN;
        for (int at = now + 1; at < after.end(now) && left > 0; at = after.end(at), left--) {
            if (parts.contains(after.whole(at))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isControl(Element element) {
        return switch (element.normalName()) {
            case "button", "input", "select", "textarea", "summary" -> true;
            default -> element.hasAttr("role") && element.hasAttr("tabindex");
        };
    }

    /** Whether at least half of the attributes are equal. */
    private static boolean attributesAgree(Element a, Element b) {
        if (a.attributesSize() == 0 || b.attributesSize() == 0) {
            return false;
        }
        int same = 0;
        int all = b.attributesSize();
        for (Attribute attribute : a.attributes()) {
            if (!b.hasAttr(attribute.getKey())) {
                all++;
            } else if (b.attr(attribute.getKey()).equals(attribute.getValue())) {
                same++;
            }
        }
        return 2 * same >= all;
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty()
                && text.chars().allMatch(c -> Character.isDigit(c) || ".,+% ".indexOf(c) >= 0);
    }

    /**
     * Whether one text contains the other, or the texts share at least half of their bigrams.
     *
     * @see <a href="https://en.wikipedia.org/wiki/Dice-S%C3%B8rensen_coefficient">Dice</a>
     */
    private static boolean similar(String a, String b) {
        if (a.equals(b) || (!a.isEmpty() && !b.isEmpty() && (a.contains(b) || b.contains(a)))) {
            return true;
        }
        if (a.length() < 2 || b.length() < 2) {
            return false;
        }
        Map<Integer, Integer> pairs = new HashMap<>();
        for (int i = 1; i < a.length(); i++) {
            pairs.merge(pair(a, i), 1, Integer::sum);
        }
        int common = 0;
        for (int i = 1; i < b.length(); i++) {
            if (pairs.merge(pair(b, i), -1, Integer::sum) >= 0) {
                common++;
            }
        }
        return 2.0 * common >= ENOUGH * (a.length() + b.length() - 2);
    }

    private static int pair(String text, int end) {
        return text.charAt(end - 1) << 16 | text.charAt(end);
    }

    /** The beginning of the text content of an element. */
    static String text(Element element) {
        StringBuilder text = new StringBuilder();
        int[] nodes = {0};
        element.filter(
                (node, depth) -> {
                    if (node instanceof TextNode run && !run.isBlank()) {
                        text.append(text.isEmpty() ? "" : " ").append(run.text().strip());
                    }
                    return text.length() < MAX_TEXT && ++nodes[0] < MAX_NODES
                            ? NodeFilter.FilterResult.CONTINUE
                            : NodeFilter.FilterResult.STOP;
                });
        text.setLength(Math.min(text.length(), MAX_TEXT));
        return text.toString().toLowerCase(Locale.ROOT);
    }
}
