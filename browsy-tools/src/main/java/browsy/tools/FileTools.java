package browsy.tools;

import static browsy.tools.Parameter.optional;
import static browsy.tools.ToolBuilder.tool;

import browsy.fetch.Download;
import browsy.fetch.Session;
import browsy.find.Target;
import browsy.output.TokenCounter;
import browsy.tools.Parameter.Type;
import browsy.tools.Tool.Answer;
import browsy.tools.ToolException.Fault;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The tool {@code download}, and the results of actions that receive a file. */
final class FileTools {
    /** The limit of tokens if neither the call nor the options set one. */
    private static final int DEFAULT_TOKENS = 4000;

    /** The assumed greatest length of a token; text with longer tokens is cut earlier. */
    private static final int MOST_CHARS = 8;

    static final Tool DOWNLOAD =
            tool(
                            "download",
                            "Read a file",
                            "Get a file by its address or by the id of a link to it; without"
                                    + " either, the last file that came in place of a page."
                                    + " Returns name, type and size, and the content of text."
                                    + " The current page stays.")
                    .takes(
                            optional("url", Type.ADDRESS, "Address of the file, http or https"),
                            optional("id", Type.INTEGER, "Id of a link to the file").atLeast(1),
                            optional(
                                    "from",
                                    Type.INTEGER,
                                    "Character of the text to begin at, as 'next' of the answer"
                                            + " before gives it"),
                            PageResults.MAX_TOKENS)
                    .under(new Rule.NotBoth("url", "id"))
                    .build(Hints.VISITS, Answer.OBJECT, FileTools::download);

    private FileTools() {}

    private static ToolResult download(ToolContext context, Arguments arguments) {
        Session session = context.session();
        Download file = file(session, arguments);
        if (file == null) {
            throw new ToolException(
                    Fault.NOT_FOUND, "no file came yet; download needs 'url' or 'id'");
        }
        Map<String, Object> fields = facts(file);
        String text = file.text();
        if (text != null) {
            putText(fields, text, arguments.integer("from"), tokens(context, arguments));
        }
        return ToolResult.data(Json.write(fields), session.url() == null ? null : session.dom());
    }

    private static @Nullable Download file(Session session, Arguments arguments) {
        if (arguments.has("url")) {
            return session.download(arguments.text("url"));
        }
        return arguments.has("id")
                ? session.download(Target.id(arguments.integer("id")))
                : session.lastDownload();
    }

    /** The limit of tokens: of the call, else of the options, else the default. */
    private static int tokens(ToolContext context, Arguments arguments) {
        int usual = context.options().maxTokens();
        int asked =
                arguments.integerOr(
                        PageResults.MAX_TOKENS.name(), usual == 0 ? DEFAULT_TOKENS : usual);
        return asked == 0 ? DEFAULT_TOKENS : asked;
    }

    /** The metadata of a file. */
    private static Map<String, Object> facts(Download file) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", file.fileName());
        fields.put("type", file.contentType());
        fields.put("size", file.bytes().length);
        fields.put("url", file.url());
        return fields;
    }

    /** Adds the part of a text that fits into the limit, and where the next part begins. */
    private static void putText(Map<String, Object> fields, String text, int from, int tokens) {
        int start = Math.min(from, text.length());
        int end = end(text, start, tokens);
        fields.put("text", text.substring(start, end));
        if (end < text.length()) {
            fields.put("left_out", text.length() - end);
            fields.put("next", end);
        }
    }

    /**
     * The end of the longest part from {@code start} with at most a number of tokens, found by
     * bisection. It has at least one character and does not split a surrogate pair.
     */
    private static int end(String text, int start, int tokens) {
        TokenCounter counter = TokenCounter.best();
        int low = start;
        int high = (int) Math.min(text.length(), start + (long) MOST_CHARS * tokens);
        while (low < high) {
            int middle = low + (high - low + 1) / 2;
            if (counter.count(text.substring(start, middle)) <= tokens) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        int end = Math.max(low, Math.min(start + 1, text.length()));
        boolean splits =
                end < text.length()
                        && Character.isLowSurrogate(text.charAt(end))
                        && Character.isHighSurrogate(text.charAt(end - 1));
        return splits ? end + 1 : end;
    }

    /**
     * The result of an action that received a file instead of a page.
     *
     * @param json whether the call requests JSON
     */
    static ToolResult inPlaceOfPage(ToolContext context, Download file, boolean json) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("download", facts(file));
        String text = "downloaded in place of a page: " + plain(file) + "; download reads it\n";
        return new ToolResult(text, json ? Json.write(fields) : null, context.session().dom());
    }

    /** The metadata without characters that could imitate other output; the server chooses them. */
    private static String plain(Download file) {
        String name = file.fileName().replaceAll("[^\\p{L}\\p{N}._-]", "_");
        String type = file.contentType().replaceAll("[^a-z0-9/.+-]", "_");
        return name + (type.isEmpty() ? "" : ", " + type) + ", " + file.bytes().length + " bytes";
    }
}
