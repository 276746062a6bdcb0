package browsy.tools;

/** What language models are told of tools and their parameters. */
public final class Descriptions {
    public static final String BROWSE =
            "Go to a web page. Returns its elements, each with the id that other tools take, and"
                    + " what can be done there.";
    public static final String CLICK =
            "Click an element: follows links, sends forms, opens menus and dialogs. Returns the"
                    + " page after it.";
    public static final String TYPE_TEXT =
            "Type into a text field or textarea, in place of what stands there. Nothing is sent"
                    + " before a click on the form's button.";
    public static final String CHECK = "Tick a checkbox or choose a radio button.";
    public static final String UNCHECK = "Untick a checkbox.";
    public static final String SELECT = "Choose an option of a select by its value or label.";
    public static final String GET_PAGE =
            "The current page with what was typed and ticked, without loading it again.";
    public static final String SEARCH =
            "Search the web. Returns title, url and snippet of each result; the current page"
                    + " stays.";
    public static final String BACK = "Go back to the page before. Returns it as it was left.";
    public static final String LOGIN =
            "Sign in with the login form of the current page. Returns the page after it and whether"
                    + " it worked.";
    public static final String ENTER_CODE =
            "Enter a verification code where the current page asks for one. Returns the page after"
                    + " it.";
    public static final String FIND =
            "Find elements of the current page by text (any case), by ARIA role, or by both.";
    public static final String TABLES = "The tables of the current page as headers and rows.";
    public static final String PAGE_INFO =
            "What the current page is and what can be done on it: type, suggested actions with"
                    + " element ids, alerts, pagination, CAPTCHA. Cheap.";
    public static final String FILL_FORM =
            "Fill in several fields at once, by label, name or element id; optionally send the form"
                    + " then.";
    public static final String DELTA =
            "What the last action changed on the page: much shorter than the page.";
    public static final String READ =
            "The main content of the current page as Markdown for reading; links, buttons and"
                    + " fields carry their ids.";
    public static final String SCROLL =
            "Scroll to an element, or by some pixels; one window down if nothing is said.";
    public static final String HOVER =
            "Put the pointer over an element, to see menus that open that way.";
    public static final String UPLOAD = "Put a file into a file field.";
    public static final String DOWNLOAD =
            "Get a file by its address or by the id of a link to it; without either, the last file"
                    + " that came in place of a page. Returns name, type and size, and the content of"
                    + " text. The current page stays.";
    public static final String EXPLAIN =
            "Everything known of an element: its state, what it belongs to, why it is hidden and"
                    + " what would show it. Without an id: why the page is said to be what it is.";
    public static final String CLOSE = "End the session: cookies, history and forms are forgotten.";

    public static final String URL = "Address of the page, http or https";
    public static final String ID = "Id of the element";
    public static final String TEXT = "What to type";
    public static final String VALUE = "Value or label of the option";
    public static final String QUERY = "What to search for";
    public static final String ENGINE = "duckduckgo (default) or google";
    public static final String USERNAME = "User name or email address";
    public static final String PASSWORD = "Password";
    public static final String CODE = "The code";
    public static final String FIND_TEXT = "Part of the element's text";
    public static final String FIND_ROLE = "ARIA role, such as button, link, textbox, heading";
    public static final String FIND_WITHIN =
            "Id of an element: only what stands in it or, for a heading, under it";
    public static final String FIND_NTH = "Which of several, counted from 0";
    public static final String FIELDS =
            "Values by label, name or id of the field; true and false for boxes";
    public static final String SUBMIT = "Whether to send the form then; false by default";
    public static final String TASK = "What is looked for: parts that fit it are kept first";
    public static final String DX = "Pixels to the right";
    public static final String DY = "Pixels down; negative goes up";
    public static final String FILE_NAME = "Name of the file";
    public static final String FILE_URL = "Address of the file, http or https";
    public static final String FILE_LINK = "Id of a link to the file";
    public static final String FILE_FROM =
            "Character of the text to begin at, as 'next' of the answer before gives it";
    public static final String FILE_CONTENT = "Content as text";
    public static final String FILE_BASE64 = "Content in Base64, in place of content";
    public static final String FILE_TYPE = "Media type; text/plain by default";
    public static final String FORMAT = "compact (default) or json, or another text format";
    public static final String DELTA_FORMAT = "compact (default) or json";
    public static final String SCOPE =
            "all (default), visible, above_fold, visible_above_fold, main, article, interactive (what can be"
                    + " operated), form:ID, region:ROLE, or a handle such as expand(nav#n3)";
    public static final String MAX_TOKENS =
            "Most tokens of text; what matters least is left out and named at the end";

    private Descriptions() {}
}
