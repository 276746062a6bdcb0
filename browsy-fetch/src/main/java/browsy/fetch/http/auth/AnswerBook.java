package browsy.fetch.http.auth;

import java.security.SecureRandom;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Answers the challenges of servers or proxies, and remembers the answers: further requests to the
 * same directory of a server are answered before they are asked, as in Chromium. Thread-safe.
 */
public final class AnswerBook {
    private static final int MAX_REALMS = 20;
    private static final int MAX_DIRECTORIES = 10;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final Supplier<String> nonces;

    /** The realms, the last answered first. Guarded by this. */
    private final Deque<Space> spaces = new ArrayDeque<>();

    /** Creates a book with random client nonces. */
    public AnswerBook() {
        this(AnswerBook::randomNonce);
    }

    AnswerBook(Supplier<String> nonces) {
        this.nonces = nonces;
    }

    private static String randomNonce() {
        byte[] bytes = new byte[16];
        RANDOM.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** A realm at a server, with its answer and the directories that belong to it. */
    private static final class Space {
        private final String server;

        /** The directories in the order in which they were learned. None is within another. */
        private final Set<String> directories = new LinkedHashSet<>();

        private Answer answer;

        Space(String server, Answer answer) {
            this.server = server;
            this.answer = answer;
        }

        boolean is(String otherServer, String realm) {
            return server.equals(otherServer) && answer.realm().equals(realm);
        }

        /** The length of the known directory that contains the given one; -1 if there is none. */
        int depth(String directory) {
            return directories.stream()
                    .filter(directory::startsWith)
                    .mapToInt(String::length)
                    .findFirst()
                    .orElse(-1);
        }

        /** Adds a directory. It replaces those within it, and at the limit the oldest one. */
        void add(String directory) {
            if (depth(directory) >= 0) {
                return;
            }
            directories.removeIf(known -> known.startsWith(directory));
            if (directories.size() >= MAX_DIRECTORIES) {
                directories.remove(directories.iterator().next());
            }
            directories.add(directory);
        }
    }

    /** Forgets all answers. */
    public synchronized void clear() {
        spaces.clear();
    }

    /**
     * A request that may need an answer.
     *
     * @param server the origin of a server, or a proxy
     * @param target the path and query, or the host and port of a {@code CONNECT}
     * @param isOfProxy whether a proxy asks, for which all requests are one directory
     */
    public record Asked(String server, String method, String target, boolean isOfProxy) {
        private String directory() {
            if (isOfProxy) {
                return "";
            }
            int query = target.indexOf('?');
            String path = query < 0 ? target : target.substring(0, query);
            return path.substring(0, path.lastIndexOf('/') + 1);
        }

        /** The server and method, without the target, which may have a secret in its query. */
        @Override
        public String toString() {
            return method + " " + server;
        }
    }

    /**
     * The header that answers a request.
     *
     * @param value the value of the header
     * @param realm the realm that it is for
     * @param isReply whether it answers a challenge, rather than being sent before one
     */
    public record Sent(String value, String realm, boolean isReply) {
        /** The realm, without the value. */
        @Override
        public String toString() {
            return "an answer for realm " + realm;
        }
    }

    /**
     * The answer to a request before a challenge, of the realm with the innermost directory; null
     * if none is known.
     */
    public synchronized @Nullable Sent known(Asked asked) {
        Space nearest = null;
        int depth = -1;
        for (Space space : spaces) {
            int found = space.server.equals(asked.server()) ? space.depth(asked.directory()) : -1;
            if (found > depth) {
                nearest = space;
                depth = found;
            }
        }
        return nearest == null ? null : sent(nearest.answer, asked, false);
    }

    /**
     * The answer to the challenges of a response.
     *
     * @param values the values of the headers with the challenges
     * @param before the answer in the request; null for none
     * @param secrets the secret for a realm; null for none
     * @return null if there is no secret, or the server has rejected it
     */
    public synchronized @Nullable Sent reply(
            Asked asked,
            List<String> values,
            @Nullable Sent before,
            Function<String, @Nullable Secret> secrets) {
        List<Challenge> challenges = Challenge.parse(values);
        Answer answer = Answer.to(challenges, secrets, nonces);
        if (answer == null) {
            return null;
        }
        if (before != null
                && before.realm().equals(answer.realm())
                && isRejection(challenges, answer, before)) {
            spaces.removeIf(space -> space.is(asked.server(), answer.realm()));
            return null;
        }
        remember(asked, answer);
        return sent(answer, asked, true);
    }

    /**
     * Whether a challenge rejects the secret of an answer. A Digest answer may only have an old
     * nonce, which a server should say but may not say of a nonce of earlier requests.
     */
    private static boolean isRejection(List<Challenge> challenges, Answer answer, Sent before) {
        boolean isStale =
                challenges.stream()
                        .filter(challenge -> challenge.is("Digest"))
                        .filter(challenge -> challenge.realm().equals(answer.realm()))
                        .anyMatch(c -> c.parameter("stale").equalsIgnoreCase("true"));
        return answer instanceof BasicAnswer || (before.isReply() && !isStale);
    }

    private void remember(Asked asked, Answer answer) {
        Space space = take(asked.server(), answer);
        space.answer = answer;
        space.add(asked.directory());
        spaces.addFirst(space);
        if (spaces.size() > MAX_REALMS) {
            spaces.removeLast();
        }
    }

    /** Removes a realm of a server, or creates it. */
    private Space take(String server, Answer answer) {
        for (Iterator<Space> all = spaces.iterator(); all.hasNext(); ) {
            Space space = all.next();
            if (space.is(server, answer.realm())) {
                all.remove();
                return space;
            }
        }
        return new Space(server, answer);
    }

    private static Sent sent(Answer answer, Asked asked, boolean isReply) {
        String value = answer.header(asked.method(), asked.target());
        return new Sent(value, answer.realm(), isReply);
    }

    /**
     * Takes the next nonce from the {@code Authentication-Info} header of a response.
     *
     * @param sent the answer in the request
     */
    public synchronized void learn(Asked asked, Sent sent, String info) {
        String nonce = Challenge.parse(List.of("Info " + info)).get(0).parameter("nextnonce");
        for (Space space : spaces) {
            boolean valid = !nonce.isEmpty() && nonce.chars().noneMatch(Character::isISOControl);
            if (valid
                    && space.is(asked.server(), sent.realm())
                    && space.answer instanceof DigestAnswer digest) {
                space.answer = digest.withNonce(nonce, nonces.get());
            }
        }
    }
}
