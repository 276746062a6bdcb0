package browsy.fetch.flow;

import browsy.find.Target;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A call of a method of a session, which performs an action.
 *
 * @param method the name of the method
 * @param arguments the arguments in order
 */
public record Call(String method, List<Argument> arguments) {
    private static final int LONGEST_HTML = 2_000;

    public Call {
        arguments = List.copyOf(arguments);
    }

    /** An argument. */
    sealed interface Argument {}

    /** The target of the action. */
    record Element(Target target) implements Argument {}

    /** A text that is typed into the target, and may be secret. */
    record Typed(String text) implements Argument {}

    /** A URL, which may contain secrets. */
    record Url(String url) implements Argument {}

    /** Texts by the names of fields, which may be secret. */
    record Fields(Map<String, String> values) implements Argument {}

    /** An argument as a Java expression. */
    record Code(String expression) implements Argument {}

    /** A value that the source takes as a parameter. */
    record Parameter(String type, String name) implements Argument {}

    /** Creates a call without arguments. */
    public static Call of(String method) {
        return new Call(method, List.of());
    }

    /** Creates a call with a URL. */
    public static Call to(String method, String url) {
        return new Call(method, List.of(new Url(url)));
    }

    /** Creates a call with a target. */
    public static Call on(String method, Target target) {
        return new Call(method, List.of(new Element(target)));
    }

    /** Creates a call that shows a page. The HTML of a long page becomes a parameter. */
    public static Call loadHtml(String html, String url) {
        Argument text =
                html.length() <= LONGEST_HTML
                        ? new Code(JavaText.literal(html))
                        : new Parameter("String", "html");
        return new Call("loadHtml", List.of(text, new Url(url)));
    }

    /** Creates a call that types a text. */
    public static Call type(Target target, String text) {
        return new Call("type", List.of(new Element(target), new Typed(text)));
    }

    /** Creates a call that types a secret. */
    public static Call typeSecret(Target target) {
        return new Call("type", List.of(new Element(target), secret("secret")));
    }

    /** Creates a call that fills in fields. */
    public static Call fill(Map<String, String> values) {
        return new Call("fill", List.of(new Fields(new TreeMap<>(values))));
    }

    /** Creates a call that uploads files, which become parameters. */
    public static Call upload(Target target, int files) {
        List<Argument> arguments = new ArrayList<>(List.of(new Element(target)));
        for (int i = 0; i < files; i++) {
            arguments.add(new Parameter("UploadFile", "file"));
        }
        return new Call("upload", arguments);
    }

    /** Returns a copy with texts as further arguments. */
    public Call with(String... texts) {
        List<Argument> all = new ArrayList<>(arguments);
        Arrays.stream(texts).map(text -> new Code(JavaText.literal(text))).forEach(all::add);
        return new Call(method, all);
    }

    /** Returns a copy with numbers as further arguments. */
    public Call with(double first, double second) {
        List<Argument> all = new ArrayList<>(arguments);
        all.add(new Code(String.valueOf(first)));
        all.add(new Code(String.valueOf(second)));
        return new Call(method, all);
    }

    /** Returns a copy with a whole number as a further argument. */
    public Call with(int number) {
        List<Argument> all = new ArrayList<>(arguments);
        all.add(new Code(String.valueOf(number)));
        return new Call(method, all);
    }

    static Parameter secret(String name) {
        return new Parameter("String", name);
    }

    /** The method, since arguments may be secret. */
    @Override
    public String toString() {
        return method;
    }
}
