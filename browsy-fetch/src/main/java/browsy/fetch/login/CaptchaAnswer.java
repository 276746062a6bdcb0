package browsy.fetch.login;

import browsy.fetch.cookie.CookieFormat;
import java.util.Objects;

/** The answer to a {@link CaptchaRequest}. */
public sealed interface CaptchaAnswer {

    /**
     * Returns the answer that the site accepts the session now, which has the necessary cookies.
     */
    static CaptchaAnswer solved() {
        return Solved.SOLVED;
    }

    /**
     * Returns the answer that a person solved it in a browser with these cookies, which the session
     * takes over.
     */
    static CaptchaAnswer solved(CookieFormat format, String cookies) {
        return new WithCookies(format, cookies);
    }

    /** Returns the answer that nobody solves it. */
    static CaptchaAnswer giveUp() {
        return GivenUp.GIVEN_UP;
    }

    /** See {@link #solved()}. */
    enum Solved implements CaptchaAnswer {
        /** The only value. */
        SOLVED
    }

    /**
     * See {@link #solved(CookieFormat, String)}.
     *
     * @param format the format of the cookies
     * @param cookies the cookies
     */
    record WithCookies(CookieFormat format, String cookies) implements CaptchaAnswer {
        public WithCookies {
            Objects.requireNonNull(format, "format");
            Objects.requireNonNull(cookies, "cookies");
        }

        /** A text without the cookies. */
        @Override
        public String toString() {
            return "WithCookies[" + format + "]";
        }
    }

    /** See {@link #giveUp()}. */
    enum GivenUp implements CaptchaAnswer {
        /** The only value. */
        GIVEN_UP
    }
}
