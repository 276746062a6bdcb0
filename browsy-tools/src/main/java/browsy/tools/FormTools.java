package browsy.tools;

import static browsy.tools.Parameter.optional;
import static browsy.tools.Parameter.required;
import static browsy.tools.ToolBuilder.tool;

import browsy.fetch.Session;
import browsy.fetch.config.UploadFile;
import browsy.tools.Parameter.Type;
import java.nio.charset.StandardCharsets;

/** Tools that change the page and send nothing by themselves, but for {@code fill_form}. */
final class FormTools {
    static final Tool TYPE_TEXT =
            tool("type_text", "Type", Descriptions.TYPE_TEXT)
                    .at("type")
                    .takes(required("text", Type.STRING, Descriptions.TEXT))
                    .editsElement(
                            "Typed into", (session, id, a) -> session.type(id, a.text("text")));

    static final Tool CHECK =
            tool("check", "Tick", Descriptions.CHECK)
                    .editsElement("Checked", (session, id, a) -> session.check(id));

    static final Tool UNCHECK =
            tool("uncheck", "Untick", Descriptions.UNCHECK)
                    .editsElement("Unchecked", (session, id, a) -> session.uncheck(id));

    static final Tool SELECT =
            tool("select", "Choose an option", Descriptions.SELECT)
                    .takes(required("value", Type.STRING, Descriptions.VALUE))
                    .editsElement(
                            "Selected in", (session, id, a) -> session.select(id, a.text("value")));

    static final Tool HOVER =
            tool("hover", "Hover", Descriptions.HOVER)
                    .editsElement("Hovering over", (session, id, a) -> session.hover(id));

    static final Tool UPLOAD =
            tool("upload", "Choose a file", Descriptions.UPLOAD)
                    .takes(
                            required("name", Type.STRING, Descriptions.FILE_NAME).atLeast(1),
                            optional("content", Type.STRING, Descriptions.FILE_CONTENT),
                            optional("content_base64", Type.BASE64, Descriptions.FILE_BASE64),
                            optional("content_type", Type.STRING, Descriptions.FILE_TYPE))
                    .under(new Rule.NotBoth("content", "content_base64"))
                    .editsElement(
                            "Chose a file in", (session, id, a) -> session.upload(id, file(a)));

    static final Tool SCROLL =
            tool("scroll", "Scroll", Descriptions.SCROLL)
                    .takes(
                            optional("id", Type.INTEGER, Descriptions.ID).atLeast(1),
                            optional("dx", Type.NUMBER, Descriptions.DX),
                            optional("dy", Type.NUMBER, Descriptions.DY))
                    .edits(FormTools::scroll);

    static final Tool FILL_FORM =
            tool("fill_form", "Fill in a form", Descriptions.FILL_FORM)
                    .takes(
                            required("fields", Type.VALUES, Descriptions.FIELDS).atLeast(1),
                            optional("submit", Type.BOOLEAN, Descriptions.SUBMIT))
                    .moves(
                            Hints.SENDS,
                            (session, a) -> {
                                FormFilling.fill(session, a.fields("fields"), a.isTrue("submit"));
                                return PageAnswers.remarks(session);
                            });

    private FormTools() {}

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
