package browsy.behavior;

import browsy.html.Ancestors;
import browsy.html.FormOwner;
import browsy.model.JsBehavior.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Recognizes common statements in inline {@code onclick} code by patterns; all other code is
 * ignored.
 */
final class InlineCode {
    private static final String TEXT = "['\"]([^'\"]*)['\"]";
    private static final Pattern LOCATION =
            Pattern.compile(
                    "(?:(?:window|document|self|top|parent)\\.)?location(?:\\.href)?\\s*=\\s*"
                            + TEXT
                            + "|location\\.(?:assign|replace)\\(\\s*"
                            + TEXT
                            + "|window\\.open\\(\\s*"
                            + TEXT);
    private static final Pattern BACK = Pattern.compile("history\\.(?:back\\(\\s*\\)|go\\(\\s*-1)");
    private static final Pattern SUBMIT =
            Pattern.compile(
                    "(?:this\\.form|(?:this|\\$\\(this\\))\\.closest\\(\\s*['\"]form['\"]\\s*\\)"
                            + "|document\\.(?:forms\\[\\s*)?"
                            + "(?:"
                            + TEXT
                            + "|(\\d+)|(\\w+))\\]?"
                            + "|document\\.getElementById\\(\\s*"
                            + TEXT
                            + "\\s*\\)"
                            + ")\\.(?:requestSubmit|submit)\\(");
    private static final String BY_ID =
            "(?:document\\.getElementById\\(\\s*['\"]|document\\.querySelector\\(\\s*['\"]#"
                    + "|(?:\\$|jQuery)\\(\\s*['\"]#)([^'\"]+)['\"]\\s*\\)";
    private static final Pattern CLASS_LIST =
            Pattern.compile(BY_ID + "\\.classList\\.(toggle|add|remove)\\(\\s*" + TEXT);
    private static final Pattern CLASS_CALL =
            Pattern.compile(BY_ID + "\\.(toggle|add|remove)Class\\(\\s*" + TEXT);
    private static final Pattern DISPLAY =
            Pattern.compile(BY_ID + "\\.style\\.display\\s*=\\s*" + TEXT);
    private static final Pattern HIDDEN =
            Pattern.compile(BY_ID + "\\.hidden\\s*=\\s*(true|false|!)");
    private static final Pattern CALL =
            Pattern.compile(
                    BY_ID
                            + "\\.(show|hide|toggle|slideToggle|slideDown|slideUp|fadeIn|fadeOut"
                            + "|fadeToggle|showModal|close)\\(");

    /** The length above which code is ignored. */
    private static final int MAX_CODE = 5_000;

    private InlineCode() {}

    /** Returns the effects of all recognized statements. */
    static List<Behavior> read(Element trigger, String code, DocumentTargets targets) {
        if (code.length() > MAX_CODE) {
            return List.of();
        }
        List<Behavior> found = new ArrayList<>();
        addClasses(trigger, code, CLASS_LIST, targets, found);
        addClasses(trigger, code, CLASS_CALL, targets, found);
        for (Matcher m = DISPLAY.matcher(code); m.find(); ) {
            Kind kind = m.group(2).equals("none") ? Kind.HIDE : Kind.SHOW;
            add(found, trigger, kind, targets.byId(m.group(1)), "");
        }
        for (Matcher m = HIDDEN.matcher(code); m.find(); ) {
            Kind kind =
                    switch (m.group(2)) {
                        case "true" -> Kind.HIDE;
                        case "false" -> Kind.SHOW;
                        default -> Kind.TOGGLE_VISIBILITY;
                    };
            add(found, trigger, kind, targets.byId(m.group(1)), "");
        }
        for (Matcher m = CALL.matcher(code); m.find(); ) {
            add(found, trigger, kindOfCall(m.group(2)), targets.byId(m.group(1)), "");
        }
        addMoves(trigger, code, targets, found);
        return found;
    }

    private static Kind kindOfCall(String call) {
        return switch (call) {
            case "show", "slideDown", "fadeIn", "showModal" -> Kind.SHOW;
            case "hide", "slideUp", "fadeOut", "close" -> Kind.HIDE;
            default -> Kind.TOGGLE_VISIBILITY;
        };
    }

    private static void addClasses(
            Element trigger,
            String code,
            Pattern pattern,
            DocumentTargets targets,
            List<Behavior> found) {
        for (Matcher m = pattern.matcher(code); m.find(); ) {
            Kind kind =
                    switch (m.group(2)) {
                        case "add" -> Kind.ADD_CLASS;
                        case "remove" -> Kind.REMOVE_CLASS;
                        default -> Kind.TOGGLE_CLASS;
                    };
            add(found, trigger, kind, targets.byId(m.group(1)), m.group(3));
        }
    }

    /** Adds the first recognized navigation, history or submit statement. */
    private static void addMoves(
            Element trigger, String code, DocumentTargets targets, List<Behavior> found) {
        Matcher location = LOCATION.matcher(code);
        if (location.find()) {
            found.add(new Behavior(trigger, Kind.NAVIGATE, null, firstGroup(location)));
        } else if (BACK.matcher(code).find()) {
            found.add(new Behavior(trigger, Kind.GO_BACK, null, ""));
        } else {
            Matcher submit = SUBMIT.matcher(code);
            if (submit.find()) {
                add(found, trigger, Kind.SUBMIT, form(trigger, submit, targets), "");
            }
        }
    }

    /** The form that a submit statement refers to; null if there is none. */
    private static @Nullable Element form(
            Element trigger, Matcher submit, DocumentTargets targets) {
        if (submit.group().startsWith("this") || submit.group().startsWith("$(this")) {
            Element owner = FormOwner.of(trigger);
            return owner != null ? owner : Ancestors.closest(trigger, "form");
        }
        List<Element> forms = targets.forms();
        if (submit.group(2) != null) {
            int index =
                    submit.group(2).length() > 6 ? forms.size() : Integer.parseInt(submit.group(2));
            return index < forms.size() ? forms.get(index) : null;
        }
        String name = firstGroup(submit);
        return forms.stream()
                .filter(form -> form.id().equals(name) || form.attr("name").equals(name))
                .findFirst()
                .orElse(null);
    }

    private static String firstGroup(Matcher matcher) {
        for (int group = 1; group <= matcher.groupCount(); group++) {
            if (matcher.group(group) != null) {
                return matcher.group(group);
            }
        }
        return "";
    }

    private static void add(
            List<Behavior> found,
            Element trigger,
            Kind kind,
            @Nullable Element target,
            String detail) {
        if (target != null) {
            found.add(new Behavior(trigger, kind, target, detail));
        }
    }
}
