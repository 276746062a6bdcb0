package browsy.fetch.replay;

import browsy.fetch.url.WebAddress;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A request that a recording does not answer.
 *
 * @param kind the reason
 * @param recording the name of the recording
 * @param method the method of the request
 * @param url the URL of the request
 * @param nearest the recorded request with the fewest differences; null if there is none
 * @param differences the differences from it; empty unless the request is new
 */
public record Divergence(
        Kind kind,
        String recording,
        String method,
        String url,
        @Nullable RecordedRequest nearest,
        List<Difference> differences) {
    public Divergence {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(recording, "recording");
        Objects.requireNonNull(method, "method");
        Objects.requireNonNull(url, "url");
        differences = List.copyOf(differences);
    }

    /** The reason why a recording does not answer a request. */
    public enum Kind {
        /** No recorded request equals it. */
        NEW_REQUEST,
        /** It was recorded fewer times than it is sent. */
        REPEATED_REQUEST,
        /** It was recorded without the body of its response. */
        MISSING_BODY
    }

    /** A part of a request. */
    public enum Part {
        METHOD("the method"),
        ORIGIN("the origin"),
        PATH("the path"),
        QUERY("query parameter"),
        FIELD("form field"),
        BODY("the body");

        private final String words;

        Part(String words) {
            this.words = words;
        }
    }

    /**
     * A difference between a recorded request and one that is sent.
     *
     * @param part the part that differs
     * @param name the name of the query parameter or form field; empty for other parts
     * @param recorded the recorded value; null if the recorded request lacks the part
     * @param sent the value that is sent; null if the request lacks the part
     */
    public record Difference(
            Part part, String name, @Nullable String recorded, @Nullable String sent) {
        private static final int SHOWN_CHARS = 80;

        public Difference {
            Objects.requireNonNull(part, "part");
            Objects.requireNonNull(name, "name");
        }

        /** A description, with long values cut off. */
        @Override
        public String toString() {
            String what = name.isEmpty() ? part.words : part.words + " \"" + shown(name) + "\"";
            if (recorded == null) {
                return what + " is new: " + quoted(sent);
            }
            return sent == null
                    ? what + " is missing, recorded " + quoted(recorded)
                    : what + " is " + quoted(sent) + ", recorded " + quoted(recorded);
        }

        private static String quoted(@Nullable String value) {
            return '"' + shown(String.valueOf(value)) + '"';
        }

        private static String shown(String value) {
            String clean = value.replaceAll("\\p{Cntrl}", " ");
            return clean.length() <= SHOWN_CHARS ? clean : clean.substring(0, SHOWN_CHARS) + "...";
        }
    }

    /** Describes the request, the nearest recorded one and the differences in one line. */
    public String description() {
        String request = method + " " + WebAddress.shown(url);
        return switch (kind) {
            case NEW_REQUEST ->
                    recording
                            + " has no request "
                            + request
                            + (nearest == null
                                    ? ", and no other one"
                                    : "; the nearest one is "
                                            + nearest
                                            + ": "
                                            + String.join(
                                                    "; ",
                                                    differences.stream()
                                                            .map(Difference::toString)
                                                            .toList()));
            case REPEATED_REQUEST ->
                    String.format(
                            Locale.ROOT,
                            "%s is sent more often than %s has it; the last one is %s",
                            request,
                            recording,
                            nearest);
            case MISSING_BODY ->
                    recording + " lacks the body of the response to " + request + ", " + nearest;
        };
    }

    @Override
    public String toString() {
        return description();
    }
}
