package browsy.tools;

import browsy.model.SpatialDom;
import browsy.output.Budget;
import browsy.output.CompactFormat;
import browsy.output.Format;
import browsy.output.Formats;
import browsy.output.PageSummary;
import browsy.output.Scope;
import browsy.output.TextFormat;
import browsy.output.TokenCounter;
import browsy.output.UntrustedFormat;
import browsy.tools.ToolException.Fault;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Options to render a page in a result.
 *
 * @param format the name of a format in {@link Formats}
 * @param scope the name of a {@link Scope}
 * @param maxTokens the greatest number of tokens of a text; 0 for no limit
 * @param task the task, whose relevant parts are kept first; null if unknown
 * @param untrusted whether a text is enclosed in remarks that mark it as data
 */
public record PageView(
        String format, String scope, int maxTokens, @Nullable String task, boolean untrusted) {

    /** The whole page in the compact format. */
    public static final PageView DEFAULT = new PageView("compact", "all", 0, null, false);

    /** Returns a copy with a format. */
    public PageView in(String newFormat) {
        return new PageView(newFormat, scope, maxTokens, task, untrusted);
    }

    /** Returns a copy with a scope. */
    public PageView of(String newScope) {
        return new PageView(format, newScope, maxTokens, task, untrusted);
    }

    /** Returns a copy with a limit of tokens. */
    public PageView within(int newMaxTokens) {
        return new PageView(format, scope, newMaxTokens, task, untrusted);
    }

    /** The names of all formats, the default first. */
    public static List<String> formats() {
        return Formats.names();
    }

    /**
     * Renders a page.
     *
     * @param remarks remarks to append to a text
     * @throws ToolException if the format or scope is unknown
     */
    public ToolResult show(SpatialDom dom, List<String> remarks) {
        Format chosen = chosen();
        SpatialDom part = part(dom);
        if (!(chosen instanceof TextFormat text)) {
            String rendered = chosen.render(part);
            return new ToolResult(
                    rendered, Json.MEDIA_TYPE.equals(chosen.mediaType()) ? rendered : null, dom);
        }
        TextFormat shown = untrusted ? UntrustedFormat.around(text) : text;
        StringBuilder answer = new StringBuilder();
        PageSummary.captchaWarning(dom).ifPresent(warning -> answer.append(warning).append("\n\n"));
        StringBuilder after = new StringBuilder();
        remarks.forEach(remark -> after.append(shown.note(remark)).append('\n'));
        String around = answer.toString() + after;
        answer.append(cut(shown, part, around)).append(after);
        return new ToolResult(answer.toString(), null, dom);
    }

    /**
     * The format with the name; the compact format with a header, except for the scope interactive.
     */
    private Format chosen() {
        if (format.equals("compact")) {
            // The header has the page type and the suggested actions.
            return scope.startsWith(Scope.INTERACTIVE)
                    ? CompactFormat.standard().withoutHeader()
                    : CompactFormat.standard().withPageFacts();
        }
        return Formats.named(format)
                .orElseThrow(
                        () ->
                                new ToolException(
                                        Fault.REFUSED,
                                        "'format' must be one of " + Formats.names()));
    }

    /** The part of the page in the scope. */
    private SpatialDom part(SpatialDom dom) {
        try {
            return Scope.parse(scope).apply(dom);
        } catch (IllegalArgumentException e) {
            throw new ToolException(Fault.REFUSED, String.valueOf(e.getMessage()));
        }
    }

    /**
     * Renders the page within the limit of tokens.
     *
     * @param around the other text of the result, whose tokens count too
     */
    private String cut(TextFormat shown, SpatialDom dom, String around) {
        if (maxTokens == 0) {
            return shown.render(dom);
        }
        int taken = around.isEmpty() ? 0 : TokenCounter.best().count(around);
        Budget budget = Budget.of(Math.max(0, maxTokens - taken));
        return (task == null ? budget : budget.forTask(task)).render(shown, dom);
    }
}
