package browsy.spatial.text;

import browsy.infra.Ascii;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/**
 * Converts MathML to text on one line: {@code x^2/2}, {@code √(a + b)}, {@code a_i}. An operand
 * with several terms is put in parentheses where it would be ambiguous.
 *
 * @see <a href="https://w3c.github.io/mathml-core/">MathML Core</a>
 */
public final class MathText {

    /** The tag of formulas. */
    public static final String TAG = "math";

    /** The depth from which nested elements are read as plain text. */
    private static final int MAX_DEPTH = 60;

    private MathText() {}

    /** The text of a {@code math} element or of an element in one. */
    public static String of(Element math) {
        return Ascii.collapse(text(math, 0));
    }

    private static String text(Element element, int depth) {
        if (depth == MAX_DEPTH) {
            return element.text();
        }
        List<String> parts = parts(element, depth);
        String first = part(parts, 0);
        return switch (element.normalName()) {
            case "annotation", "annotation-xml", "mphantom", "maligngroup", "malignmark" -> "";
            case "mi", "mn", "mo", "mtext", "ms" -> token(element);
            case "mspace" -> " ";
            case "semantics", "maction" -> first;
            case "mfrac" -> operand(first) + "/" + operand(part(parts, 1));
            case "msqrt" -> "√" + bracketed(joined(parts));
            case "mroot" -> root(first, part(parts, 1));
            case "msup", "mover" -> scripted(first, "", part(parts, 1));
            case "msub", "munder" -> scripted(first, part(parts, 1), "");
            case "msubsup", "munderover" -> scripted(first, part(parts, 1), part(parts, 2));
            case "mmultiscripts" -> multiscripts(element, parts);
            case "mtable" -> "[" + String.join("; ", parts) + "]";
            case "mtr", "mlabeledtr" -> String.join(", ", parts);
            case "mfenced" -> fenced(element, parts);
            default -> joined(parts);
        };
    }

    private static List<String> parts(Element element, int depth) {
        List<String> parts = new ArrayList<>();
        for (Element child : element.children()) {
            parts.add(text(child, depth + 1));
        }
        return parts;
    }

    private static String part(List<String> parts, int index) {
        return index < parts.size() ? parts.get(index) : "";
    }

    /** Joins parts. A space separates a script or fraction from a letter or digit after it. */
    private static String joined(List<String> parts) {
        StringBuilder joined = new StringBuilder();
        String before = "";
        for (String part : parts) {
            boolean goesOn = endsInWord(before) && !part.isEmpty() && isWord(part.charAt(0));
            joined.append(goesOn ? " " : "").append(part);
            before = part.isEmpty() ? before : part;
        }
        return joined.toString();
    }

    private static boolean endsInWord(String part) {
        return (part.indexOf('^') >= 0 || part.indexOf('_') >= 0 || part.indexOf('/') >= 0)
                && isWord(part.charAt(part.length() - 1));
    }

    private static boolean isWord(char c) {
        return Character.isLetterOrDigit(c) || Character.isSurrogate(c);
    }

    /**
     * The text of a token element. Binary operators get spaces around them, as they are rendered.
     */
    private static String token(Element token) {
        StringBuilder text = new StringBuilder();
        for (Node node : token.childNodes()) {
            if (node instanceof TextNode run) {
                text.append(run.getWholeText());
            }
        }
        String said = withoutInvisible(Ascii.collapse(text.toString()));
        boolean binary = token.normalName().equals("mo") && isBinary(said) && isInfix(token);
        return binary ? " " + said + " " : said;
    }

    /** Removes function application, invisible times, invisible separator and invisible plus. */
    private static String withoutInvisible(String text) {
        return text.length() == 1 && text.charAt(0) >= '\u2061' && text.charAt(0) <= '\u2064'
                ? ""
                : text;
    }

    private static boolean isBinary(String operator) {
        return operator.length() == 1 && "+-−±=<>≤≥≠≈≡∈→⇒×·".contains(operator);
    }

    private static boolean isInfix(Element operator) {
        Element before = operator.previousElementSibling();
        boolean afterOperand =
                before != null
                        && (!before.normalName().equals("mo") || ")]}|!".contains(before.text()));
        return afterOperand && operator.nextElementSibling() != null;
    }

    private static String root(String radicand, String degree) {
        return switch (degree) {
            case "3" -> "∛" + bracketed(radicand);
            case "4" -> "∜" + bracketed(radicand);
            default -> operand(radicand) + "^(1/" + operand(degree) + ")";
        };
    }

    private static String scripted(String base, String below, String above) {
        return base
                + (below.isEmpty() ? "" : "_" + operand(below))
                + (above.isEmpty() ? "" : "^" + operand(above));
    }

    /** The base with its pairs of scripts. Those after {@code mprescripts} precede the base. */
    private static String multiscripts(Element element, List<String> parts) {
        StringBuilder before = new StringBuilder();
        StringBuilder after = new StringBuilder();
        StringBuilder scripts = after;
        int at = 1;
        while (at < parts.size()) {
            if (element.child(at).normalName().equals("mprescripts")) {
                scripts = before;
                at++;
            } else {
                scripts.append(scripted("", part(parts, at), part(parts, at + 1)));
                at += 2;
            }
        }
        return before + part(parts, 0) + after;
    }

    private static String fenced(Element element, List<String> parts) {
        String open = element.hasAttr("open") ? element.attr("open") : "(";
        String close = element.hasAttr("close") ? element.attr("close") : ")";
        return open + String.join(", ", parts) + close;
    }

    /** An operand, in parentheses unless it consists of letters, digits and their scripts. */
    private static String operand(String text) {
        String operand = Ascii.strip(text);
        for (int i = 0; i < operand.length(); i++) {
            char c = operand.charAt(i);
            if (!isWord(c) && "^_.,∞′".indexOf(c) < 0) {
                return bracketed(operand);
            }
        }
        return operand;
    }

    private static String bracketed(String text) {
        String inside = Ascii.strip(text);
        return isBracketed(inside) ? inside : "(" + inside + ")";
    }

    /** Whether a text starts with a parenthesis that closes at its end. */
    private static boolean isBracketed(String text) {
        if (text.length() < 2 || text.charAt(0) != '(') {
            return false;
        }
        int open = 0;
        for (int i = 0; i < text.length(); i++) {
            open += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
            if (open == 0) {
                return i == text.length() - 1;
            }
        }
        return false;
    }
}
