package browsy.fetch.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.ResponseTooLarge.Limit;
import org.jspecify.annotations.Nullable;

/** What a navigation to a fault must end in. */
sealed interface Outcome {

    /**
     * Asserts that a navigation ended so.
     *
     * @param error the exception that it threw; null if it loaded a page
     * @param title the title of the page after it
     */
    void check(@Nullable FetchException error, String title);

    /** An error of the network whose message contains a text. */
    static Outcome network(String text) {
        return new Network(text);
    }

    /** A limit that is exceeded. */
    static Outcome tooLarge(Limit limit) {
        return new TooLarge(limit);
    }

    /** A page with a title. */
    static Outcome page(String title) {
        return new Sound(title);
    }

    /** Any typed error or any page. */
    static Outcome typed() {
        return new Typed();
    }

    record Network(String text) implements Outcome {
        @Override
        public void check(@Nullable FetchException error, String title) {
            FetchException.Network found = assertInstanceOf(FetchException.Network.class, error);
            assertTrue(String.valueOf(found.getMessage()).contains(text), found.getMessage());
        }
    }

    record TooLarge(Limit limit) implements Outcome {
        @Override
        public void check(@Nullable FetchException error, String title) {
            FetchException.ResponseTooLarge found =
                    assertInstanceOf(
                            FetchException.ResponseTooLarge.class, error, String.valueOf(error));
            assertEquals(limit, found.limit());
        }
    }

    record Sound(String title) implements Outcome {
        @Override
        public void check(@Nullable FetchException error, String found) {
            assertEquals(null, error);
            assertEquals(title, found);
        }
    }

    record Typed() implements Outcome {
        @Override
        public void check(@Nullable FetchException error, String title) {
            // The type of the parameter is what is required.
        }
    }
}
