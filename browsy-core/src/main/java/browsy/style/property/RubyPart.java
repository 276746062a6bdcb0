package browsy.style.property;

/** The part of a ruby column that a box represents. */
public enum RubyPart {
    NONE,
    BASE,
    ANNOTATION
}
