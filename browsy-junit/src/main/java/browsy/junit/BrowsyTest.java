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
 * Gives each test of a class a {@link browsy.fetch.Session} of its own as a parameter, and shows
 * the page that it was on where it fails. On a method: a test with a session.
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

    /** Gives the configuration of the sessions; has a constructor without parameters. */
    Class<? extends Supplier<SessionConfig>> config() default DefaultConfig.class;

    /** {@link SessionConfig#DEFAULT}. */
    final class DefaultConfig implements Supplier<SessionConfig> {
        /** The one that the annotation asks for. */
        public DefaultConfig() {}

        @Override
        public SessionConfig get() {
            return SessionConfig.DEFAULT;
        }
    }
}
