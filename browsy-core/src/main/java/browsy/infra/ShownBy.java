package browsy.infra;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names conformance pages that demonstrate a deviation from the specification: with the deviation,
 * each page is laid out as in Chromium; without it, it is not.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.FIELD, ElementType.TYPE})
public @interface ShownBy {
    /**
     * The paths of the pages with their set, such as {@code wpt/css/CSS2/floats/floats-001.html}.
     */
    String[] value();
}
