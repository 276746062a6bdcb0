package browsy.css.value.font;

import org.jspecify.annotations.Nullable;

/**
 * One family of {@code font-family}.
 *
 * @param name the family name as written, without quotes; the keyword of a generic family
 * @param generic whether the family is an unquoted generic keyword
 */
public record FontFamily(String name, boolean generic) {

    // Hand-written: the first call of a generated equals is slow and delays the first page.
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
