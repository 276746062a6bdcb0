package browsy.style.property;

import browsy.css.parse.ValueParser;

/**
 * A longhand that a declaration can set: a physical property, or a logical one that maps to a
 * physical one.
 */
public sealed interface Longhand permits Property, LogicalProperty {

    /** The name in a stylesheet. */
    String name();

    /** The parser of its values. */
    ValueParser<?> parser();
}
