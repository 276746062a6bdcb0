package browsy.tools;

import static browsy.tools.Parameter.optional;
import static browsy.tools.Parameter.required;
import static browsy.tools.ToolBuilder.tool;

import browsy.fetch.Session;
import browsy.fetch.config.UploadFile;
import browsy.tools.Parameter.Type;
import java.nio.charset.StandardCharsets;

/** Tools that change the current page. Only {@code fill_form} can send a request. */
final class FormTools {
    static final Tool TYPE_TEXT =
            tool(
                            "type_text",
                            "Type",
                            "Type into a text field or textarea, in place of what stands there."
                                    + " Nothing is sent before a click on the form's button.")
                    .at("type")
                    .takes(required("text", Type.STRING, "What to type"))
                    .editsElement(
                            "Typed into", (session, id, a) -> session.type(id, a.text("text")));

    static final Tool CHECK =
            tool("check", "Tick", "Tick a checkbox or choose a radio button.")
                    .editsElement("Checked", (session, id, a) -> session.check(id));

    static final Tool UNCHECK =
            tool("uncheck", "Untick", "Untick a checkbox.")
                    .editsElement("Unchecked", (session, id, a) -> session.uncheck(id));

    static final Tool SELECT =
            tool(
                            "select",
                            "Choose an option",
                            "Choose an option of a select by its value or label.")
                    .takes(required("value", Type.STRING, "Value or label of the option"))
                    .editsElement(
                            "Selected in", (session, id, a) -> session.select(id, a.text("value")));

    static final Tool HOVER =
            tool(
                            "hover",
                            "Hover",
                            "Put the pointer over an element, to see menus that open that way.")
                    .editsElement("Hovering over", (session, id, a) -> session.hover(id));

    static final Tool UPLOAD =
            tool("upload", "Choose a file", "Put a file into a file field.")
                    .takes(
                            required("name", Type.STRING, "Name of the file").atLeast(1),
                            optional("content", Type.STRING, "Content as text"),
                            optional(
                                    "content_base64",
                                    Type.BASE64,
                                    "Content in Base64, in place of content"),
                            optional(
                                    "content_type",
                                    Type.STRING,
                                    "Media type; text/plain by default"))
                    .under(new Rule.NotBoth("content", "content_base64"))
                    .editsElement(
                            "Chose a file in", (session, id, a) -> session.upload(id, file(a)));

    static final Tool SCROLL =
            tool(
                            "scroll",
                            "Scroll",
                            "Scroll to an element, or by some pixels; one window down if"
                                    + " nothing is said.")
                    .takes(
                            ToolBuilder.OPTIONAL_ELEMENT,
                            optional("dx", Type.NUMBER, "Pixels to the right"),
                            optional("dy", Type.NUMBER, "Pixels down; negative goes up"))
                    .edits(FormTools::scroll);

    static final Tool FILL_FORM =
            tool(
                            "fill_form",
                            "Fill in a form",
                            "Fill in several fields at once, by label, name or element id;"
                                    + " optionally send the form then.")
                    .takes(
                            required(
                                            "fields",
                                            Type.VALUES,
                                            "Values by label, name or id of the field; true and"
                                                    + " false for boxes")
                                    .atLeast(1),
                            optional(
                                    "submit",
                                    Type.BOOLEAN,
                                    "Whether to send the form then; false by default"))
                    .moves(
                            Hints.SENDS,
                            (session, a) -> {
                                FillFormTool.fill(session, a.fields("fields"), a.isTrue("submit"));
                                return PageResults.remarks(session);
                            });

    private FormTools() {}

    /**
     * Scrolls to an element, by the given distances, or else down by the height of the viewport.
     */
    private static String scroll(Session session, Arguments arguments) {
        if (arguments.has("id")) {
            session.scrollTo(arguments.integer("id"));
            return "Scrolled to element " + arguments.integer("id");
        }
        boolean said = arguments.has("dx") || arguments.has("dy");
        double down = said ? 0 : session.dom().viewport().height();
        session.scroll(arguments.numberOr("dx", 0), arguments.numberOr("dy", down));
        return "Scrolled";
    }

    private static UploadFile file(Arguments arguments) {
        byte[] decoded = arguments.bytesOrNull("content_base64");
        byte[] bytes =
                decoded == null
                        ? arguments.textOr("content", "").getBytes(StandardCharsets.UTF_8)
                        : decoded;
        return new UploadFile(
                arguments.text("name"), arguments.textOr("content_type", "text/plain"), bytes);
    }
}
