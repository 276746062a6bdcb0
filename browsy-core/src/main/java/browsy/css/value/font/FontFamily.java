package browsy.css.value.font;

/**
 * One family of {@code font-family}.
 *
 * @param name the family name as written, without quotes; the keyword of a generic family
 * @param generic whether the family is an unquoted generic keyword
 */
public record FontFamily(String name, boolean generic) {}
