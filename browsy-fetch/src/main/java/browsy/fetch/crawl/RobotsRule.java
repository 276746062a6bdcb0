package browsy.fetch.crawl;

/**
 * An {@code Allow} or {@code Disallow} line.
 *
 * @param allow whether the line allows the paths that it matches
 * @param pattern the pattern in the form of {@link RobotsPath#normal}, without a {@code $} at its
 *     end; {@code *} stands for any characters
 * @param anchored whether the pattern must match up to the end of a path
 * @param length the length of the pattern as it counts for precedence
 */
record RobotsRule(boolean allow, String pattern, boolean anchored, int length) {
    static RobotsRule of(boolean allow, String value) {
        String normal = RobotsPath.normal(value);
        boolean anchored = normal.endsWith("$");
        String body = anchored ? normal.substring(0, normal.length() - 1) : normal;
        return new RobotsRule(allow, body.replace("$", "%24"), anchored, normal.length());
    }

    /** Whether the comparison may read a whole path. */
    boolean hasWildcard() {
        return pattern.indexOf('*') >= 0;
    }

    /** Tests whether the rule matches a path, in a time of their lengths' product at most. */
    boolean matches(String path) {
        int at = 0;
        int from = 0;
        int star = pattern.indexOf('*');
        if (star < 0) {
            return anchored ? path.equals(pattern) : path.startsWith(pattern);
        }
        if (!path.startsWith(pattern.substring(0, star))) {
            return false;
        }
        at = star;
        from = star + 1;
        for (star = pattern.indexOf('*', from); star >= 0; star = pattern.indexOf('*', from)) {
            String part = pattern.substring(from, star);
            int found = path.indexOf(part, at);
            if (found < 0) {
                return false;
            }
            at = found + part.length();
            from = star + 1;
        }
        String last = pattern.substring(from);
        return anchored
                ? path.length() - last.length() >= at && path.endsWith(last)
                : path.indexOf(last, at) >= 0;
    }
}
