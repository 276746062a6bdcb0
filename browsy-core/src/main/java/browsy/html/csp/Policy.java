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
 * A content security policy, from a part of a header value or from a {@code meta} element.
 *
 * @param lists the lists of sources
 * @param sandbox the sandbox of the document; null if the policy has none
 * @param upgrades whether requests over http are sent over https
 */
record Policy(Map<Directive, SourceList> lists, @Nullable Sandbox sandbox, boolean upgrades) {
    private static final String SANDBOX = "sandbox";
    private static final String UPGRADE = "upgrade-insecure-requests";

    Policy {
        lists = Map.copyOf(lists);
    }

    /** A policy that only sandboxes. */
    static Policy of(Sandbox sandbox) {
        return new Policy(Map.of(), sandbox, false);
    }

    /** Where a policy is declared. */
    enum Place {
        HEADER,
        /** A {@code meta} element, which has no effect on the sandbox. */
        META
    }

    /**
     * Parses policies separated by commas. A policy without any supported directive is left out.
     *
     * @param most the maximum number of policies; further ones are left out
     */
    static List<Policy> parse(String text, Place place, int most) {
        List<Policy> policies = new ArrayList<>();
        for (int start = 0; start <= text.length() && policies.size() < most; ) {
            int comma = text.indexOf(',', start);
            int end = comma < 0 ? text.length() : comma;
            Policy policy = one(text.substring(start, end), place);
            if (!policy.lists.isEmpty() || policy.sandbox != null || policy.upgrades) {
                policies.add(policy);
            }
            start = end + 1;
        }
        return policies;
    }

    /** Parses one policy; the first directive of each name counts. */
    private static Policy one(String text, Place place) {
        Map<Directive, SourceList> lists = new EnumMap<>(Directive.class);
        Set<String> names = new HashSet<>();
        Sandbox sandbox = null;
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
            } else if (name.equals(SANDBOX) && place == Place.HEADER) {
                sandbox = Sandbox.parse(value);
            } else if (name.equals(UPGRADE)) {
                upgrades = true;
            }
        }
        return new Policy(lists, sandbox, upgrades);
    }

    /** Whether a value is printable ASCII; Chromium ignores directives with other characters. */
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
