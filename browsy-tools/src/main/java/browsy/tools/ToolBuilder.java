package browsy.tools;

import browsy.fetch.Session;
import browsy.tools.Parameter.Type;
import browsy.tools.Tool.Action;
import browsy.tools.Tool.Answer;
import browsy.tools.Tool.Route;
import browsy.tools.Tool.Route.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Builds the declaration of a tool. The path of its {@link Route} is its name with hyphens unless
 * {@link #at} sets another; the method is GET if it only reads and needs no arguments, else POST.
 */
final class ToolBuilder {
    /** The parameter {@code id}: the element that a tool acts on. */
    static final Parameter ELEMENT =
            Parameter.required("id", Type.INTEGER, "Id of the element").atLeast(1);

    /** The parameter {@code id} as an optional parameter. */
    static final Parameter OPTIONAL_ELEMENT =
            Parameter.optional(ELEMENT.name(), ELEMENT.type(), ELEMENT.description()).atLeast(1);

    private final String name;
    private final String title;
    private final String description;
    private final List<Parameter> parameters = new ArrayList<>();
    private final List<Rule> rules = new ArrayList<>();
    private String path;

    private ToolBuilder(String name, String title, String description) {
        this.name = name;
        this.title = title;
        this.description = description;
        this.path = name.replace('_', '-');
    }

    /** An action that changes the current page and sends no request. */
    interface Edit {
        /** Performs the change and returns a sentence that confirms it. */
        String apply(Session session, Arguments arguments);
    }

    /** An action that changes one element of the current page and sends no request. */
    interface ElementEdit {
        void apply(Session session, int id, Arguments arguments);
    }

    /** An action that loads a page or sends a request. */
    interface Move {
        /** Performs the action and returns remarks to add to the page after it. */
        List<String> make(Session session, Arguments arguments);
    }

    static ToolBuilder tool(String name, String title, String description) {
        return new ToolBuilder(name, title, description);
    }

    /** Adds parameters. */
    ToolBuilder takes(Parameter... more) {
        Collections.addAll(parameters, more);
        return this;
    }

    /** Adds conditions on several arguments. */
    ToolBuilder under(Rule... more) {
        Collections.addAll(rules, more);
        return this;
    }

    /** Sets the last segment of the path of the REST operation. */
    ToolBuilder at(String segment) {
        path = segment;
        return this;
    }

    /** Adds the parameter {@code id}, an element, before all other parameters. */
    ToolBuilder takesElement() {
        parameters.add(0, ELEMENT);
        return this;
    }

    /**
     * Builds a tool that changes an element.
     *
     * @param done the confirmation, before the id of the element
     */
    Tool editsElement(String done, ElementEdit edit) {
        takesElement();
        return edits(
                (session, arguments) -> {
                    int id = arguments.integer(ELEMENT.name());
                    edit.apply(session, id, arguments);
                    return done + " element " + id;
                });
    }

    /** Builds a tool that changes the current page and sends no request. */
    Tool edits(Edit edit) {
        return build(
                Hints.EDITS_PAGE,
                Answer.DONE,
                (context, arguments) ->
                        ActionConfirmations.of(context, edit.apply(context.session(), arguments)));
    }

    /** Builds a tool whose result is the page after its action; adds the parameter max_tokens. */
    Tool moves(Hints hints, Move move) {
        takes(PageResults.MAX_TOKENS);
        return build(
                hints,
                Answer.PAGE,
                (context, arguments) ->
                        PageResults.after(
                                context, arguments, move.make(context.session(), arguments)));
    }

    /** Builds a tool that reads the current page and changes nothing. */
    Tool reads(Answer answer, Action action) {
        return build(Hints.READS, answer, action);
    }

    /** Builds the tool that ends the session. */
    Tool endsSession(Action action) {
        return new Tool(
                name,
                title,
                description,
                parameters,
                rules,
                Hints.DISCARDS,
                Answer.DONE,
                null,
                action);
    }

    /** Builds a tool with a route in REST. */
    Tool build(Hints hints, Answer answer, Action action) {
        boolean isQuery = hints.equals(Hints.READS) && !Tool.needsArguments(parameters, rules);
        Route route = new Route(isQuery ? Method.GET : Method.POST, "/api/" + path);
        return new Tool(name, title, description, parameters, rules, hints, answer, route, action);
    }
}
