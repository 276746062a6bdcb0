package browsy.fetch.http;

import browsy.fetch.auth.Authentication;
import browsy.fetch.auth.Login;
import browsy.fetch.http.auth.AnswerBook;
import browsy.fetch.http.auth.AnswerBook.Asked;
import browsy.fetch.http.auth.AnswerBook.Sent;
import browsy.fetch.http.auth.Secret;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import okhttp3.HttpUrl;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;

/**
 * The HTTP authentication of one session at sites, by the credentials of URLs that a user entered,
 * of its configuration, and of links that a user followed, in this order. A page cannot replace the
 * credentials of the user by a link. Thread-safe.
 */
final class SiteLogins {
    private final Authentication configured;

    /** The credentials of entered URLs by origin. */
    private final Map<String, Secret> entered = new ConcurrentHashMap<>();

    /** The credentials of followed links by origin. */
    private final Map<String, Secret> linked = new ConcurrentHashMap<>();

    private final AnswerBook answers = new AnswerBook();

    SiteLogins(Authentication configured) {
        this.configured = configured;
    }

    /** Copies the credentials of URLs. Answers to challenges are computed anew. */
    SiteLogins copy() {
        SiteLogins copy = new SiteLogins(configured);
        copy.entered.putAll(entered);
        copy.linked.putAll(linked);
        return copy;
    }

    /** Replaces the credentials of URLs, and forgets the answers to challenges. */
    void replaceBy(SiteLogins other) {
        answers.clear();
        entered.clear();
        entered.putAll(other.entered);
        linked.clear();
        linked.putAll(other.linked);
    }

    /** Keeps the credentials of the URL, if a user entered it or follows a link. */
    void enter(Hop hop) {
        HttpUrl url = hop.url();
        if (!hop.isOfUser() || url.username().isEmpty()) {
            return;
        }
        if (hop.isEntered()) {
            entered.put(hop.origin(), new Secret(url.username(), url.password()));
        } else if (hop.isFollowed()) {
            linked.put(hop.origin(), new Secret(url.username(), url.password()));
        }
    }

    /** The answer to a request before a challenge; null if none is known. */
    @Nullable Sent known(Hop hop) {
        return answers.known(asked(hop));
    }

    /**
     * The answer to the challenges of a response.
     *
     * @param before the answer in the request; null for none
     * @return null if there are no credentials, or the server has rejected them
     */
    @Nullable Sent reply(Hop hop, Response answer, @Nullable Sent before) {
        return answers.reply(
                asked(hop),
                answer.headers("WWW-Authenticate"),
                before,
                realm -> secret(hop.origin(), realm));
    }

    /** Takes the next nonce of a server from its response. */
    void learn(Hop hop, Response answer, Sent sent) {
        String info = answer.header("Authentication-Info");
        if (info != null) {
            answers.learn(asked(hop), sent, info);
        }
    }

    private @Nullable Secret secret(String origin, String realm) {
        Secret ofUrl = entered.get(origin);
        if (ofUrl != null) {
            return ofUrl;
        }
        for (Login login : configured.logins()) {
            if (login.isFor(origin, realm)) {
                return new Secret(login.user(), login.password());
            }
        }
        return linked.get(origin);
    }

    private static Asked asked(Hop hop) {
        return new Asked(hop.origin(), hop.request().method(), hop.target(), false);
    }
}
