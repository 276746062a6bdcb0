package browsy.style.property;

/** Which part of a ruby column a box is. */
public enum RubyPart {
    NONE,
    BASE,
    ANNOTATION
}
