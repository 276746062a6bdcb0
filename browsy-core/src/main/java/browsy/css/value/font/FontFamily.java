package browsy.css.value.font;

import org.jspecify.annotations.Nullable;

/**
 * One family of {@code font-family}.
 *
 * @param name the family name as written, without quotes; the keyword of a generic family
 * @param generic whether the family is an unquoted generic keyword
 */
public record FontFamily(String name, boolean generic) {

    // The default equals of a record is linked at run time, which delays start-up.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof FontFamily that
                && name.equals(that.name)
                && generic == that.generic;
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + Boolean.hashCode(generic);
    }
}
