package browsy.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Marks a test class or method whose session is answered from a recording, without a server. With
 * the system property {@code browsy.record=true}, the session is recorded instead, in {@code
 * src/test/resources}. The test fails if it sends a request that the recording lacks, or if there
 * is no recording. On a method the annotation includes {@link Test}.
 *
 * <pre>{@code
 * @Replay("login.har")
 * void signsIn(Session session) {
 *     session.goTo("https://shop.example/login");
 * }
 * }</pre>
 *
 * @see BrowsyTest to configure the session
 */
@Documented
@Inherited
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(BrowsyExtension.class)
@Test
public @interface Replay {
    /**
     * Returns the path of the recording in the test resources, such as {@code login.har}. {@code
     * {method}} stands for the name of the test method. On a class it is required to record, since
     * a recording belongs to one test.
     */
    String value();

    /**
     * Returns whether the test also fails if it does not send all recorded requests for pages and
     * style sheets. They are reported in any case.
     */
    boolean complete() default false;
}
