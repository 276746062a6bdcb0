package browsy.fetch.replay;

import browsy.fetch.replay.Divergence.Difference;
import browsy.fetch.replay.Divergence.Part;
import browsy.fetch.replay.RequestParts.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Compares a request with recorded ones. Secrets are ignored: recorded placeholders, the secret
 * fields of the form that is sent, and values that the redactor holds for secret.
 */
final class RequestComparison {
    private static final String MASK = "***";

    private final RequestParts sent;
    private final Set<String> secretFields;
    private final Redactor rules;

    RequestComparison(RequestParts sent, Set<String> secretFields, Redactor rules) {
        this.sent = sent;
        this.secretFields = secretFields;
        this.rules = rules;
    }

    /** Whether a recorded request equals the request, apart from secrets. */
    boolean matches(RequestParts recorded) {
        return recorded.method().equals(sent.method())
                && recorded.url().origin().equals(sent.url().origin())
                && differences(recorded).isEmpty();
    }

    /** The differences from a recorded request. */
    List<Difference> differences(RequestParts recorded) {
        List<Difference> found = new ArrayList<>();
        compare(found, Part.METHOD, recorded.method(), sent.method());
        compare(found, Part.ORIGIN, recorded.url().origin(), sent.url().origin());
        compare(found, Part.PATH, recorded.url().path(), sent.url().path());
        compare(found, Part.QUERY, recorded.query(), sent.query());
        if (recorded.lacksBody()) {
            return found;
        }
        compare(found, Part.FIELD, recorded.fields(), sent.fields());
        String before = recorded.body();
        String now = sent.body();
        boolean same = before == null || now == null ? before == now : matches(before, now);
        if (!same) {
            found.add(new Difference(Part.BODY, "", size(before), size(now)));
        }
        return found;
    }

    private static boolean matches(String recorded, String sent) {
        return Placeholders.matches(recorded, sent);
    }

    private static @Nullable String size(@Nullable String body) {
        return body == null ? null : body.length() + " bytes";
    }

    private static void compare(List<Difference> found, Part part, String recorded, String sent) {
        if (!matches(recorded, sent)) {
            found.add(new Difference(part, "", recorded, sent));
        }
    }

    /** Compares two lists that are sorted by name, like the merging of sorted lists. */
    private void compare(
            List<Difference> found, Part part, List<Field> recorded, List<Field> sent) {
        int i = 0;
        int j = 0;
        while (i < recorded.size() || j < sent.size()) {
            int order =
                    i == recorded.size()
                            ? 1
                            : j == sent.size()
                                    ? -1
                                    : recorded.get(i).name().compareTo(sent.get(j).name());
            Field before = order <= 0 ? recorded.get(i++) : null;
            Field now = order >= 0 ? sent.get(j++) : null;
            compare(found, part, before, now);
        }
    }

    private void compare(
            List<Difference> found, Part part, @Nullable Field recorded, @Nullable Field sent) {
        String name = recorded != null ? recorded.name() : sent == null ? "" : sent.name();
        boolean secret = isSecret(part, recorded) || isSecret(part, sent);
        boolean same =
                recorded != null
                        && sent != null
                        && (secret || matches(recorded.value(), sent.value()));
        if (!same) {
            found.add(
                    new Difference(
                            part,
                            Params.shown(name),
                            shown(recorded, secret),
                            shown(sent, secret)));
        }
    }

    private boolean isSecret(Part part, @Nullable Field field) {
        return field != null
                && (secretFields.contains(field.name())
                        || Placeholders.isPlaceholder(field.value())
                        || rules.isSecret(
                                part == Part.QUERY ? Redactor.Part.QUERY : Redactor.Part.FIELD,
                                field.name(),
                                field.value()));
    }

    private static @Nullable String shown(@Nullable Field field, boolean secret) {
        return field == null ? null : secret ? MASK : Params.shown(field.value());
    }

    /** A number that is the greater, the less similar a recorded request is. */
    int distance(RequestParts recorded) {
        int distance = 0;
        for (Difference difference : differences(recorded)) {
            distance +=
                    switch (difference.part()) {
                        case ORIGIN -> 100;
                        case METHOD -> 8;
                        case PATH -> 10 + 5 * segments(recorded.url().path(), sent.url().path());
                        case BODY -> 5;
                        case QUERY, FIELD -> 1;
                    };
        }
        return distance;
    }

    /** The number of segments of two paths after their common start. */
    private static int segments(String one, String other) {
        String[] a = one.split("/", -1);
        String[] b = other.split("/", -1);
        int common = 0;
        while (common < Math.min(a.length, b.length) && a[common].equals(b[common])) {
            common++;
        }
        return Math.max(a.length, b.length) - common;
    }
}
