package browsy.fetch.flow;

import browsy.fetch.flow.Call.Argument;
import browsy.fetch.flow.Call.Code;
import browsy.fetch.flow.Call.Element;
import browsy.fetch.flow.Call.Fields;
import browsy.fetch.flow.Call.Parameter;
import browsy.fetch.flow.Call.Typed;
import browsy.fetch.flow.Call.Url;
import browsy.fetch.navigation.LoadedPage;
import browsy.fetch.replay.Redactor;
import browsy.find.Target;
import browsy.model.InputType;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The successful actions of a session as calls whose arguments are Java expressions. Ids are
 * replaced by targets that also hold on similar pages. Secrets are not kept: they become
 * parameters.
 */
public final class FlowLog {
    private static final Pattern PARAMETER = Pattern.compile("[?&#;]([^=&#;]*)=([^&#]*)");
    private static final Pattern USER = Pattern.compile("(?i)^\\s*https?:[/\\\\]*[^/\\\\?#]*@.*");

    /** The number of calls that are kept. */
    private static final int MOST_CALLS = 10_000;

    private final List<Call> calls = new ArrayList<>();

    /**
     * Adds calls that one action consists of. Beyond {@value #MOST_CALLS} calls, nothing is added.
     *
     * @param page the page before the action; null if there was none
     * @param forced whether the action skips checks
     */
    public void add(List<Call> action, @Nullable LoadedPage page, boolean forced) {
        if (calls.size() >= MOST_CALLS) {
            return;
        }
        if (forced && !action.isEmpty()) {
            calls.add(Call.of("force"));
        }
        for (Call call : action) {
            Optional<SpatialElement> element = element(call, page);
            calls.add(
                    new Call(
                            call.method(),
                            call.arguments().stream()
                                    .map(argument -> resolved(argument, page, element))
                                    .toList()));
        }
    }

    /** Returns a copy. */
    public FlowLog copy() {
        FlowLog copy = new FlowLog();
        copy.calls.addAll(calls);
        return copy;
    }

    /** The calls as a Java class. */
    public String java() {
        return JavaSource.of(calls);
    }

    private static Optional<SpatialElement> element(Call call, @Nullable LoadedPage page) {
        return call.arguments().stream()
                .filter(Element.class::isInstance)
                .findFirst()
                .flatMap(argument -> RobustTarget.element(page, ((Element) argument).target()));
    }

    private static Argument resolved(
            Argument argument, @Nullable LoadedPage page, Optional<SpatialElement> element) {
        if (argument instanceof Element target) {
            return new Code(JavaText.target(RobustTarget.of(page, target.target())));
        }
        if (argument instanceof Typed typed) {
            return element.filter(FlowLog::isSecret)
                    .<Argument>map(field -> Call.secret(isCode(field) ? "code" : "password"))
                    .orElseGet(() -> new Code(JavaText.literal(typed.text())));
        }
        if (argument instanceof Url url) {
            return hasSecret(url.url())
                    ? Call.secret("url")
                    : new Code(JavaText.literal(url.url()));
        }
        return argument instanceof Fields fields && hasSecret(fields.values(), page)
                ? new Parameter("Map<String, String>", "values")
                : argument instanceof Fields fields ? new Code(map(fields.values())) : argument;
    }

    private static String map(Map<String, String> values) {
        return "Map.ofEntries("
                + String.join(
                        ", ",
                        values.entrySet().stream()
                                .map(
                                        entry ->
                                                "Map.entry("
                                                        + JavaText.literal(entry.getKey())
                                                        + ", "
                                                        + JavaText.literal(entry.getValue())
                                                        + ")")
                                .toList())
                + ")";
    }

    private static boolean isSecret(SpatialElement field) {
        String name = field.name();
        return field.inputType() == InputType.PASSWORD
                || isCode(field)
                || autocomplete(field).endsWith("-password")
                || Redactor.STANDARD.isSecret(
                        Redactor.Part.FIELD, name == null ? "" : name, "text");
    }

    private static boolean isCode(SpatialElement field) {
        return autocomplete(field).endsWith("one-time-code");
    }

    private static String autocomplete(SpatialElement field) {
        String value = field.constraints().autocomplete();
        return value == null ? "" : value.toLowerCase(Locale.ROOT);
    }

    private static boolean hasSecret(Map<String, String> values, @Nullable LoadedPage page) {
        return values.entrySet().stream()
                .anyMatch(
                        entry ->
                                Redactor.STANDARD.isSecret(
                                                Redactor.Part.FIELD,
                                                entry.getKey(),
                                                entry.getValue())
                                        || isSecretLabel(page, entry.getKey()));
    }

    private static boolean isSecretLabel(@Nullable LoadedPage page, String name) {
        return page != null
                && page.dom().elements().stream()
                        .filter(SpatialElement::isFormField)
                        .filter(FlowLog::isSecret)
                        .anyMatch(
                                field ->
                                        name.equals(field.name())
                                                || Target.label(name)
                                                        .resolve(page.dom())
                                                        .contains(field));
    }

    private static boolean hasSecret(String url) {
        if (USER.matcher(url).matches()) {
            return true;
        }
        Matcher found = PARAMETER.matcher(url);
        while (found.find()) {
            if (Redactor.STANDARD.isSecret(Redactor.Part.QUERY, found.group(1), found.group(2))) {
                return true;
            }
        }
        return false;
    }
}
