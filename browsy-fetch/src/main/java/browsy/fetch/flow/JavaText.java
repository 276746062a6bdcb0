package browsy.fetch.flow;

import browsy.find.Target;
import browsy.model.InputPurpose;
import browsy.model.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Prints values as Java expressions. */
final class JavaText {
    /** The length up to which a literal fits into a class file in any encoding of its text. */
    private static final int LONGEST_LITERAL = 10_000;

    private JavaText() {}

    /** Returns an expression for a text. Long texts are joined at run time. */
    static String literal(String text) {
        if (text.length() <= LONGEST_LITERAL) {
            return quoted(text);
        }
        List<String> parts = new ArrayList<>();
        for (int at = 0; at < text.length(); at += LONGEST_LITERAL) {
            parts.add(quoted(text.substring(at, Math.min(text.length(), at + LONGEST_LITERAL))));
        }
        return "String.join(\"\", " + String.join(", ", parts) + ")";
    }

    /** Quotes a text. Characters that are invisible or change the order of text are escaped. */
    private static String quoted(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    if (isPlain(c)) {
                        out.append(c);
                    } else {
                        out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
                    }
                }
            }
        }
        return out.append('"').toString();
    }

    private static boolean isPlain(char c) {
        int type = Character.getType(c);
        return type != Character.CONTROL
                && type != Character.FORMAT
                && type != Character.SURROGATE
                && type != Character.UNASSIGNED
                && type != Character.PRIVATE_USE
                && type != Character.LINE_SEPARATOR
                && type != Character.PARAGRAPH_SEPARATOR;
    }

    /** Returns an expression for a target. */
    static String target(Target target) {
        if (target instanceof Target.Id id) {
            return "Target.id(" + id.id() + ")";
        }
        if (target instanceof Target.Text text) {
            return "Target.text(" + literal(text.text()) + ")";
        }
        if (target instanceof Target.Label label) {
            return "Target.label(" + literal(label.label()) + ")";
        }
        if (target instanceof Target.RoleAndName role) {
            String name = role.name();
            return "Target.role("
                    + role(role.role())
                    + (name == null ? ")" : ", " + literal(name) + ")");
        }
        if (target instanceof Target.Purpose purpose) {
            return "Target.purpose(" + purpose(purpose.purpose()) + ")";
        }
        if (target instanceof Target.Css css) {
            return "Target.css(" + literal(css.selector()) + ")";
        }
        if (target instanceof Target.Name name) {
            String method = name.exact() ? "exactName" : "nameContaining";
            return "Target." + method + "(" + literal(name.name()) + ")";
        }
        if (target instanceof Target.Within within) {
            return target(within.target()) + ".within(" + target(within.container()) + ")";
        }
        Target.Nth nth = (Target.Nth) target;
        return target(nth.target()) + ".nth(" + nth.index() + ")";
    }

    private static String role(Role role) {
        return literal(role.wireName());
    }

    private static String purpose(InputPurpose purpose) {
        return "InputPurpose." + purpose.name();
    }
}
