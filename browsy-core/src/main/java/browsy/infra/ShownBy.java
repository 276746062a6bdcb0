package browsy.infra;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The conformance pages that show a deviation from the specification: each is right with it and
 * wrong without it.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.FIELD, ElementType.TYPE})
public @interface ShownBy {
    /** Paths of pages, set first: {@code wpt/css/CSS2/floats/floats-001.html}. */
    String[] value();
}
