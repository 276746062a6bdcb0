package browsy.output;

import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Builds the receipt of a budget: a remark about what was left out, with handles to request it. */
final class OmissionSummary {

    private static final int MAX_GROUPS = 6;

    private OmissionSummary() {}

    /** Returns a remark without handles: {@code left out 23 of 60}. */
    static String counts(SpatialDom dom, Set<Integer> kept) {
        return "left out " + (dom.size() - kept.size()) + " of " + dom.size();
    }

    /**
     * Returns a remark with the largest groups that were left out, such as {@code left out 23 of
     * 60: expand(nav#n3) 12, expand(footer#n50) 11}. Elements are grouped by handle.
     */
    static String of(SpatialDom dom, Set<Integer> kept) {
        Map<String, Integer> groups = new LinkedHashMap<>();
        int left = 0;
        int hidden = 0;
        int distrusted = 0;
        // Count what was left out: hidden and distrusted elements in total, others by handle.
        for (SpatialElement element : dom.elements()) {
            if (kept.contains(element.id())) {
                continue;
            }
            if (element.hidden()) {
                hidden++;
            } else if (Importance.isDistrusted(element)) {
                distrusted++;
            } else {
                left++;
                groups.merge(handle(dom, element), 1, Integer::sum);
            }
        }
        // Write the largest groups, then the remaining counts.
        StringBuilder receipt = new StringBuilder();
        receipt.append("left out ").append(left + hidden + distrusted).append(" of ");
        receipt.append(dom.size());
        String separator = ": ";
        for (Map.Entry<String, Integer> group : largest(groups)) {
            receipt.append(separator).append("expand(").append(group.getKey()).append(") ");
            receipt.append(group.getValue());
            left -= group.getValue();
            separator = ", ";
        }
        separator = count(receipt, separator, "elsewhere", left);
        separator = count(receipt, separator, "hidden", hidden);
        count(receipt, separator, "distrusted", distrusted);
        return receipt.toString();
    }

    private static String count(StringBuilder receipt, String separator, String what, int count) {
        if (count == 0) {
            return separator;
        }
        receipt.append(separator).append(what).append(' ').append(count);
        return ", ";
    }

    private static List<Map.Entry<String, Integer>> largest(Map<String, Integer> groups) {
        return groups.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .limit(MAX_GROUPS)
                .toList();
    }

    /**
     * Returns the handle of the landmark around an element, or, in the main content, of the heading
     * above it if there is one.
     */
    private static String handle(SpatialDom dom, SpatialElement element) {
        SpatialElement landmark = Landmarks.around(dom, element);
        Integer heading = element.relations().heading();
        boolean content = landmark == null || landmark.role() == Role.MAIN;
        if (content && heading != null && dom.get(heading).isPresent()) {
            return handle(dom.get(heading).get());
        }
        return landmark == null ? "page" : handle(landmark);
    }

    private static String handle(SpatialElement element) {
        StringBuilder handle = new StringBuilder();
        Escapes.escaped(handle, element.tag(), "()#\\,");
        return handle.append("#n").append(element.id()).toString();
    }
}
