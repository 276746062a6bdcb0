package browsy.tools;

import browsy.tools.Parameter.Type;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * Instructions for a language model to perform a kind of task with the tools.
 *
 * @param name the unique name
 * @param title the title, for people
 * @param description the purpose
 * @param parameters the parameters of the task
 * @param text the instructions as Markdown
 */
public record Skill(
        String name, String title, String description, List<Parameter> parameters, String text) {

    private static final List<Skill> ALL =
            List.of(
                    load(
                            "browse-and-extract",
                            "Browse and extract",
                            "Go to a page and get data from it, past cookie banners and log-ins",
                            List.of(
                                    Parameter.required("url", Type.STRING, "Address of the page"),
                                    Parameter.required("what", Type.STRING, "What to extract"))),
                    load(
                            "web-research",
                            "Web research",
                            "Search the web, read several pages, and sum up with sources",
                            List.of(
                                    Parameter.required(
                                            "question", Type.STRING, "What to find out"))),
                    load(
                            "form-filler",
                            "Form filler",
                            "Find the fields of a form, fill them in with given data, and send it",
                            List.of(
                                    Parameter.required("url", Type.STRING, "Address of the form"),
                                    Parameter.required("data", Type.STRING, "What to fill in"))));

    public Skill {
        parameters = List.copyOf(parameters);
    }

    /** All skills. */
    public static List<Skill> all() {
        return ALL;
    }

    /**
     * The instructions followed by the arguments of the task.
     *
     * @param arguments the arguments by name; missing ones are omitted
     */
    public String prompt(Map<String, String> arguments) {
        StringBuilder prompt = new StringBuilder(text).append("\n## Task\n\n");
        for (Parameter parameter : parameters) {
            String value = arguments.get(parameter.name());
            if (value != null) {
                prompt.append("- ").append(parameter.name()).append(": ");
                prompt.append(value).append('\n');
            }
        }
        return prompt.toString();
    }

    private static Skill load(
            String name, String title, String description, List<Parameter> parameters) {
        String file = "skills/" + name + ".md";
        try (InputStream in = Skill.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("missing resource " + file);
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return new Skill(name, title, description, parameters, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
