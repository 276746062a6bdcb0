package browsy.apps;

/**
 * An element as an agent names it.
 *
 * @param role the role of ARIA, such as {@code button}; empty for a field by its submitted name
 * @param name words of the accessible name; empty if it has none and is the only one of its role
 * @param row words of the table row that contains the element; empty if it is in no row, or in any
 * @param index the position among the elements that fit, from 0
 */
record Spot(String role, String name, String row, int index) {
    private static final String FIELD_NAME = "";

    static Spot of(String role, String name) {
        return new Spot(role, name, "", 0);
    }

    /** A field by the name under which its form submits it, which the compact text shows. */
    static Spot named(String name) {
        return of(FIELD_NAME, name);
    }

    boolean isFieldName() {
        return role.equals(FIELD_NAME);
    }

    Spot inRow(String words) {
        return new Spot(role, name, words, index);
    }

    Spot nth(int position) {
        return new Spot(role, name, row, position);
    }
}
