package browsy.css.value.font;

/**
 * One member of {@code font-family}.
 *
 * @param name the family name as written, without quotes; for a generic one its keyword
 * @param generic whether it was written as an unquoted generic keyword
 */
public record FontFamily(String name, boolean generic) {}
