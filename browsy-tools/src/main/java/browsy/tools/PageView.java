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
 * How a page is to be shown.
 *
 * @param format name of a format
 * @param scope name of a scope
 * @param maxTokens the most tokens of text; 0 for no bound
 * @param task what is looked for, to be kept first; null for nothing in particular
 * @param untrusted whether text stands between remarks that say that strangers wrote it
 */
public record PageView(
        String format, String scope, int maxTokens, @Nullable String task, boolean untrusted) {

    /** All of the page as compact text. */
    public static final PageView DEFAULT = new PageView("compact", "all", 0, null, false);

    /** The same in another format. */
    public PageView in(String newFormat) {
        return new PageView(newFormat, scope, maxTokens, task, untrusted);
    }

    /** The same of another part of the page. */
    public PageView of(String newScope) {
        return new PageView(format, newScope, maxTokens, task, untrusted);
    }

    /** The same in at most so many tokens. */
    public PageView within(int newMaxTokens) {
        return new PageView(format, scope, newMaxTokens, task, untrusted);
    }

    /** The names of the formats that can be asked for, the usual one first. */
    public static List<String> formats() {
        return Formats.names();
    }

    /**
     * Shows a page.
     *
     * @param remarks what there is to say of it, at the end of a text
     * @throws ToolException if there is no such format or scope
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

    private Format chosen() {
        if (format.equals("compact")) {
            // Where an agent reads it, the header tells what the page is.
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

    private SpatialDom part(SpatialDom dom) {
        try {
            return Scope.parse(scope).apply(dom);
        } catch (IllegalArgumentException e) {
            throw new ToolException(Fault.REFUSED, String.valueOf(e.getMessage()));
        }
    }

    /** The page in what the text around it leaves of the tokens. */
    private String cut(TextFormat shown, SpatialDom dom, String around) {
        if (maxTokens == 0) {
            return shown.render(dom);
        }
        int taken = around.isEmpty() ? 0 : TokenCounter.best().count(around);
        Budget budget = Budget.of(Math.max(0, maxTokens - taken));
        return (task == null ? budget : budget.forTask(task)).render(shown, dom);
    }
}
