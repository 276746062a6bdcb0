package browsy.fetch.login;

import java.util.Objects;

/** The answer to an {@link AuthRequest}. */
public sealed interface AuthAnswer {

    /** Returns the answer with a code to enter. */
    static AuthAnswer code(String code) {
        return new Code(code);
    }

    /**
     * Returns the answer that the user confirms on another device. The session then asks the page
     * for the result until its time limit.
     */
    static AuthAnswer confirmed() {
        return Confirmed.CONFIRMED;
    }

    /** Returns the answer that there is no second factor. */
    static AuthAnswer giveUp() {
        return GivenUp.GIVEN_UP;
    }

    /**
     * A code.
     *
     * @param code the code, without spaces
     */
    record Code(String code) implements AuthAnswer {
        public Code {
            code = Objects.requireNonNull(code, "code").replaceAll("\\s", "");
            if (code.isEmpty()) {
                throw new IllegalArgumentException("the code is empty");
            }
        }

        /** A text without the code. */
        @Override
        public String toString() {
            return "Code";
        }
    }

    /** See {@link #confirmed()}. */
    enum Confirmed implements AuthAnswer {
        /** The only value. */
        CONFIRMED
    }

    /** See {@link #giveUp()}. */
    enum GivenUp implements AuthAnswer {
        /** The only value. */
        GIVEN_UP
    }
}
