package browsy.junit;

import browsy.fetch.config.SessionConfig;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Marks a test class or method whose tests take a {@link browsy.fetch.Session} as a parameter. Each
 * test gets a new session; if it fails, the report includes the page of the session. On a method
 * the annotation includes {@link Test}.
 *
 * <pre>{@code
 * @BrowsyTest(config = ShopTest.Shop.class)
 * class ShopTest {
 *     @Test
 *     void signsIn(Session session) {
 *         session.goTo("http://shop.test/").click(Target.text("Sign in"));
 *         assertEquals("Welcome", session.dom().title());
 *     }
 * }
 * }</pre>
 *
 * @see BrowsyExtension to configure sessions by code
 */
@Documented
@Inherited
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(BrowsyExtension.class)
@Test
public @interface BrowsyTest {

    /**
     * Returns the supplier of the session configuration, a class with a constructor without
     * parameters.
     */
    Class<? extends Supplier<SessionConfig>> config() default DefaultConfig.class;

    /** Supplies {@link SessionConfig#DEFAULT}. */
    final class DefaultConfig implements Supplier<SessionConfig> {
        /** Creates the supplier; JUnit calls this constructor. */
        public DefaultConfig() {}

        @Override
        public SessionConfig get() {
            return SessionConfig.DEFAULT;
        }
    }
}
