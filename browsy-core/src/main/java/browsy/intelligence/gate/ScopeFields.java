package browsy.intelligence.gate;

import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/** Finds check boxes for the scopes that a user grants to an application. */
final class ScopeFields {

    /** The word for scopes in the name of a field, such as {@code Input.ScopesConsented}. */
    private static final Pattern SCOPE =
            Pattern.compile("(?:^|[^A-Za-z])scopes?(?![a-z])|Scopes?(?![a-z])");

    private ScopeFields() {}

    /** Whether an input is a check box whose name is about scopes. */
    static boolean is(Element input) {
        return input.attr("type").strip().equalsIgnoreCase("checkbox")
                && SCOPE.matcher(input.attr("name")).find();
    }

    /** Whether an element contains a check box whose name is about scopes. */
    static boolean areIn(Element element) {
        for (Element input : element.getElementsByTag("input")) {
            if (is(input)) {
                return true;
            }
        }
        return false;
    }
}
