package browsy.html.csp;

import browsy.infra.Ascii;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One policy.
 *
 * @param lists the lists of sources
 * @param upgrades whether requests over http are sent over https
 */
record Policy(Map<Directive, SourceList> lists, boolean upgrades) {
    private static final String UPGRADE = "upgrade-insecure-requests";

    Policy {
        lists = Map.copyOf(lists);
    }

    /**
     * Parses policies, which are separated by commas. Those without a directive that is read are
     * left out.
     *
     * @param most the maximum number of policies; further ones are left out
     */
    static List<Policy> parse(String text, int most) {
        List<Policy> policies = new ArrayList<>();
        for (int start = 0; start <= text.length() && policies.size() < most; ) {
            int comma = text.indexOf(',', start);
            int end = comma < 0 ? text.length() : comma;
            Policy policy = one(text.substring(start, end));
            if (!policy.lists.isEmpty() || policy.upgrades) {
                policies.add(policy);
            }
            start = end + 1;
        }
        return policies;
    }

    /** Parses one policy; the first directive of each name counts. */
    private static Policy one(String text) {
        Map<Directive, SourceList> lists = new EnumMap<>(Directive.class);
        Set<String> names = new HashSet<>();
        boolean upgrades = false;
        for (String part : text.split(";")) {
            String[] words = Ascii.strip(part).split("[ \t\n\f\r]+", 2);
            String name = Ascii.lower(words[0]);
            String value = words.length < 2 ? "" : words[1];
            if (!isPrintable(value) || !names.add(name)) {
                continue;
            }
            Directive directive = Directive.named(name);
            if (directive != null) {
                lists.put(directive, SourceList.parse(value));
            } else if (name.equals(UPGRADE)) {
                upgrades = true;
            }
        }
        return new Policy(lists, upgrades);
    }

    /** NB: Chromium ignores directives whose values have other characters. */
    private static boolean isPrintable(String value) {
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            boolean space = c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r';
            if (!space && (c < '!' || c > '~')) {
                return false;
            }
        }
        return true;
    }

    /** The list that governs a directive; null if all sources are allowed. */
    @Nullable SourceList list(Directive directive) {
        return directive.in(lists);
    }
}
