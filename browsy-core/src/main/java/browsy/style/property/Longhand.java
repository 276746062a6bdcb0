package browsy.style.property;

import browsy.css.parse.ValueParser;

/** What a declaration sets in the end: a property, or one whose side depends on the element. */
public sealed interface Longhand permits Property, LogicalProperty {

    /** The name in a style sheet. */
    String name();

    /** The grammar of its value. */
    ValueParser<?> parser();
}
