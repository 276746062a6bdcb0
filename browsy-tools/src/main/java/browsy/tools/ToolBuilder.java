package browsy.tools;

import browsy.fetch.Session;
import browsy.tools.Parameter.Type;
import browsy.tools.Tool.Action;
import browsy.tools.Tool.Answer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Puts a tool together: what it is called, what it takes, and one of the kinds of things to do. */
final class ToolBuilder {
    private static final Parameter ID =
            Parameter.required("id", Type.INTEGER, Descriptions.ID).atLeast(1);

    private final String name;
    private final String title;
    private final String description;
    private final List<Parameter> parameters = new ArrayList<>();
    private final List<Rule> rules = new ArrayList<>();

    private ToolBuilder(String name, String title, String description) {
        this.name = name;
        this.title = title;
        this.description = description;
    }

    /** Changes the page on which the session is. */
    interface Edit {
        /** Does so and says what was done. */
        String apply(Session session, Arguments arguments);
    }

    /** Changes one element of the page. */
    interface ElementEdit {
        void apply(Session session, int id, Arguments arguments);
    }

    /** Goes somewhere or sends something. */
    interface Move {
        /** Does so and says what the page after it does not tell, one remark each. */
        List<String> make(Session session, Arguments arguments);
    }

    static ToolBuilder tool(String name, String title, String description) {
        return new ToolBuilder(name, title, description);
    }

    ToolBuilder takes(Parameter... more) {
        Collections.addAll(parameters, more);
        return this;
    }

    ToolBuilder under(Rule... more) {
        Collections.addAll(rules, more);
        return this;
    }

    /** The id of an element, before all other parameters. */
    ToolBuilder takesElement() {
        parameters.add(0, ID);
        return this;
    }

    /**
     * A tool that changes an element.
     *
     * @param done what to say of it, before its id
     */
    Tool editsElement(String done, ElementEdit edit) {
        takesElement();
        return edits(
                (session, arguments) -> {
                    int id = arguments.integer(ID.name());
                    edit.apply(session, id, arguments);
                    return done + " element " + id;
                });
    }

    /** A tool that changes the page and sends nothing. */
    Tool edits(Edit edit) {
        return build(
                Hints.EDITS_PAGE,
                Answer.DONE,
                (workplace, arguments) ->
                        Confirmations.of(workplace, edit.apply(workplace.session(), arguments)));
    }

    /** A tool that leads to a page and shows it, in a number of tokens if that is wanted. */
    Tool moves(Hints hints, Move move) {
        takes(PageAnswers.MAX_TOKENS);
        return build(
                hints,
                Answer.PAGE,
                (workplace, arguments) ->
                        PageAnswers.after(
                                workplace, arguments, move.make(workplace.session(), arguments)));
    }

    /** A tool that tells of the current page and changes nothing. */
    Tool reads(Answer answer, Action action) {
        return build(Hints.READS, answer, action);
    }

    Tool build(Hints hints, Answer answer, Action action) {
        return new Tool(name, title, description, parameters, rules, hints, answer, action);
    }
}
