package browsy.output;

import browsy.model.ElementState;
import browsy.model.Role;
import browsy.model.SelectOption;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * The main content as Markdown in which everything that can be operated carries its id: {@code
 * [About us](#12)} is a link, {@code [Sign in](#34 "button")} a button, {@code [Email](#19
 * "textbox, required")} a field.
 */
public final class MarkdownFormat implements TextFormat {

    private static final int MAX_OPTIONS = 10;

    private static final MarkdownFormat STANDARD = new MarkdownFormat(false);

    private final boolean wholePage;

    private MarkdownFormat(boolean wholePage) {
        this.wholePage = wholePage;
    }

    /** The main content. */
    public static MarkdownFormat standard() {
        return STANDARD;
    }

    /** All that is visible, with navigation, header and footer. */
    public MarkdownFormat wholePage() {
        return new MarkdownFormat(true);
    }

    @Override
    public String name() {
        return wholePage ? "markdown-page" : "markdown";
    }

    @Override
    public String note(String remark) {
        return "<!-- " + remark.replace("--", "- -") + " -->";
    }

    @Override
    public void write(SpatialDom dom, Appendable out) throws IOException {
        List<SpatialElement> shown = wholePage ? dom.visible() : new Landmarks(dom).mainContent();
        String before = "";
        for (ReadingFlow.Line line : ReadingFlow.lines(shown)) {
            StringBuilder text = new StringBuilder();
            String kind = line.isRow() ? "row" : line.first().tag();
            // Items and rows follow one another closely, blocks are parted by an empty line.
            boolean closely = kind.equals(before) && (line.isRow() || kind.equals("li"));
            text.append(closely || before.isEmpty() ? "" : "\n");
            line(text, line);
            out.append(text.append('\n'));
            before = kind;
        }
    }

    private static void line(StringBuilder text, ReadingFlow.Line line) {
        SpatialElement first = line.first();
        if (first.tag().equals("pre") && line.elements().size() == 1) {
            fenced(text, Objects.requireNonNullElse(first.text(), ""));
            return;
        }
        text.append(marker(first));
        String separator = line.isRow() ? " | " : " ";
        text.append(line.isRow() ? "| " : "");
        boolean start = true;
        for (SpatialElement element : line.elements()) {
            text.append(start ? "" : separator);
            StringBuilder part = new StringBuilder();
            inline(part, element);
            text.append(line.isRow() ? part.toString().replace("|", "\\|") : part);
            start = false;
        }
        text.append(line.isRow() ? " |" : "");
    }

    private static String marker(SpatialElement element) {
        if (element.role() == Role.HEADING) {
            Integer level = element.level();
            int depth = level == null ? 2 : Math.max(1, Math.min(level, 6));
            return "#".repeat(depth) + " ";
        }
        return switch (element.tag()) {
            case "li" -> "- ";
            case "blockquote" -> "> ";
            default -> "";
        };
    }

    private static void inline(StringBuilder text, SpatialElement element) {
        if (element.isInteractive() || element.isFormField()) {
            text.append('[');
            MarkdownText.inline(text, Objects.requireNonNullElse(element.displayName(), ""));
            text.append("](#").append(element.id());
            String about = about(element);
            if (!about.isEmpty()) {
                text.append(" \"");
                MarkdownText.title(text, about);
                text.append('"');
            }
            text.append(')');
        } else if (element.role() == Role.IMG) {
            text.append("![");
            MarkdownText.inline(text, Objects.requireNonNullElse(element.displayName(), ""));
            text.append(']');
        } else {
            String said = element.text() == null ? element.displayName() : element.text();
            MarkdownText.block(text, Objects.requireNonNullElse(said, ""));
        }
    }

    /** Kind, value and states of what can be operated; nothing for a plain link. */
    private static String about(SpatialElement element) {
        StringBuilder about = new StringBuilder();
        if (element.role() != Role.LINK) {
            about.append(element.role() == null ? element.tag() : element.role().wireName());
        }
        ElementState state = element.state();
        String value = element.value();
        if (value != null && !value.isEmpty() && element.isFormField() && state.checked() == null) {
            add(about, "value " + value);
        }
        if (!element.options().isEmpty()) {
            add(about, "options " + options(element.options()));
        }
        if (state.checked() != null) {
            add(about, state.isChecked() ? "checked" : "not checked");
        }
        if (state.expanded() != null) {
            add(about, state.expanded() ? "expanded" : "collapsed");
        }
        if (state.disabled()) {
            add(about, "disabled");
        }
        if (state.required()) {
            add(about, "required");
        }
        return about.toString();
    }

    private static void add(StringBuilder about, String fact) {
        about.append(about.length() == 0 ? "" : ", ").append(fact);
    }

    private static String options(List<SelectOption> options) {
        String labels =
                options.stream()
                        .limit(MAX_OPTIONS)
                        .map(SelectOption::label)
                        .collect(Collectors.joining(" | "));
        int more = options.size() - MAX_OPTIONS;
        return more > 0 ? labels + " | +" + more : labels;
    }

    /** Preformatted text between fences longer than any run of backticks in it. */
    private static void fenced(StringBuilder text, String code) {
        int longest = 0;
        int run = 0;
        for (int i = 0; i < code.length(); i++) {
            run = code.charAt(i) == '`' ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        String fence = "`".repeat(Math.max(3, longest + 1));
        text.append(fence).append('\n');
        for (String line : code.split("\n", -1)) {
            Escapes.line(text, line);
            text.append('\n');
        }
        text.append(fence);
    }
}
